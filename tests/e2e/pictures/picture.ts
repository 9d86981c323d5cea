import type { OperationName, Operations } from '#schemas/generated/operations.ts';
import type { Person } from '../person.ts';
import { expect, type Page } from '../test.ts';

/** A picture of the running product. */
export interface Picture {
  /** Of its file. */
  name: string;
  /** Goes there and waits until what matters is to be seen. */
  show(place: Place): Promise<void>;
}

export interface Place {
  page: Page;
  /** Whoever looks, to ask for the records that are shown. */
  person: Person;
}

/** Pictures of one person, in one kind of window. */
export interface PictureSet {
  /** Below the project. */
  folder: string;
  type: 'png' | 'webp';
  /** None: nobody has signed in. */
  account?: string;
  /** None: of the platform as a whole. */
  tenant?: string;
  width: number;
  height: number;
  /** Pixels of the picture to one of the window. */
  scale?: number;
  pictures: readonly Picture[];
}

/** The picture of a list, once it has rows. */
export const list = (name: string, path: string): Picture => ({
  name,
  async show({ page }) {
    await page.goto(path);
    await expect(page.getByRole('row').nth(1)).toBeVisible();
  },
});

/** Id of the first record that a list has. @throws Error when there is none */
export async function firstId<Name extends OperationName>(
  person: Person,
  name: Name,
  input: Operations[Name]['input'],
): Promise<string> {
  const { rows = [] } = (await person.call(name, input)) as { rows?: readonly { id?: string }[] };
  const id = rows[0]?.id;
  if (!id) throw new Error(`${name} has no record for a picture`);
  return id;
}

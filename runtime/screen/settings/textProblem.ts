import { texts } from './texts.ts';

/** Most characters of a name, of a help, and of what is said of a version. */
export const mostCharacters = { name: 60, help: 200, note: 200 } as const;

/** What is wrong with a text of a person's; undefined where nothing is. */
export function textProblem({
  text,
  most,
  needed,
}: {
  text: string;
  most: number;
  /** Said where it is empty; without it it may be. */
  needed?: string | undefined;
}): string | undefined {
  if (needed !== undefined && text.trim() === '') return needed;
  return text.trim().length > most ? texts.tooLong(most) : undefined;
}

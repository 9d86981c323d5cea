/** What `x-roll` says: a field made of the records that refer to this one. */
import type { Json, Property, RollWord } from '#generators/formats.ts';

/** Every way to take records together. */
export const rollWords: readonly RollWord[] = ['count', 'sum', 'min', 'max', 'latest'];

/** Records of `entity` that refer to this one by their field `by` and fit `where`; all but a count are of one of their fields. */
export interface Roll {
  word: RollWord;
  entity: string;
  field: string | undefined;
  by: string;
  /** Also those that refer to a record below this one, in a tree. */
  isBelow: boolean;
  where: Readonly<Record<string, Json>>;
}

/** What a field is made of; undefined where it is no such field. */
export function rollOf({ 'x-roll': roll }: Pick<Property, 'x-roll'>): Roll | undefined {
  const word = roll && rollWords.find((each) => roll[each] !== undefined);
  if (!roll || word === undefined) return undefined;
  const [entity = '', field] = (roll[word] ?? '').split('.');
  return { word, entity, field, by: roll.by, isBelow: roll.below === true, where: roll.where ?? {} };
}

/** Whether it has a value even where no record refers to this one: a count or a sum, then 0. */
export function isAlwaysThere({ word }: Roll): boolean {
  return word === 'count' || word === 'sum';
}

/** Whether a record fits a fixed condition: each field has the value, or one of several. */
export function fitsFixed({
  where,
  record,
}: {
  where: Roll['where'];
  record: Readonly<Record<string, unknown>>;
}): boolean {
  return Object.entries(where).every(([field, wanted]) => [wanted].flat().includes(record[field] as Json));
}

import type { EntityWords } from '#schemas/generated/words.ts';
import type { About, Erase, Property } from './formats.ts';

/** Whose data the records of an entity are, as it is written; `own` says it, too. Undefined where they are nobody's. */
export function aboutWords({
  about,
  own,
}: Pick<EntityWords, 'about' | 'own'>): Exclude<EntityWords['about'], string | undefined> | undefined {
  if (about === undefined) return own === undefined ? undefined : { field: own };
  return typeof about === 'string' ? { field: about } : about;
}

/** The same in full. */
export function aboutOf({
  words,
  properties,
}: {
  words: Pick<EntityWords, 'about' | 'own'>;
  properties: Record<string, Property>;
}): About | undefined {
  const said = aboutWords(words);
  if (!said) return undefined;
  return {
    field: said.field,
    ...(said.of !== undefined
      ? { by: 'record', of: said.of }
      : { by: properties[said.field]?.['x-ref'] === 'person' ? 'person' : 'user' }),
    ...(said.account !== undefined && { account: said.account }),
    where: Object.fromEntries(Object.entries(said.where ?? {}).map(([field, value]) => [field, [value].flat()])),
  };
}

/** What becomes of them when the data of that person are deleted, in full. */
export function eraseOf({ erase }: Pick<EntityWords, 'erase'>): Erase | undefined {
  if (erase === undefined) return undefined;
  if (typeof erase === 'string') return { kind: erase };
  const { keep, blank = [], awaits } = erase;
  return { kind: 'keep', why: keep, blank, ...(awaits !== undefined && { awaits }) };
}

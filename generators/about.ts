import type { EntityWords } from '#schemas/generated/words.ts';
import type { About, Property } from './formats.ts';

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
    by: properties[said.field]?.['x-ref'] === 'person' ? 'person' : 'user',
    where: Object.fromEntries(Object.entries(said.where ?? {}).map(([field, value]) => [field, [value].flat()])),
  };
}

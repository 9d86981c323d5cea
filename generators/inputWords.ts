import type { Entity } from './formats.ts';
import { childrenOf, type Schema } from './schema.ts';

/** The title of each field by its place in the input: `/options` → 选项; the places of entries have a star for the index. */
function titlesOf(input: Schema): Record<string, string> {
  return wordsOf({ input, word: 'title' });
}

/** The same of a call: with the fields of its entity, and of its entries, that it does not take, as those are refused by their titles too. */
export function titlesOfCall({ input, entity }: { input: Schema; entity: Entity | undefined }): Record<string, string> {
  const seen = Object.entries(entity?.properties ?? {}).filter(([, { 'x-hidden': isHidden }]) => !isHidden);
  return { ...titlesOf({ properties: Object.fromEntries(seen) }), ...titlesOf(input) };
}

/** What is said where nothing is given, by the place of the field. */
export function emptiesOf(input: Schema): Record<string, string> {
  return wordsOf({ input, word: 'x-empty' });
}

/** A word of each field by its place. */
function wordsOf({ input, word }: { input: Schema; word: 'title' | 'x-empty' }): Record<string, string> {
  const words: Record<string, string> = {};
  const visit = ({ schema, place }: { schema: Schema; place: string }): void => {
    const text = schema[word];
    if (text && place && !place.endsWith('/*') && words[place] === undefined) words[place] = text;
    if (word === 'title') Object.assign(words, entryWords({ schema, place }));
    for (const [name, inner] of Object.entries(schema.properties ?? {}))
      visit({ schema: inner, place: `${place}/${name}` });
    if (schema.items) visit({ schema: schema.items, place: `${place}/*` });
    const nested = new Set<Schema>([
      ...Object.values(schema.properties ?? {}),
      ...(schema.items ? [schema.items] : []),
    ]);
    for (const inner of childrenOf(schema)) if (!nested.has(inner)) visit({ schema: inner, place });
  };
  visit({ schema: input, place: '' });
  return words;
}

/** What an entry of a list is called; the field that it cannot be without is then the entry itself. */
function entryWords({ schema, place }: { schema: Schema; place: string }): Record<string, string> {
  const name = schema['x-entry'];
  const [main] = schema.items?.required ?? [];
  return { ...(name && { [`${place}/*`]: name }), ...(name && main && { [`${place}/*/${main}`]: '' }) };
}

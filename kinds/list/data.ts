import type { Json, Property } from '#generators/formats.ts';
import { brokenLists } from '../data/broken.ts';
import { has } from '../data/condition.ts';
import { someEntries } from '../data/filled.ts';
import type { DataKind } from '../data/kind.ts';
import type { SamplePlace } from '../data/sample.ts';
import { jsonCell } from '../json/data/cell.ts';

export const list: DataKind = {
  fits: ({ type, items }) => type === 'array' && items?.type === 'object',
  example: {
    type: 'array',
    title: '条目',
    items: {
      type: 'object',
      properties: { name: { type: 'string', title: '名称', maxLength: 100 } },
      required: ['name'],
    },
  },
  columnType: () => 'jsonb',
  filled: someEntries,
  isShareable: false,
  isSortable: false,
  listed: 'quiet',
  listWidth: 160,
  isLarge: true,
  condition: has,
  sample(place) {
    const { minItems = 1, maxItems = 5, items = {} } = place.property;
    const count = place.random.integer(Math.max(1, minItems), Math.max(minItems, Math.min(5, maxItems)));
    const entries = Array.from({ length: count }, (_, i) =>
      sampleEntry({
        place: { ...place, property: items, index: place.index + i },
        isUnique: place.property['x-parts'] !== undefined,
      }),
    );
    return withoutRepetition({ entries, items });
  },
  broken: brokenLists,
  cell: jsonCell,
};

/** Parts may have what no two of them share. */
function sampleEntry({ place, isUnique }: { place: SamplePlace; isUnique: boolean }): Record<string, Json> {
  const entries = Object.entries(place.property.properties ?? {}).flatMap(([name, property]): [string, Json][] => {
    // The id of a part is given by the server, and so is what is computed of it.
    if (property['x-id'] || property.readOnly) return [];
    const value = place.inner({ ...place, name, property, isUnique, labelOf: undefined });
    return value === undefined ? [] : [[name, value]];
  });
  return Object.fromEntries(entries);
}

/** Entries that differ in the first field taken from a dictionary: a list of kinds names each kind once. */
function withoutRepetition({ entries, items }: { entries: Record<string, Json>[]; items: Property }): Json[] {
  const [key] = Object.entries(items.properties ?? {}).flatMap(([name, property]) =>
    property['x-dict'] ? [name] : [],
  );
  if (key === undefined) return entries;
  return [...new Map(entries.map((entry) => [entry[key], entry])).values()];
}

import type { Dictionary, Json, Property } from './formats.ts';
import { dictionaryOf, kindOf } from './kinds.ts';
import { organisations, people, sentences, tags, topics } from './sample-words.ts';
import type { Random } from './sample-random.ts';

/** What a made-up value depends on. */
export interface ValuePlace {
  name: string;
  property: Property;
  /** Number of the record, from 0. */
  index: number;
  /** No other record may have the same value. */
  isUnique: boolean;
  /** Title of the entity where this field is what its records are called by. */
  labelOf?: string | undefined;
  random: Random;
  dictionaries: Record<string, Dictionary>;
}

/** Numbers of records are written with two digits: `cert-03`. */
export function sampleId({ entity, index }: { entity: string; index: number }): string {
  return `${entity}-${String(index + 1).padStart(2, '0')}`;
}

/** A value that a field may have, or undefined where none can be made up. */
export function sampleValue(place: ValuePlace): Json | undefined {
  const { property, index, isUnique, random } = place;
  if (property.const !== undefined) return property.const;
  if (property.enum) return random.pick(property.enum);
  if (property.examples?.length && (!isUnique || index < property.examples.length))
    return property.examples[index % property.examples.length];
  switch (kindOf(property)) {
    case 'boolean':
      return random.next() < 0.5;
    case 'integer':
    case 'number':
      return sampleNumber(place);
    case 'dict':
      return random.pick(codesOf(place));
    case 'dictList':
      return distinct({
        count: random.integer(Math.max(1, property.minItems ?? 1), 2),
        make: () => random.pick(codesOf(place)),
      });
    case 'tags':
      return sampleTags(place);
    case 'list':
      return sampleList(place);
    case 'json':
      return {};
    case 'ref':
      return property['x-ref'] ? sampleId({ entity: property['x-ref'], index }) : undefined;
    default:
      return sampleText(place);
  }
}

function codesOf({ property, dictionaries }: ValuePlace): string[] {
  const dictionary = dictionaries[dictionaryOf(property) ?? ''];
  return dictionary?.values.flatMap(({ code, isRetired }) => (isRetired ? [] : [code])) ?? [];
}

function sampleNumber({ property, random, index, isUnique }: ValuePlace): number {
  const step = property.multipleOf ?? 1;
  const least = property.minimum ?? (property.exclusiveMinimum === undefined ? 0 : property.exclusiveMinimum + step);
  const most =
    property.maximum ??
    (property.exclusiveMaximum === undefined ? least + 100 * step : property.exclusiveMaximum - step);
  const steps = Math.min(Math.floor((most - least) / step), 100);
  const value = Math.ceil(least / step) * step + (isUnique ? index : random.integer(0, Math.max(steps - 1, 0))) * step;
  return Number(value.toFixed(6));
}

function sampleTags(place: ValuePlace): Json[] {
  const { property, random, name } = place;
  const { minItems = 1, maxItems = 3, items } = property;
  const count = random.integer(Math.max(1, minItems), Math.max(minItems, Math.min(3, maxItems)));
  const isPlain = !items || (items.type === 'string' && !items.format && !items.pattern && !items.enum);
  return distinct({
    count,
    make: () =>
      isPlain ? random.pick(tags) : sampleValue({ ...place, name, property: items, index: random.integer(0, 19) }),
  });
}

function sampleList(place: ValuePlace): Json[] {
  const { minItems = 1, maxItems = 5, items } = place.property;
  const count = place.random.integer(Math.max(1, minItems), Math.max(minItems, Math.min(5, maxItems)));
  const entries = Array.from({ length: count }, (_, i) =>
    sampleObject({ ...place, property: items ?? {}, index: place.index + i }),
  );
  return withoutRepetition({ entries, items: items ?? {} });
}

/** Entries that differ in the first field taken from a dictionary: a list of kinds names each kind once. */
function withoutRepetition({ entries, items }: { entries: Record<string, Json>[]; items: Property }): Json[] {
  const [key] = Object.entries(items.properties ?? {}).flatMap(([name, property]) =>
    property['x-dict'] ? [name] : [],
  );
  if (key === undefined) return entries;
  return [...new Map(entries.map((entry) => [entry[key], entry])).values()];
}

function sampleObject(place: ValuePlace): Record<string, Json> {
  const entries = Object.entries(place.property.properties ?? {}).flatMap(([name, property]): [string, Json][] => {
    const value = sampleValue({ ...place, name, property, isUnique: false, labelOf: undefined });
    return value === undefined ? [] : [[name, value]];
  });
  return Object.fromEntries(entries);
}

function distinct({ count, make }: { count: number; make: () => Json | undefined }): Json[] {
  const values = new Map<string, Json>();
  for (let i = 0; i < count * 10 && values.size < count; i++) {
    const value = make();
    if (value !== undefined) values.set(JSON.stringify(value), value);
  }
  return [...values.values()];
}

function sampleText(place: ValuePlace): string | undefined {
  const { property } = place;
  const { minLength = 0, maxLength = 20_000, pattern } = property;
  const fits = (text: string) =>
    text.length >= minLength && text.length <= maxLength && (!pattern || new RegExp(pattern, 'u').test(text));
  return textsFor(place)
    .map((text) => padded({ text: shortened({ text, place }), minLength }))
    .find(fits);
}

function padded({ text, minLength }: { text: string; minLength: number }): string {
  return text.length >= minLength ? text : text + '一'.repeat(minLength - text.length);
}

/** Cut to what the field holds; the number that makes it unlike others stays. */
function shortened({ text, place: { property, index, isUnique } }: { text: string; place: ValuePlace }): string {
  const most = property.maxLength ?? 20_000;
  if (text.length <= most) return text;
  const number = isUnique ? String(index + 1) : '';
  return text.slice(0, Math.max(most - number.length, 0)) + number;
}

/** Texts to try, the best first; the later ones are for patterns. */
function textsFor(place: ValuePlace): string[] {
  const { index } = place;
  const number = String(index + 1).padStart(4, '0');
  return [
    naturalText(place),
    `${place.name}-${number}`,
    `A${number}`,
    `a${number}`,
    number,
    `1380000${number}`,
    `#1F${number}`,
    `1.${index}.0`,
    `a12-m${index + 1}`,
    `${place.name}.sample${number}`,
    `/sample/${number}`,
    'a',
  ];
}

const dayOfYear = (index: number): string =>
  `2024-${String((index % 12) + 1).padStart(2, '0')}-${String(((index * 7) % 28) + 1).padStart(2, '0')}`;

function naturalText(place: ValuePlace): string {
  const { name, property, index, random, labelOf, isUnique } = place;
  const title = property.title ?? '';
  const number = isUnique ? `（${index + 1}）` : '';
  switch (property.format) {
    case 'email':
      return `user${index + 1}@example.com`;
    case 'uri':
      return `https://example.com/${name}/${index + 1}`;
    case 'site-path':
      return `/${name}/${index + 1}`;
    case 'phone':
      return `138${String(10_000_000 + index * 37).padStart(8, '0')}`;
    case 'date':
      return dayOfYear(index);
    case 'date-time':
      return `${dayOfYear(index)} 09:${String(index % 60).padStart(2, '0')}:00`;
    default:
  }
  switch (kindOf(property)) {
    case 'richText':
      return `<p>${random.pick(sentences)}${number}</p>`;
    case 'longText':
      return `${random.pick(sentences)}${number}`;
    case 'image':
    case 'file':
      return `/api/file/sample-${index + 1}`;
    case 'password':
      return 'Demo-2024';
    default:
  }
  const topic = topics[index % topics.length] ?? '';
  if (/account|email/i.test(name)) return `user${String(index + 1).padStart(2, '0')}`;
  if (/phone|mobile|tel/i.test(name)) return `138${String(10_000_000 + index * 37).padStart(8, '0')}`;
  if (/编码|代码|编号|证号/.test(title))
    return `${name
      .replace(/[^A-Za-z]/g, '')
      .slice(0, 4)
      .toUpperCase()}-${String(index + 1).padStart(4, '0')}`;
  if (/姓名|昵称|联系人/.test(title)) return people[index % people.length] ?? '';
  if (/机构|单位|学校|企业/.test(title)) return `${organisations[index % organisations.length]}${number}`;
  if (/^(url|mime|path|screen|entity|key|ip)$/i.test(name) || /Id$|By$|Hash$|Url$/.test(name))
    return `${name}-${index + 1}`;
  if (labelOf) return `${topic}${labelOf}`;
  return `${topic}${title}${number}`;
}

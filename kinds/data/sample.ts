import type { Dictionary, Json, Property } from '#generators/formats.ts';
import { dictionaryOf } from './property.ts';

/** Numbers that look random and are the same on every run. */
export interface Random {
  /** From 0 up to, not including, 1. */
  next(): number;
  /** A whole number from `least` to `most`. */
  integer(least: number, most: number): number;
  pick<Value>(values: readonly Value[]): Value | undefined;
}

/** What a made-up value depends on. */
export interface SamplePlace {
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
  /** A value of a field inside this one. */
  inner(place: SamplePlace): Json | undefined;
}

/** Numbers of records are written with two digits: `cert-03`. */
export function sampleId({ entity, index }: { entity: string; index: number }): string {
  return `${entity}-${String(index + 1).padStart(2, '0')}`;
}

/** The codes in use of the dictionary a field takes its values from. */
export function codesInUse({ property, dictionaries }: SamplePlace): string[] {
  const dictionary = dictionaries[dictionaryOf(property) ?? ''];
  return dictionary?.values.flatMap(({ code, isRetired }) => (isRetired ? [] : [code])) ?? [];
}

/** Up to `count` values that differ. */
export function distinct({ count, make }: { count: number; make: () => Json | undefined }): Json[] {
  const values = new Map<string, Json>();
  for (let i = 0; i < count * 10 && values.size < count; i++) {
    const value = make();
    if (value !== undefined) values.set(JSON.stringify(value), value);
  }
  return [...values.values()];
}

/** Behind a text that no other record may have: the number of its record. */
export function mark({ isUnique, index }: SamplePlace): string {
  return isUnique ? `（${index + 1}）` : '';
}

/** The text, or where the field's limits and pattern refuse it the first of some others that they take. */
export function fittingText({ text, place }: { text: string; place: SamplePlace }): string | undefined {
  const { minLength = 0, maxLength = 20_000, pattern } = place.property;
  const fits = (each: string) =>
    each.length >= minLength && each.length <= maxLength && (!pattern || new RegExp(pattern, 'u').test(each));
  return [text, ...textsForPatterns(place)]
    .map((each) => padded({ text: shortened({ text: each, place }), minLength }))
    .find(fits);
}

function padded({ text, minLength }: { text: string; minLength: number }): string {
  return text.length >= minLength ? text : text + '一'.repeat(minLength - text.length);
}

/** Cut to what the field holds; the number that makes it unlike others stays. */
function shortened({ text, place: { property, index, isUnique } }: { text: string; place: SamplePlace }): string {
  const most = property.maxLength ?? 20_000;
  if (text.length <= most) return text;
  const number = isUnique ? String(index + 1) : '';
  return text.slice(0, Math.max(most - number.length, 0)) + number;
}

function textsForPatterns({ name, index }: SamplePlace): string[] {
  const number = String(index + 1).padStart(4, '0');
  return [
    `${name}-${number}`,
    `A${number}`,
    `a${number}`,
    number,
    `1380000${number}`,
    `#1F${number}`,
    `1.${index}.0`,
    `a12-m${index + 1}`,
    `${name}.sample${number}`,
    `/sample/${number}`,
    'a',
  ];
}

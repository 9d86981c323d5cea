/** Computed fields (`x-value`) as the database computes them: for previews, samples and rules that look at them. */
import type { Json, Property } from '#generators/formats.ts';
import { evaluate, variablesOf } from '../expressions.ts';
import { remembered } from './remembered.ts';
import { decimalsOf } from './decimals.ts';

type Values = Readonly<Record<string, Json>>;
type Properties = Readonly<Record<string, Property>>;

/** Of what a field is made: always, or where a new record does not say it. */
export type ValueWord = 'x-value' | 'x-default';

/** The computed fields of a record. */
export function computedValues({
  properties,
  record,
}: {
  properties: Properties;
  record: Values;
}): Record<string, Json> {
  return made({ properties, record, word: 'x-value', order: valueOrder({ properties }) });
}

/** What a new record has in the fields that it does not name (`x-default`, rule V17). */
export function usualValues({ properties, record }: { properties: Properties; record: Values }): Record<string, Json> {
  const order = valueOrder({ properties, word: 'x-default' }).filter((field) => record[field] === undefined);
  return made({ properties, record, word: 'x-default', order });
}

function made({
  properties,
  record,
  word,
  order,
}: {
  properties: Properties;
  record: Values;
  word: ValueWord;
  order: readonly string[];
}): Record<string, Json> {
  const whole: Record<string, Json> = { ...record };
  for (const field of order) whole[field] = computed({ property: properties[field] ?? {}, record: whole, word });
  return Object.fromEntries(order.map((field) => [field, whole[field] ?? null]));
}

/** The computed fields, each behind those that it is made of; those of a circle are left out. */
export function valueOrder({
  properties,
  word = 'x-value',
}: {
  properties: Properties;
  word?: ValueWord;
}): readonly string[] {
  return orders[word](properties);
}

const orders = {
  'x-value': remembered((properties: Properties) => orderOf({ properties, word: 'x-value' })),
  'x-default': remembered((properties: Properties) => orderOf({ properties, word: 'x-default' })),
};

function orderOf({ properties, word }: { properties: Properties; word: ValueWord }): readonly string[] {
  const order: string[] = [];
  const visit = (field: string, above: readonly string[]): boolean => {
    const expression = properties[field]?.[word];
    if (expression === undefined || order.includes(field)) return true;
    if (above.includes(field)) return false;
    const isComputable = variablesOf(expression).every((each) => visit(each, [...above, field]));
    if (isComputable) order.push(field);
    return isComputable;
  };
  for (const field of Object.keys(properties)) visit(field, []);
  return order;
}

function computed({ property, record, word }: { property: Property; record: Values; word: ValueWord }): Json {
  const { type, multipleOf } = property;
  const value = evaluate(property[word] ?? null, record);
  return typeof value === 'number' ? storedNumber({ value, isInteger: type === 'integer', step: multipleOf }) : value;
}

/** A computed number as the database stores it: with the decimals of its field, halves away from 0; null where it is none. */
export function storedNumber({
  value,
  isInteger,
  step = isInteger ? 1 : 0.01,
}: {
  value: number;
  isInteger: boolean;
  step?: number | undefined;
}): number | null {
  if (!Number.isFinite(value)) return null;
  const factor = 10 ** decimalsOf(step);
  // The database computes in decimals: 1.005 is a half there, and here a little less.
  const size = Math.round(Number((Math.abs(value) * factor).toPrecision(15)));
  // Added to 0, as there is no -0 in a database.
  return 0 + (Math.sign(value) * size) / factor;
}

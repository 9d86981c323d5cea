/** Conditions of fields (`x-when`, `x-readOnlyWhen`) as a save holds them: the same on the server and in memory. */
import type { Json, Property } from '#generators/formats.ts';
import { isTrue } from '../expressions.ts';
import { remembered } from './remembered.ts';
import { isSame } from './same.ts';

type Values = Readonly<Record<string, Json>>;

interface Saved {
  properties: Readonly<Record<string, Property>>;
  /** The record as it is stored; of a new one its defaults. */
  before: Values;
  /** What is sent of it. */
  values: Values;
}

/**
 * The values without those of fields that the record, as it would be, does not have: what nobody sees is not filled in.
 * What empties such a field stays, and so does what is stored of it.
 */
export function shownValues({ properties, before, values }: Saved): Record<string, Json> {
  const kept: Record<string, Json> = { ...values };
  for (const field of unshownFields({ properties, before, values })) delete kept[field];
  return kept;
}

/** The fields of which values are sent though the record, as it would be, does not have them. */
export function unshownFields({ properties, before, values }: Saved): string[] {
  const conditional = conditionalFields(properties);
  if (conditional.size === 0) return [];
  const record: Record<string, Json> = { ...before, ...values };
  const found: string[] = [];
  for (const [field, value] of Object.entries(values)) {
    if (!conditional.has(field)) continue;
    const property = properties[field];
    if (isTrue(property?.['x-when'], record) || isClearing({ property, value })) continue;
    found.push(field);
    record[field] = before[field] ?? null;
  }
  return found;
}

/** The fields of a stored record that are sent with another value though they no longer change. */
export function fixedFields({ properties, before, values }: Saved): string[] {
  return Object.entries(values).flatMap(([field, value]) => {
    const condition = properties[field]?.['x-readOnlyWhen'];
    const isFixed = condition !== undefined && isTrue(condition, before);
    return isFixed && !isSame(value ?? null, before[field] ?? null) ? [field] : [];
  });
}

/** Said of a field that no longer changes. */
export function fixedText({ title }: { title: string }): string {
  return `${title} 现在不能再改`;
}

/** The fields that not every record has. */
const conditionalFields = remembered(
  (properties: Saved['properties']): ReadonlySet<string> =>
    new Set(Object.keys(properties).filter((field) => properties[field]?.['x-when'] !== undefined)),
);

function isClearing({ property, value }: { property: Property | undefined; value: Json }): boolean {
  return value === null || value === '' || isSame(value, []) || isSame(value, property?.default);
}

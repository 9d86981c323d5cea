import type { Json, Property } from '#generators/formats.ts';

/** What a column is compared with. */
export interface Comparison {
  /** The column, quoted. */
  column: string;
  property: Property;
  value: Json;
  /** Keeps a value for the statement and gives its placeholder. */
  add(value: unknown): string;
}

/** Terms of SQL that must all be true. */
export type Condition = (comparison: Comparison) => string[];

/** Equal; one of a list; from and to. */
export const equals: Condition = ({ column, value, add }) => {
  if (Array.isArray(value)) {
    // One of none is nothing, not everything.
    if (value.length === 0) return ['false'];
    return value.length === 1 ? [`${column} = ${add(value[0])}`] : [`${column} = any(${add(value)})`];
  }
  if (typeof value !== 'object' || value === null) return [`${column} = ${add(value)}`];
  const { from, to } = value;
  return [...(isOpen(from) ? [] : [`${column} >= ${add(from)}`]), ...(isOpen(to) ? [] : [`${column} <= ${add(to)}`])];
};

/** As `equals`, but a text is looked for inside the field, unless it is an id or an address of a known form. */
export const contains: Condition = (comparison) => {
  const { column, property, value, add } = comparison;
  const isSought = typeof value !== 'object' && !property.format && !property['x-id'];
  return isSought ? [`${column} ilike ${add(containing(String(value)))}`] : equals(comparison);
};

/** Of a column of JSON: it has the value, or one of several. */
export const has: Condition = (comparison) => {
  const { column, value, add } = comparison;
  if (Array.isArray(value)) return value.length === 0 ? ['false'] : [`${column} ?| ${add(value)}`];
  return typeof value === 'object' ? equals(comparison) : [`${column} ? ${add(value)}`];
};

/** As `equals`, but a day that ends a range of moments is meant to its end. */
export const within: Condition = (comparison) => {
  const { column, value, add } = comparison;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return equals(comparison);
  const { to, ...from } = value;
  if (typeof to !== 'string' || to.length !== 10) return equals(comparison);
  return [...equals({ ...comparison, value: from }), `${column} < (${add(to)}::date + 1)`];
};

/** The pattern of `ilike` for what holds a text. */
export function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, (special) => `\\${special}`)}%`;
}

function isOpen(bound: Json | undefined): boolean {
  return bound === undefined || bound === null || bound === '';
}

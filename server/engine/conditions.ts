import type { Entity, Json, Property } from '#generators/formats.ts';
import type { Values } from './context.ts';
import { living, recycled } from './living.ts';

/** SQL text under construction: `add` stores a value and gives its placeholder. */
export class Parameters {
  readonly values: unknown[] = [];

  add(value: unknown): string {
    this.values.push(value);
    return `$${this.values.length}`;
  }
}

/** Quoted name of a field of the catalogue; names come from the catalogue only, never from a caller. */
export function column(name: string): string {
  return `"${name}"`;
}

/**
 * The conditions of a list as SQL: the tenant (without one, what row-level security lets the caller see), life, keyword and one filter a field.
 * A text field contains the value; codes, references and ids equal it or one of a list; numbers and times lie in {from, to}.
 */
export function conditions({
  entity,
  filters,
  parameters,
  tenantId,
  isRecycled = false,
}: {
  entity: Entity;
  filters: Values;
  parameters: Parameters;
  tenantId: string | undefined;
  isRecycled?: boolean;
}): string {
  const parts: string[] = [];
  if (entity.scope === 'tenant' && tenantId !== undefined) parts.push(`"tenantId" = ${parameters.add(tenantId)}`);
  if (entity.hasRecycle) parts.push(isRecycled ? recycled() : living());
  const { keyword } = filters;
  if (typeof keyword === 'string' && keyword.trim() !== '' && entity.search.length > 0) {
    const pattern = parameters.add(containing(keyword.trim()));
    parts.push(`(${entity.search.map((field) => `${column(field)} ilike ${pattern}`).join(' or ')})`);
  }
  for (const [field, property] of Object.entries(entity.properties)) {
    const value = filters[field];
    if (value !== undefined && value !== null && value !== '' && property['x-column'] !== false)
      parts.push(...condition({ field, property, value, parameters }));
  }
  return parts.length > 0 ? parts.join(' and ') : 'true';
}

/**
 * The SQL of a sort word such as `-createdTime`; the id makes the order total. It counts upwards either way: records of
 * one import have one time of creation and stand in the order of their sheet.
 */
export function ordering({ entity, sort }: { entity: Entity; sort: string }): string {
  const direction = sort.startsWith('-') ? 'desc' : 'asc';
  const field = sort.replace(/^-/, '');
  const name = field in entity.properties ? field : 'createdTime';
  return `${column(name)} ${direction}, "id"`;
}

function condition({
  field,
  property,
  value,
  parameters,
}: {
  field: string;
  property: Property;
  value: Json;
  parameters: Parameters;
}): string[] {
  const name = column(field);
  if (Array.isArray(value)) {
    // One of none is nothing, not everything.
    if (value.length === 0) return ['false'];
    if (property.type === 'array') return [`${name} ?| ${parameters.add(value)}`];
    return value.length === 1 ? [`${name} = ${parameters.add(value[0])}`] : [`${name} = any(${parameters.add(value)})`];
  }
  if (typeof value === 'object' && value !== null) return range({ name, property, value, parameters });
  if (property.type === 'array') return [`${name} ? ${parameters.add(value)}`];
  const isText =
    property.type === 'string' && !property['x-dict'] && !property['x-ref'] && !property.format && !isIdentifier(field);
  return isText
    ? [`${name} ilike ${parameters.add(containing(String(value)))}`]
    : [`${name} = ${parameters.add(value)}`];
}

function isIdentifier(field: string): boolean {
  return field === 'id' || field.endsWith('Id') || field.endsWith('By');
}

function range({
  name,
  property,
  value,
  parameters,
}: {
  name: string;
  property: Property;
  value: Record<string, Json>;
  parameters: Parameters;
}): string[] {
  const { from, to } = value;
  const isWholeDay = property.format === 'date-time' && typeof to === 'string' && to.length === 10;
  return [
    ...(from === undefined || from === null || from === '' ? [] : [`${name} >= ${parameters.add(from)}`]),
    ...(to === undefined || to === null || to === ''
      ? []
      : [isWholeDay ? `${name} < (${parameters.add(to)}::date + 1)` : `${name} <= ${parameters.add(to)}`]),
  ];
}

/** The pattern of `ilike` for what holds a text. */
export function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, (special) => `\\${special}`)}%`;
}

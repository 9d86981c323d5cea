import type { Entity } from '#generators/formats.ts';
import { containing } from '#kinds/data/condition.ts';
import { dataKindOf } from '#kinds/data/index.ts';
import type { Values } from './context.ts';
import { living, inRecycleBin } from './living.ts';

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
 * How a field is compared its kind says.
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
  if (entity.hasRecycle) parts.push(isRecycled ? inRecycleBin() : living());
  const { keyword } = filters;
  if (typeof keyword === 'string' && keyword.trim() !== '' && entity.search.length > 0) {
    const pattern = parameters.add(containing(keyword.trim()));
    parts.push(`(${entity.search.map((field) => `${column(field)} ilike ${pattern}`).join(' or ')})`);
  }
  for (const [field, property] of Object.entries(entity.properties)) {
    const value = filters[field];
    if (value !== undefined && value !== null && value !== '' && property['x-column'] !== false)
      parts.push(
        ...dataKindOf(property).condition({
          column: column(field),
          property,
          value,
          add: (bound) => parameters.add(bound),
        }),
      );
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

import { isMadeOnReading } from '#runtime/core/operations/phase.ts';
import type { Entity, Json, Property, ReferredField, Sought } from '#generators/formats.ts';
import { containing } from '#kinds/data/condition.ts';
import { dataKindOf } from '#kinds/data/index.ts';
import { propertyOf } from '#runtime/core/operations/ownFields.ts';
import type { Values } from './context.ts';
import { ownColumn } from './ownFields.ts';
import { inRecycleBin, livingOf } from './living.ts';

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
  const tenant = entity.scope === 'tenant' && tenantId !== undefined ? parameters.add(tenantId) : undefined;
  const inTenant = tenant === undefined ? [] : [`"tenantId" = ${tenant}`];
  const parts = [...inTenant];
  if (entity.hasRecycle || entity.partOf) parts.push(isRecycled ? inRecycleBin() : livingOf({ entity }));
  const { keyword } = filters;
  if (typeof keyword === 'string' && keyword.trim() !== '' && entity.search.length > 0) {
    const pattern = parameters.add(containing(keyword.trim()));
    const found = entity.search.flatMap((field) => {
      const sought = entity.sought[field];
      const term = sought ? ofSought({ field, sought, pattern, tenant }) : `${column(field)} ilike ${pattern}`;
      return term === undefined ? [] : [readable({ property: entity.properties[field], term })];
    });
    parts.push(`(${found.join(' or ')})`);
  }
  const inView = (terms: readonly string[]): string =>
    `"id" in (select "id" from ${column(`${entity.name}View`)} where ${[...inTenant, ...terms].join(' and ')})`;
  for (const [field, property] of Object.entries(entity.properties)) {
    const value = filters[field];
    if (!isAsked(value) || property['x-column'] === false) continue;
    const compared = dataKindOf(property)
      .condition({
        column: column(field),
        property,
        value,
        add: (bound) => parameters.add(bound),
      })
      .map((term) => readable({ property, term }));
    // What is made when it is read has no column of the table, only of the view.
    if (!isMadeOnReading(property)) parts.push(...compared);
    else if (compared.length > 0) parts.push(inView(compared));
  }
  for (const [name, field] of Object.entries(entity.ownFields)) {
    const value = filters[name];
    if (!isAsked(value)) continue;
    const property = propertyOf(field);
    const { column: compared, bound } = ownColumn(field);
    parts.push(
      ...dataKindOf(property).condition({
        column: compared,
        property,
        value,
        add: (given) => bound(parameters.add(given)),
      }),
    );
  }
  for (const [name, referred] of Object.entries(entity.referred)) {
    const value = filters[name];
    if (!isAsked(value)) continue;
    const reference = entity.properties[referred.reference];
    // What is pinned is not what the record referred to has by now.
    const found = reference?.['x-at']
      ? ofPinned({ name, referred, value, parameters }).map((term) => inView([term]))
      : ofReferred({ referred, value, tenant, parameters });
    parts.push(
      ...found.map((term) =>
        [referred.property, reference].reduce((inner, property) => readable({ property, term: inner }), term),
      ),
    );
  }
  return parts.length > 0 ? parts.join(' and ') : 'true';
}

/** Nothing is found by what somebody may not read: else it could be guessed. */
function readable({ property, term }: { property: Property | undefined; term: string }): string {
  const code = property?.['x-read'];
  return code === undefined ? term : `("mayRead"('${code}') and ${term})`;
}

function isAsked(value: Json | undefined): value is Json {
  return value !== undefined && value !== null && value !== '';
}

/** What the view has of a record as it was fits. */
function ofPinned({
  name,
  referred: { property },
  value,
  parameters,
}: {
  name: string;
  referred: ReferredField;
  value: Json;
  parameters: Parameters;
}): string[] {
  return dataKindOf(property).condition({
    column: column(name),
    property,
    value,
    add: (bound) => parameters.add(bound),
  });
}

/** The records that refer to one that is called so. */
function ofSought({
  field,
  sought: { entity, scope, fields },
  pattern,
  tenant,
}: {
  field: string;
  sought: Sought;
  pattern: string;
  tenant: string | undefined;
}): string | undefined {
  const terms = Object.entries(fields).map(([name, property]) =>
    readable({ property, term: `r.${column(name)} ilike ${pattern}` }),
  );
  if (terms.length === 0) return undefined;
  return referring({ reference: field, entity, scope, terms: [`(${terms.join(' or ')})`], tenant });
}

/** The records that refer to one whose field fits: right over a table as over its view. */
function ofReferred({
  referred: { reference, entity, scope, field, property },
  value,
  tenant,
  parameters,
}: {
  referred: ReferredField;
  value: Json;
  /** The placeholder of the tenant, where there is but one. */
  tenant: string | undefined;
  parameters: Parameters;
}): string[] {
  const terms = dataKindOf(property).condition({
    column: `r.${column(field)}`,
    property,
    value,
    add: (bound) => parameters.add(bound),
  });
  return terms.length === 0 ? [] : [referring({ reference, entity, scope, terms, tenant })];
}

/** The records whose reference is one of those that terms over `r` find. */
function referring({
  reference,
  entity,
  scope,
  terms,
  tenant,
}: {
  reference: string;
  entity: string;
  scope: Entity['scope'];
  terms: readonly string[];
  tenant: string | undefined;
}): string {
  const isTenants = scope === 'tenant';
  const within = isTenants && tenant !== undefined ? [`r."tenantId" = ${tenant}`] : [];
  const from = `from ${column(entity)} r where ${[...within, ...terms].join(' and ')}`;
  return isTenants
    ? `("tenantId", ${column(reference)}) in (select r."tenantId", r."id" ${from})`
    : `${column(reference)} in (select r."id" ${from})`;
}

/**
 * The SQL of a sort word such as `-createdTime`; the id makes the order total. It counts upwards either way: records of
 * one import have one time of creation and stand in the order of their sheet.
 */
export function ordering({ entity, sort }: { entity: Entity; sort: string }): string {
  const direction = sort.startsWith('-') ? 'desc' : 'asc';
  const field = sort.replace(/^-/, '');
  const own = entity.ownFields[field];
  if (own) return `${ownColumn(own).column} ${direction}, "id"`;
  const name = field in entity.properties || field in entity.referred ? field : 'createdTime';
  return `${column(name)} ${direction}, "id"`;
}

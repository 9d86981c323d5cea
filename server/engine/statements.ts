import { isOwn } from '#runtime/core/operations/ownFields.ts';
import { isMadeOnReading } from '#runtime/core/operations/phase.ts';
import type { Entity, Json, Property } from '#generators/formats.ts';
import type { Scope } from '../database/database.ts';
import { changing, reading, type Statement } from '../database/statement.ts';
import { column } from './conditions.ts';
import type { Values } from './context.ts';
import { livingOf } from './living.ts';

/** Reads one living record, labels of references added. */
export function readStatement({ entity, scope, id }: { entity: Entity; scope: Scope; id: string }): Statement<Values> {
  return { ...textsOf(entity).read, values: keyOf({ entity, scope, id }) };
}

/** Stores a record; fields it leaves out are empty, system fields are the database's own. */
export function insertStatement({ entity, record }: { entity: Entity; record: Values }): Statement {
  const { fields, insert } = textsOf(entity);
  return { ...insert, values: fields.map(([name, property]) => written({ property, value: record[name] })) };
}

/** Changes the named fields of the record that still has this version; gives its id where there was one. */
export function updateStatement({
  entity,
  scope,
  id,
  version,
  changes,
}: {
  entity: Entity;
  scope: Scope;
  id: string;
  version: number;
  changes: Values;
}): Statement<{ id: string }> {
  const fields = textsOf(entity).fields.filter(([name]) => name !== 'id' && changes[name] !== undefined);
  return {
    ...updateText({ entity, fields }),
    values: [
      ...fields.map(([name, property]) => written({ property, value: changes[name] })),
      ...keyOf({ entity, scope, id }),
      version,
    ],
  };
}

type Field = [string, Property];

/** The statements of an entity, to which a record's values are added; those of updates by the fields they set. */
interface Texts {
  fields: Field[];
  read: Statement<Values>;
  insert: Statement;
  updates: Map<string, Statement<{ id: string }>>;
}

/** By their properties: an entity with what a tenant added has the same, and plans are kept by names. */
const texts = new WeakMap<Entity['properties'], Texts>();

function textsOf(entity: Entity): Texts {
  const known = texts.get(entity.properties);
  if (known) return known;
  const made = makeTexts(entity);
  texts.set(entity.properties, made);
  return made;
}

function makeTexts(entity: Entity): Texts {
  const fields = fieldsToWrite(entity);
  return {
    fields,
    read: reading({
      name: `${entity.name}_read`,
      text: `select * from ${column(`${entity.name}View`)} where ${keyText({ entity, from: 1 })}`,
    }),
    insert: changing({
      name: `${entity.name}_insert`,
      text: `insert into ${column(entity.name)} (${fields.map(([name]) => column(name)).join(', ')})
        values (${fields.map((_, i) => `$${i + 1}`).join(', ')})`,
    }),
    updates: new Map(),
  };
}

/** Screens save the same few sets of fields; a connection keeps a plan of these, not of every set somebody may send. */
const plansKept = 8;

function updateText({ entity, fields }: { entity: Entity; fields: readonly Field[] }): Statement<{ id: string }> {
  const { updates } = textsOf(entity);
  const set = fields.map(([name]) => name).join();
  const kept = updates.get(set);
  if (kept) return kept;
  // Nothing named still makes a version, as a save without a change always did.
  const assignments =
    fields.length === 0
      ? '"id" = "id"'
      : fields.map((field, i) => assignment({ field, placeholder: `$${i + 1}` })).join(', ');
  const key = keyText({ entity, from: fields.length + 1 });
  const text = `update ${column(entity.name)} set ${assignments}
    where ${key} and "version" = $${fields.length + (entity.scope === 'tenant' ? 3 : 2)} returning "id"`;
  if (updates.size >= plansKept) return changing({ text });
  const plan = changing<{ id: string }>({ name: `${entity.name}_update_${updates.size}`, text });
  updates.set(set, plan);
  return plan;
}

/** Of what a tenant added the values that are named change, null takes one away; those of fields out of use stay. */
function assignment({ field: [name, property], placeholder }: { field: Field; placeholder: string }): string {
  return isOwn(property)
    ? `${column(name)} = coalesce(${column(name)}, '{}') || coalesce(${placeholder}::jsonb, '{}')`
    : `${column(name)} = ${placeholder}`;
}

function keyText({ entity, from }: { entity: Entity; from: number }): string {
  const key = entity.scope === 'tenant' ? `"tenantId" = $${from} and "id" = $${from + 1}` : `"id" = $${from}`;
  return `${key} and ${livingOf({ entity })}`;
}

function keyOf({ entity, scope, id }: { entity: Entity; scope: Scope; id: string }): string[] {
  return entity.scope === 'tenant' ? [scope.tenantId, id] : [id];
}

const stamped = new Set(['version', 'createdTime', 'createdBy', 'updatedTime', 'updatedBy', 'deletedTime', 'tenantId']);

/** Whether the database makes its value. */
function isComputed(property: Property): boolean {
  return isMadeOnReading(property) || property['x-value'] !== undefined || property['x-copyOf'] !== undefined;
}

function fieldsToWrite(entity: Entity): Field[] {
  const fields = Object.entries(entity.properties).filter(
    ([name, property]) =>
      property['x-column'] !== false && !stamped.has(name) && !property['x-plainOf'] && !isComputed(property),
  );
  return entity.identity.length > 0 ? [...fields, ['identityHash', { type: 'string' }]] : fields;
}

/** A value as its column takes it: an array or object is a jsonb column, whose text is JSON. */
export function written({ property, value }: { property: Property; value: Json | undefined }): unknown {
  if (value === undefined || value === null) return null;
  return property.type === 'array' || property.type === 'object' || property.type === undefined
    ? JSON.stringify(value)
    : value;
}

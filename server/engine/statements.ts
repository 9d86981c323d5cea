import type { Entity, Json, Property } from '#generators/formats.ts';
import type { Scope, Statement } from '../database/database.ts';
import { column } from './conditions.ts';
import type { Values } from './context.ts';

/** Reads one living record, labels of references added. */
export function readStatement({ entity, scope, id }: { entity: Entity; scope: Scope; id: string }): Statement {
  const { text, values } = found({ entity, scope, id, from: 1 });
  return { name: `${entity.name}_read`, text: `select * from ${column(`${entity.name}View`)} where ${text}`, values };
}

/** Stores a record; fields it leaves out are empty, system fields are the database's own. */
export function insertStatement({ entity, record }: { entity: Entity; record: Values }): Statement {
  const fields = writableFields(entity);
  return {
    name: `${entity.name}_insert`,
    text: `insert into ${column(entity.name)} (${fields.map(([name]) => column(name)).join(', ')}) values (${fields.map((_, i) => `$${i + 1}`).join(', ')})`,
    values: fields.map(([name, property]) => written({ property, value: record[name] })),
  };
}

/** Changes the named fields of the record that still has this version; gives its id where there was one. */
export function updateStatement({ entity, scope, id, version, changes }: { entity: Entity; scope: Scope; id: string; version: number; changes: Values }): Statement {
  const fields = writableFields(entity).filter(([name]) => name !== 'id' && changes[name] !== undefined);
  const { text, values } = found({ entity, scope, id, from: fields.length + 1 });
  // Nothing named still makes a version, as a save without a change always did.
  const set = fields.length === 0 ? `"id" = "id"` : fields.map(([name], i) => `${column(name)} = $${i + 1}`).join(', ');
  const all = [...fields.map(([name, property]) => written({ property, value: changes[name] })), ...values, version];
  const plan = planOf({ entity, fields });
  return { ...(plan && { name: plan }), text: `update ${column(entity.name)} set ${set} where ${text} and "version" = $${all.length} returning "id"`, values: all };
}

function found({ entity, scope, id, from }: { entity: Entity; scope: Scope; id: string; from: number }): { text: string; values: string[] } {
  const alive = entity.hasRecycle ? ' and "deletedTime" is null' : '';
  if (entity.scope !== 'tenant') return { text: `"id" = $${from}${alive}`, values: [id] };
  return { text: `"tenantId" = $${from} and "id" = $${from + 1}${alive}`, values: [scope.tenantId, id] };
}

const stamped = new Set(['version', 'createdTime', 'createdBy', 'updatedTime', 'updatedBy', 'deletedTime', 'tenantId']);
const writable = new WeakMap<Entity, [string, Property][]>();

function writableFields(entity: Entity): [string, Property][] {
  const known = writable.get(entity);
  if (known) return known;
  const fields = Object.entries(entity.properties).filter(([name, property]) => property['x-column'] !== false && !stamped.has(name) && !property['x-plainOf']);
  if (entity.identity.length > 0) fields.push(['identityHash', { type: 'string' }]);
  writable.set(entity, fields);
  return fields;
}

/** An array or object is a jsonb column, whose text is JSON. */
function written({ property, value }: { property: Property; value: Json | undefined }): unknown {
  if (value === undefined || value === null) return null;
  return property.type === 'array' || property.type === 'object' || property.type === undefined ? JSON.stringify(value) : value;
}

/** Screens save the same few sets of fields; a connection keeps a plan of these, not of every set somebody may send. */
const plansKept = 8;
const kept = new WeakMap<Entity, Map<string, string>>();

function planOf({ entity, fields }: { entity: Entity; fields: readonly [string, Property][] }): string | undefined {
  let plans = kept.get(entity);
  if (!plans) kept.set(entity, (plans = new Map()));
  const set = fields.map(([name]) => name).join();
  if (!plans.has(set) && plans.size < plansKept) plans.set(set, `${entity.name}_update_${plans.size}`);
  return plans.get(set);
}

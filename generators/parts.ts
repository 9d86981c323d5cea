import { labelNameOf, pathName } from '#kinds/ref/names.ts';
import { kindOf } from '#kinds/data/index.ts';
import type { EntityWords } from '#schemas/generated/words.ts';
import { beyondReach, declaredReach } from './beyondReach.ts';
import type { CatalogueSource } from './files.ts';
import type { Entity, Json, PartOf, Property } from './formats.ts';
import { shownText } from './protection.ts';
import { writableFields } from './save.ts';
import { quote, quoteText } from './sql.ts';

/** Parts that a parent has at most unless it says otherwise. */
const usualMost = 200;

/** The place of a part among those of its parent; given by the order in which they are saved. */
export const placeInParent: Record<string, Property> = {
  position: { type: 'integer', title: '位置', minimum: 0, default: 0, readOnly: true, 'x-excel': false },
};

/** What an entity's words say of its parent; undefined where it is no part. */
export function partWords(words: object): EntityWords['partOf'] {
  return (words as Pick<EntityWords, 'partOf'>).partOf;
}

/** Gives each part its parent and each parent the fields that hold its parts; `sources` in their order. */
export function withParts({
  entities,
  sources,
}: {
  entities: Record<string, Entity>;
  sources: readonly CatalogueSource[];
}): void {
  for (const { name, content } of sources) {
    const words = partWords(content['x-entity'] as object);
    const part = entities[name];
    const parent = entities[part?.properties[words?.parent ?? '']?.['x-ref'] ?? ''];
    if (!words || !part || !parent) continue;
    part.partOf = {
      entity: parent.name,
      parent: words.parent,
      as: words.as,
      title: words.title ?? part.title,
      max: words.max ?? usualMost,
      edit: words.edit ?? 'table',
      hasRecycle: parent.hasRecycle,
    };
    parent.parts.push(name);
    parent.properties = { ...parent.properties, [words.as]: partsField({ part, partOf: part.partOf }) };
  }
}

/** Whether a field holds what its record is a part of. */
export function isOfParent({ entity, field }: { entity: Entity; field: string }): boolean {
  return entity.partOf?.parent === field;
}

/** Fields of a part that are filled in with its parent. */
export function filledWithParent(part: Entity): [string, Property][] {
  return writableFields({ entity: part }).filter(([field]) => !isOfParent({ entity: part, field }));
}

/** Fields of a part that its parent shows: those that are filled in with it, and what the database makes of them. */
function shownWithParent(part: Entity): [string, Property][] {
  const filled = new Set(filledWithParent(part).map(([field]) => field));
  return Object.entries(part.properties).filter(
    ([field, property]) =>
      filled.has(field) ||
      ((property['x-value'] !== undefined || property['x-copyOf'] !== undefined) && !property['x-hidden']),
  );
}

/** The field of a parent that holds its parts: a list of objects, in no column of its own. */
function partsField({ part, partOf }: { part: Entity; partOf: PartOf }): Property {
  const fields = shownWithParent(part);
  const names = new Set(fields.map(([name]) => name));
  return {
    type: 'array',
    title: partOf.title,
    maxItems: partOf.max,
    default: [],
    items: {
      type: 'object',
      properties: {
        id: { type: 'string', title: '编号', minLength: 1, maxLength: 64, 'x-id': true },
        ...Object.fromEntries(fields),
      },
      required: part.required.filter((name) => names.has(name)),
    },
    'x-column': false,
    'x-excel': false,
    'x-parts': part.name,
  };
}

/** Parts with the labels of what they refer to, as a value of the parent's view, whose table is `t`. */
export function partsColumns({ entity, entities }: { entity: Entity; entities: Record<string, Entity> }): string[] {
  return partsOf({ entity, entities }).map(
    ({ part, partOf }) =>
      `${listText({ part, partOf, id: 't."id"', tenant: 't."tenantId"', fields: [...valueTexts({ part, isShown: true }), ...labelTexts({ part, entities })] })} as ${quote(partOf.as)}`,
  );
}

/** Name of the function that gives what the history keeps of a record's parts. */
export function snapshotName(entity: string): string {
  return `partsOf_${entity}`;
}

/** Name of the function that brings the parts of a record to those given. */
export function saveName(part: string): string {
  return `saveParts_${part}`;
}

/** Reads and stores the parts of an entity's records. */
export function partsSql({ entity, entities }: { entity: Entity; entities: Record<string, Entity> }): string[] {
  const parts = partsOf({ entity, entities });
  if (parts.length === 0) return [];
  const lists = parts.map(
    ({ part, partOf }) =>
      `${quoteText(partOf.as)}, ${listText({ part, partOf, id: 'p_id', tenant: 'p_tenant', fields: valueTexts({ part, isShown: false }) })}`,
  );
  return [
    `create or replace function ${quote(snapshotName(entity.name))}(p_tenant text, p_id text) returns jsonb language plpgsql stable as $$
begin
  return jsonb_build_object(${lists.join(', ')});
end $$;`,
    ...parts.map(({ part, partOf }) => saveText({ part, partOf, parent: entity })),
  ];
}

interface Place {
  part: Entity;
  partOf: PartOf;
}

function partsOf({ entity, entities }: { entity: Entity; entities: Record<string, Entity> }): Place[] {
  return entity.parts.flatMap((name) => {
    const part = entities[name];
    return part?.partOf ? [{ part, partOf: part.partOf }] : [];
  });
}

function listText({
  part,
  partOf,
  id,
  tenant,
  fields,
}: Place & { id: string; tenant: string; fields: string[] }): string {
  const within = part.scope === 'tenant' ? `p."tenantId" = ${tenant} and ` : '';
  return `(select coalesce(jsonb_agg(jsonb_build_object(${fields.join(', ')}) order by p."position", p."id"), '[]') from ${quote(part.name)} p where ${within}p.${quote(partOf.parent)} = ${id})`;
}

/** The values of a part by their names, as they go to the client; for the history what was filled in, all of it, whoever changes it. */
function valueTexts({ part, isShown }: { part: Entity; isShown: boolean }): string[] {
  const values = (isShown ? shownWithParent(part) : filledWithParent(part)).map(([name, property]) => {
    const value = `p.${quote(name)}`;
    const isTime = kindOf(property) === 'dateTime';
    const text = isTime ? `to_char(${value}, 'YYYY-MM-DD HH24:MI:SS')` : value;
    return `${quoteText(name)}, ${isShown ? shownText({ property, value: text }) : text}`;
  });
  return [`'id', p."id"`, ...values];
}

function labelTexts({ part, entities }: { part: Entity; entities: Record<string, Entity> }): string[] {
  return shownWithParent(part).flatMap(([name, property]) => {
    const target = entities[property['x-ref'] ?? ''];
    if (!target) return [];
    const isWithin = target.scope === 'tenant';
    const value = `p.${quote(name)}`;
    const label = target.tree
      ? `${quote(pathName(target.name))}(${isWithin ? 'p."tenantId"' : 'null'}, ${value})`
      : `(select ${shownText({ property: target.properties[target.label], value: `r.${quote(target.label)}` })} from ${quote(target.name)} r where ${isWithin ? 'r."tenantId" = p."tenantId" and ' : ''}r."id" = ${value})`;
    return [`${quoteText(labelNameOf(name))}, ${shownText({ property, value: label })}`];
  });
}

/**
 * Stores the parts of a record as they are given: under the version of the parent, those with an id that is there
 * changed where they differ, others new, the rest gone. Of a parent with another version nothing is done.
 */
function saveText({ part, partOf, parent }: Place & { parent: Entity }): string {
  const table = quote(part.name);
  const mine = quote(partOf.parent);
  const fields = [...filledWithParent(part).map(([name]) => quote(name)), '"position"'];
  const of = (alias: string) => fields.map((field) => `${alias}.${field}`).join(', ');
  const living = parent.hasRecycle ? ' and "deletedTime" is null' : '';
  const raise = ({ constraint, detail }: { constraint: string; detail: string }) =>
    `raise exception 'parts are not as they are given' using errcode = 'check_violation', constraint = ${quoteText(constraint)}, table = ${quoteText(part.name)}, detail = ${detail};`;
  const uses = part.referredBy.map(
    ({ entity, field, isMany }) => `
    select jsonb_build_object('label', min((${shownText({ property: part.properties[part.label], value: `p.${quote(part.label)}` })})::text), 'entity', ${quoteText(entity)}, 'count', count(*)) into v_use
      from ${quote(entity)} r join ${table} p on ${isMany ? `r.${quote(field)} ? p."id"` : `p."id" = r.${quote(field)}`} where p.${mine} = p_parent and p."id" <> all(v_ids) having count(*) > 0;
    if v_use is not null then
      ${raise({ constraint: 'part_used', detail: 'v_use::text' })}
    end if;`,
  );
  return `create or replace function ${quote(saveName(part.name))}(p_parent text, p_version integer, p_known text[], p_rows jsonb) returns void language plpgsql as $$
declare
  v_ids text[] := array(select r ->> 'id' from jsonb_array_elements(p_rows) r);
  v_unknown text;
  v_use jsonb;
  ${declaredReach}
begin
  if p_version is not null then
    perform 1 from ${quote(parent.name)} where "id" = p_parent and "version" = p_version${living} for update;
    if not found then return; end if;
  end if;
  if cardinality(p_known) > 0 then
    select k into v_unknown from unnest(p_known) k
      where not exists (select from ${table} p where p."id" = k and p.${mine} = p_parent) limit 1;
    if v_unknown is not null then
      ${raise({ constraint: 'part_unknown', detail: '(array_position(v_ids, v_unknown) - 1)::text' })}
    end if;
  end if;
  if p_version is not null then${
    uses.length > 0
      ? `
${beyondReach(uses.join(''))}`
      : ''
  }
    delete from ${table} where ${mine} = p_parent and "id" <> all(v_ids);
  end if;
  if cardinality(p_known) > 0 then
    update ${table} p set (${fields.join(', ')}) = row(${of('n')}) from jsonb_populate_recordset(null::${table}, p_rows) n
      where p."id" = n."id" and p.${mine} = p_parent and n."id" = any(p_known) and row(${of('p')}) is distinct from row(${of('n')});
  end if;
  insert into ${table} ("id", ${mine}, ${fields.join(', ')})
    select n."id", p_parent, ${of('n')} from jsonb_populate_recordset(null::${table}, p_rows) n where n."id" <> all(p_known)
    order by n."position";
end $$;`;
}

/** The place of what holds parts in the form: rows of a table, or a card each. */
export function partsHints({
  property,
  entities,
}: {
  property: Property;
  entities: Record<string, Entity>;
}): Record<string, Json> {
  const part = entities[property['x-parts'] ?? ''];
  return part ? { isParts: true, ...(part.partOf?.edit === 'table' && { isTable: true }) } : {};
}

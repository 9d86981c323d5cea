import { newestNameOf, versionNameOf } from '#kinds/ref/names.ts';
import { beyondReach, declaredReach } from './beyondReach.ts';
import type { Entity, Property } from './formats.ts';
import { isPinned } from './pin.ts';
import { shownText } from './protection.ts';
import { quote, quoteText } from './sql.ts';
import { columnTypeOf, storedFields, unkeptFields } from './tables.ts';

/**
 * Keeps versions of pinned references (rule V15): that of the record referred to when it is chosen, and again when somebody
 * leaves the version empty. No other comes in, whoever stores it.
 */
export function pinSql({ entity, entities }: { entity: Entity; entities: Record<string, Entity> }): string[] {
  const pins = pinsOf({ entity, entities });
  if (pins.length === 0) return [];
  const blocks = pins.map((pin) => {
    const version = `new.${quote(versionNameOf(pin.field))}`;
    const former = `old.${quote(versionNameOf(pin.field))}`;
    const reference = `new.${quote(pin.field)}`;
    const take = `${version} := (select s."version" ${referredText({ pin, row: 'new' })})`;
    return `  if tg_op = 'INSERT' or ${reference} is distinct from old.${quote(pin.field)} then
    ${take};
  elsif ${version} is null then
    ${take};
    ${version} := coalesce(${version}, ${former});
  else
    ${version} := ${former};
  end if;`;
  });
  const trigger = quote(`givePins_${entity.name}`);
  // Before "keepRecord" in the order of the alphabet, in which triggers run: the history has the version. Whoever stores
  // may not reach the record referred to; its version is taken all the same.
  return [
    `create or replace function ${trigger}() returns trigger language plpgsql as $$
declare
  ${declaredReach}
begin
${beyondReach(blocks.join('\n'))}
  return new;
end $$;`,
    `create or replace trigger "givePins" before insert or update on ${quote(entity.name)} for each row execute function ${trigger}();`,
  ];
}

/**
 * Pins references of rows that are there: to the present version of what they refer to, which the history comes to hold
 * where it was not kept yet. Neither versions nor histories of who refers grow by it.
 */
export function pinFill(entities: Record<string, Entity>): string {
  const pins = Object.values(entities).flatMap((entity) =>
    pinsOf({ entity, entities }).map((pin) => ({ entity, pin })),
  );
  const targets = new Set(pins.map(({ pin }) => pin.target));
  return [...pins.map(fillText), ...[...targets].map(keepingText)].join('\n');
}

/**
 * What a view joins for a pinned reference in the place of the table referred to: its rows as they were in each version,
 * under the same names of columns.
 */
export function pinnedJoin({ field, target, alias }: { field: string; target: Entity; alias: string }): string {
  const columns = storedFields(target)
    .filter(([name, property]) => !property['x-hidden'] && name !== 'tenantId')
    .map(([name, property]) => `${keptText({ target, name, property })} as ${quote(name)}`);
  const key = keyText({ target, id: `t.${quote(field)}`, version: `t.${quote(versionNameOf(field))}` });
  // The key is put together first (`offset 0`): row-level security lets no index be used for one that is not. By the whole key of
  // the history: where nothing of it is asked for, the database leaves the join out.
  const keyed = `cross join lateral (select ${key} as "key" offset 0) ${alias}k`;
  return ` ${keyed} left join (select h."tenantId", h."id" as "key", ${columns.join(', ')} from "history" h) ${alias} on ${alias}."tenantId" = t."tenantId" and ${alias}."key" = ${alias}k."key"`;
}

/** In a view, whose table is `t`: the version that what a pinned reference names has by now. */
export function newestColumns({ entity, entities }: { entity: Entity; entities: Record<string, Entity> }): string[] {
  return pinsOf({ entity, entities }).map(
    (pin) =>
      `${shownText({ property: pin.property, value: `(select s."version" ${referredText({ pin, row: 't' })})` })} as ${quote(newestNameOf(pin.field))}`,
  );
}

interface Pin {
  field: string;
  property: Property;
  target: Entity;
}

function pinsOf({ entity, entities }: { entity: Entity; entities: Record<string, Entity> }): Pin[] {
  return Object.entries(entity.properties).flatMap(([field, property]) => {
    const target = isPinned(property) ? entities[property['x-ref'] ?? ''] : undefined;
    return target ? [{ field, property, target }] : [];
  });
}

/** The record that a row refers to, as SQL over its alias `s`. */
function referredText({ pin: { field, target }, row }: { pin: Pin; row: string }): string {
  return `from ${quote(target.name)} s where s."tenantId" = ${row}."tenantId" and s."id" = ${row}.${quote(field)}${target.hasRecycle ? ' and s."deletedTime" is null' : ''}`;
}

function fillText({ entity, pin }: { entity: Entity; pin: Pin }): string {
  const { field, target } = pin;
  const version = quote(versionNameOf(field));
  return `alter table ${quote(entity.name)} disable trigger user;
update ${quote(entity.name)} t set ${version} = s."version" from ${quote(target.name)} s where t.${version} is null and s."tenantId" = t."tenantId" and s."id" = t.${quote(field)};
alter table ${quote(entity.name)} enable trigger user;`;
}

function keepingText(target: Entity): string {
  const unkept = unkeptFields(target).join(',');
  return `insert into "history" ("id", "tenantId", "entity", "recordId", "recordVersion", "action", "snapshot")
  select ${keyText({ target, id: 's."id"', version: 's."version"' })}, s."tenantId", ${quoteText(target.name)}, s."id", s."version", 'updated', to_jsonb(s) - string_to_array(${quoteText(unkept)}, ',')
    from ${quote(target.name)} s on conflict do nothing;`;
}

function keyText({ target, id, version }: { target: Entity; id: string; version: string }): string {
  return `${quoteText(`${target.name}/`)} || ${id} || '/' || ${version}`;
}

/** A field of a snapshot as its column holds it; what was of another sort once is left out. */
function keptText({ target, name, property }: { target: Entity; name: string; property: Property }): string {
  const key = quoteText(name);
  const text = `(h."snapshot" ->> ${key})`;
  const plainOf = property['x-plainOf'];
  if (plainOf) return `"plainText"(h."snapshot" ->> ${quoteText(plainOf)})`;
  const type = columnTypeOf({ entity: target, name, property });
  if (type === 'text') return text;
  if (type === 'jsonb') return `nullif(h."snapshot" -> ${key}, 'null')`;
  if (type === 'boolean') return fitting({ key, sort: 'boolean', value: `${text}::boolean` });
  if (type === 'timestamptz' || type === 'date' || type === 'time')
    return `case when ${text} ~ ${quoteText(starts[type])} then ${text}::${type} end`;
  return fitting({ key, sort: 'number', value: `${text}::numeric::${type}` });
}

const starts = {
  timestamptz: '^\\d{4}-\\d{2}-\\d{2}.\\d',
  date: '^\\d{4}-\\d{2}-\\d{2}',
  time: '^\\d{2}:\\d{2}',
} as const;

function fitting({ key, sort, value }: { key: string; sort: string; value: string }): string {
  return `case when jsonb_typeof(h."snapshot" -> ${key}) = ${quoteText(sort)} then ${value} end`;
}

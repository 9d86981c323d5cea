import { copiedFields, type Copied } from '#runtime/core/operations/copyOf.ts';
import { beyondReach, declaredReach } from './beyondReach.ts';
import type { Entity, NoOverlap } from './formats.ts';
import { nameSql } from './labelOf.ts';
import { rangeSql } from './noOverlap.ts';
import { quote, quoteText } from './sql.ts';

/**
 * Keeps fields equal to those of the record that a reference names (`x-copyOf`, rule V14): a trigger of the record that
 * copies, whoever stores it, and one of the record copied from, whose change is no change of the others: neither their
 * versions nor their histories grow. Where a range would come to overlap another so, it is said of which record.
 */
export function copySql({ entity, entities }: { entity: Entity; entities: Record<string, Entity> }): string[] {
  return [...givingSql({ entity, entities }), ...passingSql({ entity, entities })];
}

/** Brings a copied field of the rows that are there to its source. */
export function copyFill({
  entity,
  field,
  entities,
}: {
  entity: Entity;
  field: string;
  entities: Record<string, Entity>;
}): string {
  const copied = copiedFields(entity.properties).find((each) => each.field === field);
  const from = entities[copied?.entity ?? ''];
  if (!copied || !from) return '';
  const value = `(select s.${quote(copied.source)} from ${quote(from.name)} s where ${whose({ from, id: `t.${quote(copied.reference)}`, row: 't' })})`;
  return `update ${quote(entity.name)} t set ${quote(field)} = ${value} where ${quote(field)} is distinct from ${value};`;
}

/** Of each reference its fields. */
function byReference(entity: Entity): [string, Copied[]][] {
  const all = copiedFields(entity.properties);
  const references = [...new Set(all.map(({ reference }) => reference))];
  return references.map((reference) => [reference, all.filter((each) => each.reference === reference)]);
}

function whose({ from, id, row }: { from: Entity; id: string; row: string }): string {
  return `${from.scope === 'tenant' ? `s."tenantId" = ${row}."tenantId" and ` : ''}s."id" = ${id}`;
}

/** Run before what computes, filters and holds ranges apart, in the order of the alphabet. */
function givingSql({ entity, entities }: { entity: Entity; entities: Record<string, Entity> }): string[] {
  const blocks = byReference(entity).flatMap(([reference, copies]) => {
    const from = entities[copies[0]?.entity ?? ''];
    if (!from) return [];
    const where = whose({ from, id: `new.${quote(reference)}`, row: 'new' });
    // Who refers anew waits for whoever changes the record just now, and lets nobody change it until it is stored.
    return [
      `  if tg_op = 'INSERT' or new.${quote(reference)} is distinct from old.${quote(reference)} then
    perform from ${quote(from.name)} s where ${where} for share;
  end if;
  select ${copies.map(({ source }) => `s.${quote(source)}`).join(', ')} into ${copies.map(({ field }) => `new.${quote(field)}`).join(', ')} from ${quote(from.name)} s where ${where};`,
    ];
  });
  if (blocks.length === 0) return [];
  const trigger = quote(`giveCopies_${entity.name}`);
  return [
    // Whoever stores may not reach the record referred to; what is copied is copied all the same.
    `create or replace function ${trigger}() returns trigger language plpgsql as $$
declare
  ${declaredReach}
begin
${beyondReach(blocks.join('\n'))}
  return new;
end $$;`,
    `create or replace trigger "giveCopies" before insert or update on ${quote(entity.name)} for each row execute function ${trigger}();`,
  ];
}

function passingSql({ entity: from, entities }: { entity: Entity; entities: Record<string, Entity> }): string[] {
  const copiers = Object.values(entities).flatMap((entity) =>
    byReference(entity).flatMap(([reference, copies]) =>
      copies[0]?.entity === from.name ? [{ entity, reference, copies }] : [],
    ),
  );
  if (copiers.length === 0) return [];
  const trigger = quote(`passCopies_${from.name}`);
  const sources = [...new Set(copiers.flatMap(({ copies }) => copies.map(({ source }) => source)))];
  const changed = (names: readonly string[]) =>
    names.map((name) => `new.${quote(name)} is distinct from old.${quote(name)}`).join(' or ');
  const blocks = copiers.map(
    (copier) => `  if ${changed([...new Set(copier.copies.map(({ source }) => source))])} then
${passingBlock({ ...copier, from, entities })}
  end if;`,
  );
  return [
    `create or replace function ${trigger}() returns trigger language plpgsql as $$
declare
  v_quiet text := coalesce(current_setting('app.quiet', true), '');
  ${declaredReach}
  v_constraint text;
  v_table text;
  v_label text;
  v_other text;
begin
  perform set_config('app.quiet', 'on', true);
${blocks.join('\n')}
  perform set_config('app.quiet', v_quiet, true);
  return new;
end $$;`,
    `create or replace trigger "passCopies" after update on ${quote(from.name)} for each row when (${changed(sources)}) execute function ${trigger}();`,
  ];
}

function passingBlock({
  entity,
  reference,
  copies,
  from,
  entities,
}: {
  entity: Entity;
  reference: string;
  copies: readonly Copied[];
  from: Entity;
  entities: Record<string, Entity>;
}): string {
  const sets = copies.map(({ field, source }) => `${quote(field)} = new.${quote(source)}`).join(', ');
  const within = entity.scope === 'tenant' && from.scope === 'tenant' ? '"tenantId" = new."tenantId" and ' : '';
  // It reaches all that copy. What fails undoes that, so the names are those that the caller may see.
  const update = beyondReach(
    `  update ${quote(entity.name)} set ${sets} where ${within}${quote(reference)} = new."id";`,
  );
  const held = new Set(entity.noOverlap.flatMap(({ range, per, where }) => [...range, ...per, ...Object.keys(where)]));
  const sources = copies.filter(({ field }) => held.has(field)).map(({ source }) => source);
  if (sources.length === 0) return `    ${update}`;
  return `    begin
      ${update}
    exception when exclusion_violation then
      get stacked diagnostics v_constraint = constraint_name, v_table = table_name;
${entity.noOverlap.map((group) => namingSql({ entity, reference, copies, group, entities })).join('\n')}
      raise exception 'a copied range would overlap' using errcode = 'check_violation', constraint = 'copy_overlap', table = ${quoteText(from.name)},
        detail = json_build_object('entity', v_table, 'group', v_constraint, 'label', left(v_label, 60), 'other', left(v_other, 60), 'fields', ${quoteText(sources.join(' '))})::text;
    end;`;
}

/** Which two records would overlap: one that copies, as it would be, and another, be it one that copies the same. */
function namingSql({
  entity,
  reference,
  copies,
  group: {
    name,
    range: [start, end],
    per,
    where,
  },
  entities,
}: {
  entity: Entity;
  reference: string;
  copies: readonly Copied[];
  group: NoOverlap;
  entities: Record<string, Entity>;
}): string {
  const value = (alias: string, field: string): string => {
    const copied = copies.find((each) => each.field === field);
    return copied
      ? `case when ${alias}.${quote(reference)} = new."id" then new.${quote(copied.source)} else ${alias}.${quote(field)} end`
      : `${alias}.${quote(field)}`;
  };
  const range = (alias: string): string =>
    rangeSql({
      property: entity.properties[start] ?? {},
      start: `(${value(alias, start)})`,
      end: `(${value(alias, end)})`,
    });
  const isMeant = (alias: string): string[] => [
    ...(entity.hasRecycle ? [`${alias}."deletedTime" is null`] : []),
    ...Object.entries(where).map(
      ([field, values]) =>
        `(${value(alias, field)}) in (${values.map((each) => (typeof each === 'boolean' ? String(each) : quoteText(each))).join(', ')})`,
    ),
  ];
  const conditions = [
    `t.${quote(reference)} = new."id"`,
    ...(entity.scope === 'tenant' ? ['o."tenantId" = t."tenantId"'] : []),
    'o."id" <> t."id"',
    ...isMeant('t'),
    ...isMeant('o'),
    ...per.map((field) => `(${value('t', field)}) = (${value('o', field)})`),
    `${range('t')} && ${range('o')}`,
  ];
  return `      if v_constraint = ${quoteText(name)} then
        select ${nameSql({ entity, alias: 't', entities })}, ${nameSql({ entity, alias: 'o', entities })} into v_label, v_other
          from ${quote(entity.name)} t, ${quote(entity.name)} o where ${conditions.join(' and ')} limit 1;
      end if;`;
}

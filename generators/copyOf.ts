import { copiedFields, type Copied } from '#runtime/core/operations/copyOf.ts';
import { beyondReach, declaredReach } from './beyondReach.ts';
import { formerNames } from './formerNames.ts';
import type { Entity, NoOverlap } from './formats.ts';
import { nameSql } from './labelOf.ts';
import { rangeSql } from './noOverlap.ts';
import { quote, quoteText } from './sql.ts';
import { whereSql } from './unique.ts';

/**
 * Keeps fields equal to those of the record that a reference names (`x-copyOf`, rule V14): a trigger of the record that
 * copies, whoever stores it, and one of the record copied from, whose change is no change of the others: neither their
 * versions nor their histories grow. One that says while (`x-copyWhile`, rule V18) is kept as it was otherwise. Where a range would come to overlap another so, it is said of which record.
 */
export function copySql({ entity, entities }: { entity: Entity; entities: Record<string, Entity> }): string[] {
  return [
    ...givingSql({ entity, entities }),
    ...passingSql({ entity, entities }),
    ...resumingSql({ entity, entities }),
  ];
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
  const table = quote(entity.name);
  const value = `(select s.${quote(copied.source)} from ${quote(from.name)} s where ${whose({ from, id: `t.${quote(copied.reference)}`, row: 't' })})`;
  const update = `update ${table} t set ${quote(field)} = ${value} where ${quote(field)} is distinct from ${value}`;
  const follows = followsSql({ entity, follows: copied.follows, row: 't' });
  if (follows === undefined) return `${update};`;
  // What is kept is copied once, when the word comes: what gives copies knows the field from then on.
  const functions = [entity.name, ...entity.was].map((name) => quoteText(`giveCopies_${name}`)).join(', ');
  const isKnown = [field, ...formerNames(entity.properties[field]?.['x-was'])]
    .map((name) => `strpos(prosrc, ${quoteText(`new.${quote(name)}`)}) > 0`)
    .join(' or ');
  return `${update} and (${follows} or not exists (select from pg_proc where pronamespace = current_schema()::regnamespace and proname in (${functions}) and (${isKnown})));`;
}

/** Copied fields of one reference that follow at the same time. */
interface Copies {
  reference: string;
  follows: Copied['follows'];
  copies: readonly Copied[];
}

function groupsOf(entity: Entity): Copies[] {
  const groups = new Map<string, Copied[]>();
  for (const copied of copiedFields(entity.properties)) {
    const key = JSON.stringify([copied.reference, copied.follows]);
    groups.set(key, [...(groups.get(key) ?? []), copied]);
  }
  return [...groups.values()].flatMap((copies) =>
    copies[0] ? [{ reference: copies[0].reference, follows: copies[0].follows, copies }] : [],
  );
}

/** Whether a row follows what it copies; undefined where it always does. */
function followsSql({
  entity,
  follows,
  row,
}: {
  entity: Entity;
  follows: Copied['follows'];
  row: 'new' | 't';
}): string | undefined {
  if (Object.keys(follows).length === 0) return undefined;
  if (!entity.partOf) return fitsSql({ follows, row });
  const { entity: parent, parent: field } = entity.partOf;
  return `exists (select from ${quote(parent)} p where ${within({ entity, of: 'p', as: row })}p."id" = ${row}.${quote(field)} and ${fitsSql({ follows, row: 'p' })})`;
}

function fitsSql({ follows, row }: { follows: Copied['follows']; row: string }): string {
  return `(${whereSql(follows, row).join(' and ')})`;
}

function within({ entity, of, as }: { entity: Entity; of: string; as: string }): string {
  return entity.scope === 'tenant' ? `${of}."tenantId" = ${as}."tenantId" and ` : '';
}

function whose({ from, id, row }: { from: Entity; id: string; row: string }): string {
  return `${from.scope === 'tenant' ? `s."tenantId" = ${row}."tenantId" and ` : ''}s."id" = ${id}`;
}

/** Run before what computes, filters and holds ranges apart, in the order of the alphabet. */
function givingSql({ entity, entities }: { entity: Entity; entities: Record<string, Entity> }): string[] {
  const blocks = groupsOf(entity).flatMap(({ reference, follows, copies }) => {
    const from = entities[copies[0]?.entity ?? ''];
    if (!from) return [];
    const where = whose({ from, id: `new.${quote(reference)}`, row: 'new' });
    const isNew = `tg_op = 'INSERT' or new.${quote(reference)} is distinct from old.${quote(reference)}`;
    const give = `select ${copies.map(({ source }) => `s.${quote(source)}`).join(', ')} into ${copies.map(({ field }) => `new.${quote(field)}`).join(', ')} from ${quote(from.name)} s where ${where};`;
    const follow = followsSql({ entity, follows, row: 'new' });
    // Who refers anew waits for whoever changes the record just now, and lets nobody change it until it is stored.
    const lock = `  if ${isNew} then
    perform from ${quote(from.name)} s where ${where} for share;
  end if;`;
    if (follow === undefined) return [`${lock}\n  ${give}`];
    return [
      `${lock}
  if ${isNew} or ${follow} then
    ${give}
  else
${copies.map(({ field }) => `    new.${quote(field)} := old.${quote(field)};`).join('\n')}
  end if;`,
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
    groupsOf(entity).flatMap((group) => (group.copies[0]?.entity === from.name ? [{ ...group, entity }] : [])),
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
  follows,
  copies,
  from,
  entities,
}: Copies & {
  entity: Entity;
  from: Entity;
  entities: Record<string, Entity>;
}): string {
  const sets = copies.map(({ field, source }) => `${quote(field)} = new.${quote(source)}`).join(', ');
  const mine = `${entity.scope === 'tenant' && from.scope === 'tenant' ? 't."tenantId" = new."tenantId" and ' : ''}t.${quote(reference)} = new."id"`;
  const follow = followsSql({ entity, follows, row: 't' });
  // It reaches all that copy. What fails undoes that, so the names are those that the caller may see.
  const update = beyondReach(
    `${lockParents({ entity, follows, mine })}  update ${quote(entity.name)} t set ${sets} where ${mine}${follow === undefined ? '' : ` and ${follow}`};`,
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

/** Records whose parts copy stay as they are until the copies are stored: who lets one go on meanwhile comes before or after. */
function lockParents({ entity, follows, mine }: { entity: Entity; follows: Copied['follows']; mine: string }): string {
  if (!entity.partOf || Object.keys(follows).length === 0) return '';
  const { entity: parent, parent: field } = entity.partOf;
  return `  perform from ${quote(parent)} p where ${fitsSql({ follows, row: 'p' })} and exists (select from ${quote(entity.name)} t where ${mine} and t.${quote(field)} = p."id") order by p."id" for share;
`;
}

/** Parts follow again once the record that they are a part of says so: what they copy is as it is by now. */
function resumingSql({ entity: parent, entities }: { entity: Entity; entities: Record<string, Entity> }): string[] {
  const parts = parent.parts.flatMap((name) => {
    const part = entities[name];
    return part?.partOf ? [{ part, field: part.partOf.parent, groups: groupsOf(part) }] : [];
  });
  const blocks = parts.flatMap(({ part, field, groups }) =>
    groups.flatMap(({ follows, reference }) =>
      Object.keys(follows).length === 0
        ? []
        : [
            `  if ${fitsSql({ follows, row: 'old' })} is not true and ${fitsSql({ follows, row: 'new' })} then
    update ${quote(part.name)} t set ${quote(reference)} = t.${quote(reference)} where ${within({ entity: part, of: 't', as: 'new' })}t.${quote(field)} = new."id";
  end if;`,
          ],
    ),
  );
  if (blocks.length === 0) return [];
  const trigger = quote(`resumeCopies_${parent.name}`);
  return [
    `create or replace function ${trigger}() returns trigger language plpgsql as $$
declare
  v_quiet text := coalesce(current_setting('app.quiet', true), '');
  ${declaredReach}
begin
  perform set_config('app.quiet', 'on', true);
${beyondReach(blocks.join('\n'))}
  perform set_config('app.quiet', v_quiet, true);
  return new;
end $$;`,
    `create or replace trigger "resumeCopies" after update on ${quote(parent.name)} for each row execute function ${trigger}();`,
  ];
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

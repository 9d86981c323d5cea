import { acceptedFilesSql } from './acceptedFiles.ts';
import { labelNameOf, marksNameOf } from '#kinds/ref/names.ts';
import type { Catalogue } from './catalogue.ts';
import { actorColumns, actorNames } from './actor.ts';
import type { Entity, Json } from './formats.ts';
import { quote, quoteText } from './sql.ts';
import { copySql } from './copyOf.ts';
import { fileUses } from './fileUses.ts';
import { fillSql } from './fill.ts';
import { filterTriggers } from './filter.ts';
import { labelOf } from './labelOf.ts';
import { livingReferences } from './livingReferences.ts';
import { limitSql } from './limit.ts';
import { overlapSql } from './noOverlap.ts';
import { protectionFunctions, protectionTriggers, shownText, snapshotsSql } from './protection.ts';
import { privateFilesSql } from './privateFiles.ts';
import { refListColumns, refListTriggers } from './refList.ts';
import { partsColumns, partsSql, snapshotName } from './parts.ts';
import { reachedReferences } from './reachedReferences.ts';
import { reachFunctions, reachPolicies } from './reach.ts';
import { phaseColumns } from './phase.ts';
import { rollColumns } from './roll.ts';
import { schemaColumns } from './schemaOf.ts';
import { slotNames } from '#runtime/core/operations/ownFields.ts';
import { ownSql } from './ownFields.ts';
import { ownValuesSql } from './ownValues.ts';
import { seriesSql } from './series.ts';
import { statesSql } from './states.ts';
import { stepConditionsSql } from './stepConditions.ts';
import { isPinned } from './pin.ts';
import { newestColumns, pinFill, pinnedJoin, pinSql } from './pinSql.ts';
import { plainTextSql, storedFields, unkeptFields } from './tables.ts';
import { keepTree, treeSql } from './tree.ts';
import { valueSql } from './value.ts';

/**
 * What stands on the tables: triggers that keep version and history, row-level security, and views that leave out
 * hidden fields and add the labels of references, what tells those apart, and fields of the records referred to.
 * The text may be run again at any time.
 */
export function databaseSql({
  entities,
  operations,
  modules,
  dictionaries,
}: Pick<Catalogue, 'entities' | 'operations' | 'modules' | 'dictionaries'>): string {
  return (
    [
      formerTriggers,
      generic,
      asOwner,
      protectionFunctions,
      reachFunctions(entities),
      plain,
      actorNames(entities),
      inTenants,
      keepTree,
      platformCodes(modules),
      // A view may show paths of a tree whose entity comes later.
      ...Object.values(entities).flatMap((entity) => (entity.tree ? [treeSql(entity).join('\n')] : [])),
      fillSql(entities),
      pinFill(entities),
      privateFilesSql(entities),
      ...Object.values(entities).map((entity) => ofEntity({ entity, entities })),
      snapshotsSql(entities),
      fileUses(entities),
      acceptedFilesSql(entities),
      livingReferences(entities),
      reachedReferences(entities),
      refListTriggers(entities),
      filterTriggers(entities),
      seriesSql(entities),
      ownSql(entities),
      ownValuesSql({ entities, dictionaries }),
      statesSql({ entities, operations }),
      ...stepConditionsSql({ entities, operations }),
    ]
      .filter(Boolean)
      .join('\n\n') + '\n'
  );
}

/** Triggers of words of fields and of an entity's own, by their names; `keepTree` is what `keepInTree` was. */
const wordTriggers = [
  'changeOwn',
  'checkFields',
  'checkReached',
  'giveCopies',
  'giveNumbers',
  'giveOwn',
  'givePins',
  'giveValues',
  'keepAcceptedFiles',
  'keepConditions',
  'keepDefinition',
  'keepDictionaryValue',
  'keepFilters',
  'keepInTree',
  'keepLimitsAdded',
  'keepLimitsChanged',
  'keepListed',
  'keepOwnCodes',
  'keepPartReferences',
  'keepPlaces',
  'keepPrivateFiles',
  'keepRanges',
  'keepReached',
  'keepRefLists',
  'keepTree',
  'passCopies',
  'passDefinition',
  'passDictionaryValue',
  'resumeCopies',
];

const formerTriggers = `-- Generated from schemas/. Do not edit.

-- Triggers of words of fields, and policies of reach, are made anew below for the entities that still have the word.
do $$
declare
  v_trigger record;
  v_policy record;
begin
  for v_policy in select p.polname, p.polrelid::regclass as "table" from pg_policy p join pg_class c on c.oid = p.polrelid
    where p.polname = 'ofReach' and c.relnamespace = current_schema()::regnamespace loop
    execute format('drop policy %I on %s', v_policy.polname, v_policy."table");
  end loop;
  for v_trigger in select t.tgname, t.tgrelid::regclass as "table" from pg_trigger t join pg_class c on c.oid = t.tgrelid
    where t.tgname in (${wordTriggers.map(quoteText).join(', ')}) and c.relnamespace = current_schema()::regnamespace loop
    execute format('drop trigger %I on %s', v_trigger.tgname, v_trigger."table");
  end loop;
end $$;`;

const generic = `create or replace function "keepRecord"() returns trigger language plpgsql as $$
declare
  has_history boolean := tg_argv[0] = 'history';
  tenant text := '';
  v_action text;
  parts jsonb := '{}';
  v_act text := nullif(current_setting('app.act', true), '');
  v_address text := nullif(current_setting('app.address', true), '');
  part_of_act text;
  follows boolean := false;
begin
  -- What makes room for another record is no change of this one (server/engine/move.ts).
  if tg_op = 'UPDATE' and current_setting('app.quiet', true) = 'on' then return new; end if;
  if tg_op = 'UPDATE' then
    new."version" := old."version" + 1;
    new."updatedTime" := now();
    new."updatedBy" := coalesce(current_setting('app.user_id', true), '');
  end if;
  if has_history then
    v_action := case tg_op when 'INSERT' then 'created' when 'DELETE' then 'purged' else 'updated' end;
    if tg_op = 'UPDATE' and tg_argv[2] = 'recycle' then
      if old."deletedTime" is null and new."deletedTime" is not null then v_action := 'removed';
      elsif old."deletedTime" is not null and new."deletedTime" is null then v_action := 'restored';
      end if;
    end if;
    if tg_argv[3] = 'tenant' then
      if tg_op = 'DELETE' then tenant := old."tenantId"; else tenant := new."tenantId"; end if;
    end if;
    -- One of an act stands for all, of each entity and action; a job of many transactions finds its one in the table.
    if v_act is not null then
      part_of_act := ' ' || v_act || '/' || tg_table_name || '/' || v_action || ' ';
      follows := position(part_of_act in coalesce(current_setting('app.acts', true), '')) > 0;
      if not follows then
        follows := exists (select 1 from "history" h where h."tenantId" = tenant and h."act" = v_act and h."entity" = tg_table_name and h."action" = v_action);
        perform set_config('app.acts', coalesce(current_setting('app.acts', true), '') || part_of_act, true);
      end if;
    end if;
    if tg_op = 'DELETE' then
      if tg_nargs > 4 then execute format('select %I($1, $2)', tg_argv[4]) into parts using tenant, old."id"; end if;
      insert into "history" ("id", "tenantId", "entity", "recordId", "recordVersion", "action", "act", "ip", "isFollowing", "snapshot")
        values (tg_table_name || '/' || old."id" || '/' || old."version" + 1, tenant, tg_table_name, old."id", old."version" + 1, v_action, v_act, v_address, follows, to_jsonb(old) - string_to_array(tg_argv[1], ',') || parts);
      return old;
    end if;
    if tg_nargs > 4 then execute format('select %I($1, $2)', tg_argv[4]) into parts using tenant, new."id"; end if;
    insert into "history" ("id", "tenantId", "entity", "recordId", "recordVersion", "action", "act", "ip", "isFollowing", "step", "snapshot")
      values (tg_table_name || '/' || new."id" || '/' || new."version", tenant, tg_table_name, new."id", new."version", v_action, v_act, v_address, follows, nullif(current_setting('app.step', true), '')::jsonb, to_jsonb(new) - string_to_array(tg_argv[1], ',') || parts);
  end if;
  if tg_op = 'DELETE' then return old; end if;
  return new;
end $$;

create or replace function "limitRecords"() returns trigger language plpgsql as $$
declare
  most integer := tg_argv[0]::integer;
  living integer;
begin
  perform pg_advisory_xact_lock(hashtextextended(tg_table_name || '/' || new."tenantId", 0));
  execute format('select count(*) from %I where "tenantId" = $1 and id <> $2 %s', tg_table_name, case when tg_argv[1] = 'recycle' then 'and "deletedTime" is null' else '' end)
    into living using new."tenantId", new."id";
  if living >= most then
    raise exception 'at most % records', most using errcode = 'check_violation', constraint = tg_table_name || '_max', table = tg_table_name;
  end if;
  return new;
end $$;`;

const asOwner = `-- The function runs as the owner of the tables: policies are not asked of each row that it looks at, so it says itself
-- which rows are the caller's. Nobody else on the database server may call it, or put other tables in its way.
create or replace function "runAsOwner"(p_function text) returns void language plpgsql as $$
begin
  execute format('alter function %s security definer set search_path = %I, pg_temp', p_function::regprocedure, current_schema());
  execute format('revoke execute on function %s from public', p_function::regprocedure);
  if exists (select from pg_roles where rolname = 'certification_app') then
    execute format('grant execute on function %s to certification_app', p_function::regprocedure);
  end if;
end $$;`;

/** What a computed column makes of rich text, for texts that stand in no column, such as those of snapshots. */
const plain = `create or replace function "plainText"(html text) returns text language sql immutable as $$
  select ${plainTextSql('html')}
$$;`;

const inTenants = `-- How many living rows of a table of tenants refer to records of the platform, in all tenants together.
drop function if exists "countInTenants"(text, text, boolean, text[]);
drop function if exists "countInTenants"(text, text, boolean, boolean, text[]);
create or replace function "countInTenants"(p_table text, p_fields text[], p_lists text[], p_recycle boolean, p_id text) returns integer language plpgsql as $$
declare
  v_before text := coalesce(current_setting('app.tenant_id', true), '');
  v_uses text := (select string_agg(u, ' or ') from (
    select format('%I = $2', f) from unnest(p_fields) f union all select format('%I ? $2', f) from unnest(p_lists) f) uses(u));
  v_tenant text;
  v_found integer;
  v_count integer := 0;
begin
  for v_tenant in select t."id" from "tenant" t loop
    perform set_config('app.tenant_id', v_tenant, true);
    execute format('select count(*)::integer from %I where "tenantId" = $1 and (%s) %s', p_table, v_uses, case when p_recycle then 'and "deletedTime" is null' else '' end)
      into v_found using v_tenant, p_id;
    v_count := v_count + v_found;
  end loop;
  perform set_config('app.tenant_id', v_before, true);
  return v_count;
end $$;`;

/** Which codes are the platform's own: those below the modules that are marked so. */
function platformCodes(modules: Json): string {
  const roots = Object.entries((modules ?? {}) as Record<string, Json>).flatMap(([code, node]) =>
    (node as { platform?: boolean } | null)?.platform === true ? [code] : [],
  );
  return `create or replace function "isPlatformCode"(p_code text) returns boolean language sql immutable as $$ select p_code ~ ${quoteText(`^(${roots.join('|')})($|[-.])`)} $$;`;
}

/** Percent. The room left in a page lets a changed row stay there, so that no index has to learn where it went. */
const fillFactor = 85;

function ofEntity({ entity, entities }: { entity: Entity; entities: Record<string, Entity> }): string {
  return [
    `-- ${entity.name}`,
    ...(entity.isAppend || entity.name === 'history'
      ? []
      : [`alter table ${quote(entity.name)} set (fillfactor = ${fillFactor});`]),
    ...(entity.name === 'history' ? [] : triggers(entity)),
    ...valueSql(entity),
    ...copySql({ entity, entities }),
    ...pinSql({ entity, entities }),
    ...overlapSql(entity),
    ...limitSql({ entity, entities }),
    ...protectionTriggers(entity),
    ...(entity.scope === 'tenant' ? [...policies(entity), ...reachPolicies({ entity, entities })] : []),
    ...partsSql({ entity, entities }),
    view({ entity, entities }),
  ].join('\n');
}

function triggers(entity: Entity): string[] {
  const table = quote(entity.name);
  const unkept = unkeptFields(entity);
  const mode = entity.hasHistory ? 'history' : 'none';
  const recycle = entity.hasRecycle ? 'recycle' : '';
  return [
    ...(entity.isAppend
      ? []
      : [
          `create or replace trigger "keepRecord" before ${entity.hasHistory ? 'insert or update or delete' : 'update'} on ${table} for each row execute function "keepRecord"(${quoteText(mode)}, ${quoteText(unkept.join(','))}, ${quoteText(recycle)}, ${quoteText(entity.scope)}${entity.parts.length > 0 ? `, ${quoteText(snapshotName(entity.name))}` : ''});`,
        ]),
    ...(entity.max
      ? [
          `create or replace trigger "limitRecords" before insert${entity.hasRecycle ? ' or update of "deletedTime"' : ''} on ${table} for each row ${entity.hasRecycle ? 'when (new."deletedTime" is null) ' : ''}execute function "limitRecords"(${quoteText(String(entity.max))}, ${quoteText(recycle)});`,
        ]
      : []),
  ];
}

function policies(entity: Entity): string[] {
  const table = quote(entity.name);
  const mine = `"tenantId" = current_setting('app.tenant_id', true)`;
  const check = entity.name === 'history' ? `"tenantId" in (current_setting('app.tenant_id', true), '')` : mine;
  return [
    `alter table ${table} enable row level security;`,
    `alter table ${table} force row level security;`,
    `drop policy if exists "ofTenant" on ${table};`,
    `create policy "ofTenant" on ${table} using (${mine}) with check (${check});`,
    `drop policy if exists "ofUser" on ${table};`,
    ...(entity.own
      ? [
          `create policy "ofUser" on ${table} for select using (${quote(entity.own)} = nullif(current_setting('app.user_id', true), ''));`,
        ]
      : []),
    `drop policy if exists "ofAll" on ${table};`,
    ...(entity.shared
      ? [
          `create policy "ofAll" on ${table} for select using (${quote(entity.shared.field)} = ${quoteText(entity.shared.value)});`,
        ]
      : []),
  ];
}

/** What tells a record apart, as a text: a value, or the label of what it refers to. */
function markText({
  entity,
  field,
  alias,
  entities,
}: {
  entity: Entity;
  field: string;
  alias: string;
  entities: Record<string, Entity>;
}): string {
  const property = entity.properties[field];
  const target = entities[property?.['x-ref'] ?? ''];
  const value = `${alias}.${quote(field)}`;
  // Connections run in the zone of the wire.
  const text = property?.format === 'date-time' ? `left(${value}::text, 16)` : `${value}::text`;
  if (!target) return shownText({ property, value: text });
  const within = target.scope === 'tenant' ? `m."tenantId" = ${alias}."tenantId" and ` : '';
  const label = shownText({ property: target.properties[target.label], value: `m.${quote(target.label)}` });
  return shownText({
    property,
    value: `(select ${label} from ${quote(target.name)} m where ${within}m."id" = ${value})`,
  });
}

/** Name of the view that leaves out what is hidden and adds the labels of references and what is rolled up. */
export function viewName(entity: string): string {
  return `${entity}View`;
}

function view({ entity, entities }: { entity: Entity; entities: Record<string, Entity> }): string {
  const name = quote(viewName(entity.name));
  // Conditions look at the view: what indexes stand over is there, and no call answers it.
  const slots = slotNames(entity.extensible);
  const shown = storedFields(entity).filter(
    ([field, property]) => !property['x-hidden'] || field === 'tenantId' || slots.includes(field),
  );
  const references = shown.flatMap(([field, property]) => {
    const target = property['x-ref'] ? entities[property['x-ref']] : undefined;
    return target ? [{ field, target }] : [];
  });
  const marksOf = ({ of, alias }: { of: Entity; alias: string }) =>
    `jsonb_build_array(${of.distinguish.map((field) => markText({ entity: of, field, alias, entities })).join(', ')})`;
  const aliasOf = (reference: string): string => `r${references.findIndex(({ field }) => field === reference) + 1}`;
  const columns = [
    ...shown.map(([field, property]) =>
      property['x-read'] === undefined
        ? `t.${quote(field)}`
        : `${shownText({ property, value: `t.${quote(field)}` })} as ${quote(field)}`,
    ),
    ...(entity.distinguish.length > 0 ? [`${marksOf({ of: entity, alias: 't' })} as "marks"`] : []),
    ...references.flatMap(({ field, target }, index) => {
      const alias = `r${index + 1}`;
      const property = entity.properties[field];
      const name = labelOf({ target, alias, reference: `t.${quote(field)}` });
      const label = `${shownText({ property, value: name })} as ${quote(labelNameOf(field))}`;
      const marks = `case when ${alias}."id" is not null then ${marksOf({ of: target, alias })} end`;
      return entity.marked.includes(field)
        ? [label, `${shownText({ property, value: marks })} as ${quote(marksNameOf(field))}`]
        : [label];
    }),
    ...refListColumns({ entity, entities, marksOf }),
    ...actorColumns({ shown, entity, entities }),
    // Where one is not asked for, the database leaves it out; of a page it is read for the rows of that page.
    ...newestColumns({ entity, entities }),
    ...schemaColumns({ entity, aliasOf }),
    ...rollColumns({ entity, entities }),
    ...phaseColumns(entity),
    ...partsColumns({ entity, entities }),
  ];
  const referred = Object.entries(entity.referred).map(([name, each], index) => {
    const alias = aliasOf(each.reference);
    const value = `${alias}.${quote(each.field)}`;
    const target = entities[each.property['x-ref'] ?? ''];
    // Whoever sees it may read the reference, and what stands there.
    const shownBy = (text: string): string =>
      shownText({
        property: entity.properties[each.reference],
        value: shownText({ property: each.property, value: text }),
      });
    return { name, alias, value, shownBy, named: target && { target, alias: `n${index + 1}` } };
  });
  columns.push(
    ...referred.flatMap(({ name, value, shownBy, named }) => [
      `${shownBy(value)} as ${quote(name)}`,
      ...(named ? [`${shownBy(labelOf({ ...named, reference: value }))} as ${quote(labelNameOf(name))}`] : []),
    ]),
  );
  // Joined by whole keys: where no label is asked for, the database leaves the join out.
  const join = ({ target, alias, reference }: { target: Entity; alias: string; reference: string }) => {
    const within = target.scope === 'tenant' ? `${alias}."tenantId" = t."tenantId" and ` : '';
    return ` left join ${quote(target.name)} ${alias} on ${within}${alias}."id" = ${reference}`;
  };
  const joins = [
    ...references.map(({ field, target }, index) =>
      isPinned(entity.properties[field])
        ? pinnedJoin({ field, target, alias: `r${index + 1}` })
        : join({ target, alias: `r${index + 1}`, reference: `t.${quote(field)}` }),
    ),
    ...referred.flatMap(({ value, named }) => (named ? [join({ ...named, reference: value })] : [])),
  ];
  return `drop view if exists ${name} cascade;\ncreate view ${name} with (security_invoker = true) as select ${columns.join(', ')} from ${quote(entity.name)} t${joins.join('')};`;
}

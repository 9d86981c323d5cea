import { labelNameOf, marksNameOf, pathName } from '#kinds/ref/names.ts';
import type { Catalogue } from './catalogue.ts';
import type { Entity, Json } from './formats.ts';
import { quote, quoteText } from './sql.ts';
import { fileUses } from './fileUses.ts';
import { filterTriggers } from './filter.ts';
import { livingReferences } from './livingReferences.ts';
import { seriesSql } from './series.ts';
import { plainTextSql, storedFields } from './tables.ts';
import { keepTree, treeSql } from './tree.ts';

/**
 * What stands on the tables: triggers that keep version and history, row-level security, and views that leave out
 * hidden fields and add the labels of references and what tells those apart.
 * The text may be run again at any time.
 */
export function databaseSql({ entities, modules }: Pick<Catalogue, 'entities' | 'modules'>): string {
  return (
    [
      generic,
      plain,
      inTenants,
      keepTree,
      platformCodes(modules),
      ...Object.values(entities).map((entity) => ofEntity({ entity, entities })),
      fileUses(entities),
      livingReferences(entities),
      filterTriggers(entities),
      seriesSql(entities),
    ]
      .filter(Boolean)
      .join('\n\n') + '\n'
  );
}

const generic = `-- Generated from schemas/. Do not edit.

create or replace function "keepRecord"() returns trigger language plpgsql as $$
declare
  has_history boolean := tg_argv[0] = 'history';
  tenant text := '';
  action text;
begin
  -- What makes room for another record is no change of this one (server/engine/move.ts).
  if tg_op = 'UPDATE' and current_setting('app.quiet', true) = 'on' then return new; end if;
  if tg_op = 'UPDATE' then
    new."version" := old."version" + 1;
    new."updatedTime" := now();
    new."updatedBy" := coalesce(current_setting('app.user_id', true), '');
  end if;
  if has_history then
    if tg_op = 'DELETE' then
      if tg_argv[3] = 'tenant' then tenant := old."tenantId"; end if;
      insert into "history" ("id", "tenantId", "entity", "recordId", "recordVersion", "action", "snapshot")
        values (tg_table_name || '/' || old."id" || '/' || old."version" + 1, tenant, tg_table_name, old."id", old."version" + 1, 'purged', to_jsonb(old) - string_to_array(tg_argv[1], ','));
      return old;
    end if;
    action := case tg_op when 'INSERT' then 'created' else 'updated' end;
    if tg_op = 'UPDATE' and tg_argv[2] = 'recycle' then
      if old."deletedTime" is null and new."deletedTime" is not null then action := 'removed';
      elsif old."deletedTime" is not null and new."deletedTime" is null then action := 'restored';
      end if;
    end if;
    if tg_argv[3] = 'tenant' then tenant := new."tenantId"; end if;
    insert into "history" ("id", "tenantId", "entity", "recordId", "recordVersion", "action", "snapshot")
      values (tg_table_name || '/' || new."id" || '/' || new."version", tenant, tg_table_name, new."id", new."version", action, to_jsonb(new) - string_to_array(tg_argv[1], ','));
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

/** What a computed column makes of rich text, for texts that stand in no column, such as those of snapshots. */
const plain = `create or replace function "plainText"(html text) returns text language sql immutable as $$
  select ${plainTextSql('html')}
$$;`;

const inTenants = `-- How many living rows of a table of tenants refer to records of the platform, in all tenants together.
create or replace function "countInTenants"(p_table text, p_field text, p_recycle boolean, p_ids text[]) returns integer language plpgsql as $$
declare
  v_before text := coalesce(current_setting('app.tenant_id', true), '');
  v_tenant text;
  v_found integer;
  v_count integer := 0;
begin
  for v_tenant in select t."id" from "tenant" t loop
    perform set_config('app.tenant_id', v_tenant, true);
    execute format('select count(*)::integer from %I where "tenantId" = $1 and %I = any($2) %s', p_table, p_field, case when p_recycle then 'and "deletedTime" is null' else '' end)
      into v_found using v_tenant, p_ids;
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
    ...(entity.scope === 'tenant' ? policies(entity) : []),
    ...treeSql(entity),
    view({ entity, entities }),
  ].join('\n');
}

function triggers(entity: Entity): string[] {
  const table = quote(entity.name);
  // A before-trigger does not see what the database computes, so such a field is left out as hidden ones are.
  const hidden = storedFields(entity).flatMap(([name, property]) =>
    (property['x-hidden'] || property['x-plainOf']) && name !== 'tenantId' ? [name] : [],
  );
  const mode = entity.hasHistory ? 'history' : 'none';
  const recycle = entity.hasRecycle ? 'recycle' : '';
  return [
    ...(entity.isAppend
      ? []
      : [
          `create or replace trigger "keepRecord" before insert or update or delete on ${table} for each row execute function "keepRecord"(${quoteText(mode)}, ${quoteText(hidden.join(','))}, ${quoteText(recycle)}, ${quoteText(entity.scope)});`,
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
  const target = entities[entity.properties[field]?.['x-ref'] ?? ''];
  const value = `${alias}.${quote(field)}`;
  if (!target) return `${value}::text`;
  const within = target.scope === 'tenant' ? `m."tenantId" = ${alias}."tenantId" and ` : '';
  return `(select m.${quote(target.label)} from ${quote(target.name)} m where ${within}m."id" = ${value})`;
}

/** What a reference is called: the name of the record, or of one in a tree its path. */
function labelOf({ target, alias, reference }: { target: Entity; alias: string; reference: string }): string {
  if (!target.tree) return `${alias}.${quote(target.label)}`;
  return `${quote(pathName(target.name))}(${target.scope === 'tenant' ? `t."tenantId"` : 'null'}, ${reference})`;
}

/** Name of the view that leaves out what is hidden and adds the labels of references. */
export function viewName(entity: string): string {
  return `${entity}View`;
}

function view({ entity, entities }: { entity: Entity; entities: Record<string, Entity> }): string {
  const name = quote(viewName(entity.name));
  const shown = storedFields(entity).filter(([field, property]) => !property['x-hidden'] || field === 'tenantId');
  const references = shown.flatMap(([field, property]) => {
    const target = property['x-ref'] ? entities[property['x-ref']] : undefined;
    return target ? [{ field, target }] : [];
  });
  const marksOf = ({ of, alias }: { of: Entity; alias: string }) =>
    `jsonb_build_array(${of.distinguish.map((field) => markText({ entity: of, field, alias, entities })).join(', ')})`;
  const columns = [
    ...shown.map(([field]) => `t.${quote(field)}`),
    ...(entity.distinguish.length > 0 ? [`${marksOf({ of: entity, alias: 't' })} as "marks"`] : []),
    ...references.flatMap(({ field, target }, index) => {
      const alias = `r${index + 1}`;
      const label = `${labelOf({ target, alias, reference: `t.${quote(field)}` })} as ${quote(labelNameOf(field))}`;
      return entity.marked.includes(field)
        ? [
            label,
            `case when ${alias}."id" is not null then ${marksOf({ of: target, alias })} end as ${quote(marksNameOf(field))}`,
          ]
        : [label];
    }),
  ];
  // Joined by whole keys: where no label is asked for, the database leaves the join out.
  const joins = references.map(({ field, target }, index) => {
    const alias = `r${index + 1}`;
    const within = target.scope === 'tenant' ? `${alias}."tenantId" = t."tenantId" and ` : '';
    return ` left join ${quote(target.name)} ${alias} on ${within}${alias}."id" = t.${quote(field)}`;
  });
  return `drop view if exists ${name} cascade;\ncreate view ${name} with (security_invoker = true) as select ${columns.join(', ')} from ${quote(entity.name)} t${joins.join('')};`;
}

import { labelNameOf } from '#kinds/ref/names.ts';
import type { Entity, Property } from './formats.ts';
import { quote } from './sql.ts';

/** SQL: the function that gives what an account is called, as it is seen in the tenant or by the platform. */
export function actorNames(entities: Record<string, Entity>): string {
  return isKnown(entities)
    ? `create or replace function "actorName"(p_id text) returns text language sql stable as $$
  select case when coalesce(current_setting('app.tenant_id', true), '') = ''
    then ${platformName('p_id')}
    else ${tenantName({ id: 'p_id', tenant: `current_setting('app.tenant_id', true)` })} end
$$;`
    : '';
}

/**
 * The names of those who stored a row, as columns of the entity's view, whose table is `t`: spelled out, since the
 * database plans a function anew for each statement that calls it, which took a get two thirds of its speed.
 */
export function actorColumns({
  shown,
  entity,
  entities,
}: {
  shown: readonly [string, Property][];
  entity: Pick<Entity, 'scope'>;
  entities: Record<string, Entity>;
}): string[] {
  return shown.flatMap(([field, property]) => {
    if (!property['x-actor'] || !isKnown(entities)) return [];
    const id = `t.${quote(field)}`;
    const name = entity.scope === 'tenant' ? tenantName({ id, tenant: 't."tenantId"' }) : platformName(id);
    return [`${name} as ${quote(labelNameOf(field))}`];
  });
}

function isKnown(entities: Record<string, Entity>): boolean {
  return entities['user'] !== undefined && entities['person'] !== undefined;
}

/** Who is or was a member is known by name, found by an index; of others it is said what they are (rules T7, T16). */
function tenantName({ id, tenant }: { id: string; tenant: string }): string {
  const other = `when (select "reachesAll"()) then '平台人员' else '范围外的人员'`;
  return `coalesce((select p."personName" from "person" p where p."tenantId" = ${tenant} and p."userId" = ${id}), ${unnamed({ id, other })})`;
}

function platformName(id: string): string {
  return `coalesce((select u."nickname" from "user" u where u."id" = ${id}), ${unnamed({ id, other: `else '平台人员'` })})`;
}

function unnamed({ id, other }: { id: string; other: string }): string {
  return `case when ${id} in ('', 'system') then '系统' ${other} end`;
}

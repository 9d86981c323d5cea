/** Which rows are there, as conditions of SQL; of a table that bears an alias, by that alias. */
import type { Entity } from '#generators/formats.ts';

/** Rows that are not in the recycle bin. */
export function living(alias?: string): string {
  return `${of(alias)}"deletedTime" is null`;
}

/** Rows that are in the recycle bin. */
export function inRecycleBin(alias?: string): string {
  return `${of(alias)}"deletedTime" is not null`;
}

/** Living announcements that are published. */
export function published(alias?: string): string {
  return `${living(alias)} and ${of(alias)}"state" = 'published'`;
}

/** Living questions that learners may practise: published, and not for exams alone (rule Q6). */
export function practised(alias?: string): string {
  const own = of(alias);
  return `"isPractised"(${own}"deletedTime", ${own}"state", ${own}"usage")`;
}

/** Living rows that are turned on: certificates on the shelf, accounts, memberships, tenants. */
export function turnedOn(alias?: string): string {
  return `${living(alias)} and ${of(alias)}"state" = 'on'`;
}

/** The rows of an entity that are there: all of them where it has no recycle bin; of parts those whose parent is there. */
export function livingOf({
  entity: { hasRecycle, partOf },
  alias,
}: {
  entity: Pick<Entity, 'hasRecycle' | 'partOf'>;
  alias?: string;
}): string {
  if (partOf?.hasRecycle)
    return `${of(alias)}"${partOf.parent}" in (select "id" from "${partOf.entity}" where ${living()})`;
  return hasRecycle ? living(alias) : 'true';
}

/** The same within the tenant that a parameter names, as `$1`; of the platform's records all. */
export function livingIn({ entity, tenant, alias }: { entity: Entity; tenant: `$${number}`; alias?: string }): string {
  const inTenant = entity.scope === 'tenant' ? `${of(alias)}"tenantId" = ${tenant}` : `${tenant}::text is not null`;
  return `${inTenant} and ${livingOf({ entity, alias })}`;
}

function of(alias: string | undefined): string {
  return alias === undefined ? '' : `${alias}.`;
}

import { reading } from '../../database/statement.ts';
import type { App } from '../../engine/context.ts';
import type { Session } from '../../engine/session.ts';
import { living, turnedOn } from '../../engine/living.ts';

export interface TenantRole {
  tenantId: string;
  tenantName: string;
  logo: string | null;
  roleId: string;
  roleName: string;
}

/** Every role a user has in a tenant that is on, by tenant and role; an operator has each tenant that they look after (rule T24), in no role of it. */
export async function tenantRoles({
  app,
  userId,
  isOperator,
}: { app: App } & Pick<Session, 'userId' | 'isOperator'>): Promise<TenantRole[]> {
  if (isOperator)
    return app.database.query(
      reading<TenantRole>({
        text: `select "id" as "tenantId", "tenantName", "logo", '' as "roleId", '平台运营' as "roleName" from "tenant"
          where ${turnedOn()} and coalesce("managedTenants"($1) ? "id", true) order by "createdTime", "id"`,
        values: [userId],
      }),
    );
  const memberships = await membershipsOf({ app, userId });
  const roles = await Promise.all(memberships.map((membership) => withRoleName({ app, userId, ...membership })));
  return roles.flatMap((role) => (role ? [role] : []));
}

/** How many organisations ask a user to join (rule T7). */
export async function countInvitations({ app, userId }: { app: App } & Pick<Session, 'userId'>): Promise<number> {
  const [[counted]] = await app.database.batch({
    scope: { tenantId: '', userId },
    statements: [
      reading<{ count: number }>({
        name: 'session_invitations',
        text: `select count(distinct m."tenantId")::integer as "count" from "membership" m
          join "tenant" t on t."id" = m."tenantId" and ${turnedOn('t')}
          where m."userId" = $1 and m."state" = 'invited' and ${living('m')}`,
        values: [userId],
      }),
    ],
  });
  return counted?.count ?? 0;
}

interface Membership {
  tenantId: string;
  tenantName: string;
  logo: string | null;
  roleId: string;
}

/** Row-level security lets a user read the own memberships of every tenant. */
async function membershipsOf({ app, userId }: { app: App; userId: string }): Promise<Membership[]> {
  const [rows] = await app.database.batch({
    scope: { tenantId: '', userId },
    statements: [
      reading<Membership>({
        text: `select m."tenantId", t."tenantName", t."logo", m."roleId" from "membership" m
          join "tenant" t on t."id" = m."tenantId"
          where m."userId" = $1 and ${turnedOn('m')} and ${turnedOn('t')}
          order by t."createdTime", t."id", m."createdTime"`,
        values: [userId],
      }),
    ],
  });
  return rows;
}

async function withRoleName({
  app,
  userId,
  ...membership
}: Membership & { app: App; userId: string }): Promise<TenantRole | undefined> {
  const [rows] = await app.database.batch({
    scope: { tenantId: membership.tenantId, userId },
    statements: [
      reading<{ roleName: string }>({
        text: `select "roleName" from "role" where "tenantId" = $1 and "id" = $2 and ${living()}`,
        values: [membership.tenantId, membership.roleId],
      }),
    ],
  });
  const [role] = rows;
  return role && { ...membership, roleName: role.roleName };
}

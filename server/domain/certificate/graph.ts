import { reading } from '../../database/statement.ts';
import type { CallContext, Values } from '../../engine/context.ts';
import { living } from '../../engine/living.ts';
import { shownTenant } from '../portal/index.ts';

/** The code of who keeps the certificates and so sees those off the shelf too. */
const keeperCode = 'a12-m2.1';

/**
 * The certificate graph of a tenant: industries, occupations, positions and certificates, each with the id of what it
 * hangs on. Published certificates only, unless the caller keeps the certificates of that tenant.
 * @throws Failure 404 where there is no such tenant
 */
export async function graph(context: CallContext, input: Values): Promise<Values> {
  const { app, session, scope } = context;
  const tenantId = await shownTenant({ context, input });
  const isKeeper = scope.tenantId === tenantId && (session?.codes.has(keeperCode) ?? false);
  const own = `"tenantId" = $1 and ${living()}`;
  const [industries, occupations, positions, certs] = await app.database.batch({
    scope: { ...scope, tenantId },
    statements: [
      reading<Values>({
        name: 'graph_industries',
        text: `select "id", "industryName" as "name", "order", "version" from "industry" where ${own}
          order by "order", "createdTime"`,
        values: [tenantId],
      }),
      reading<Values>({
        name: 'graph_occupations',
        text: `select "id", "occupationName" as "name", "industryId" as "parentId", "order", "version" from "occupation"
          where ${own} order by "order", "createdTime"`,
        values: [tenantId],
      }),
      reading<Values>({
        name: 'graph_positions',
        text: `select "id", "positionName" as "name", "occupationId" as "parentId", "order", "version" from "position"
          where ${own} order by "order", "createdTime"`,
        values: [tenantId],
      }),
      reading<Values>({
        name: 'graph_certs',
        text: `select "id", "certName" as "name", "certCode", "positionId" as "parentId", "level", "state", "version"
          from "cert" where ${own} and ($2 or "state" = 'on') order by "certName"`,
        values: [tenantId, isKeeper],
      }),
    ],
  });
  return { industries, occupations, positions, certs };
}

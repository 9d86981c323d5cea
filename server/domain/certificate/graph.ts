import type { CallContext, Values } from '../../engine/context.ts';

/** The certificate graph of the tenant: industries, occupations, positions and certificates, each with the id of what it hangs on. */
export async function graph({ app, scope }: CallContext, input: Values): Promise<Values> {
  const tenantId = typeof input['tenantId'] === 'string' && scope.tenantId === '' ? input['tenantId'] : scope.tenantId;
  const living = `"tenantId" = $1 and "deletedTime" is null`;
  const [industries, occupations, positions, certs] = (await app.database.batch({
    scope: { ...scope, tenantId },
    statements: [
      { name: 'graph_industries', text: `select "id", "industryName" as "name", "order", "version" from "industry" where ${living} order by "order", "createdTime"`, values: [tenantId] },
      { name: 'graph_occupations', text: `select "id", "occupationName" as "name", "industryId" as "parentId", "order", "version" from "occupation" where ${living} order by "order", "createdTime"`, values: [tenantId] },
      { name: 'graph_positions', text: `select "id", "positionName" as "name", "occupationId" as "parentId", "order", "version" from "position" where ${living} order by "order", "createdTime"`, values: [tenantId] },
      { name: 'graph_certs', text: `select "id", "certName" as "name", "certCode", "positionId" as "parentId", "level", "state", "version" from "cert" where ${living} order by "certName"`, values: [tenantId] },
    ],
  })) as [Values[], Values[], Values[], Values[]];
  return { industries, occupations, positions, certs };
}

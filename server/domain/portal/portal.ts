import { reading } from '../../database/statement.ts';
import { readPage } from '../../engine/list.ts';
import { published, turnedOn } from '../../engine/living.ts';
import { sliceOf } from '../../engine/page.ts';
import { create, updateRecord } from '../../engine/save.ts';
import { entityOf, type CallContext, type Values } from '../../engine/context.ts';
import { failures } from '../../failures.ts';
import { themeUrlOf } from './theme.ts';

/** Name, logo and words of a tenant's portal, for anyone; of the caller's tenant where none is named. */
export async function getPortalInfo(context: CallContext, input: Values): Promise<Values> {
  const tenantId = await shownTenant({ context, input });
  const [rows] = await context.app.database.batch({
    scope: { tenantId, userId: context.scope.userId },
    statements: [
      reading<Values>({
        name: 'portal_info',
        text: `select p.*, t."tenantName", ${aliasOf('privacy')} as "privacyAlias", ${aliasOf('agreement')} as "agreementAlias"
          from "tenant" t left join "portalInfoView" p on p."tenantId" = t."id" where t."id" = $1`,
        values: [tenantId],
      }),
    ],
  });
  const [row] = rows;
  if (!row) throw failures.notFound('机构');
  return { ...row, orgName: row['orgName'] ?? row['tenantName'] ?? '', themeUrl: themeUrlOf(row['brandColour']) };
}

/** SQL of the alias under which the tenant `t` has published its text of a kind; of these kinds there is one at most. */
function aliasOf(kind: 'privacy' | 'agreement'): string {
  return `(select r."aliasName" from "richText" r where r."tenantId" = t."id" and r."kind" = '${kind}'
    and "isInForce"(r."state") and r."deletedTime" is null)`;
}

/** Keeps the portal information of the tenant, of which there is one: the first save adds it. */
export async function savePortalInfo(context: CallContext, input: Values): Promise<Values> {
  const entity = entityOf(context);
  const { id, version, ...values } = input;
  if (id !== undefined) return updateRecord({ context, entity, id: String(id), version: Number(version), values });
  return create({ context, entity, values });
}

/** The portal's records for anyone: what is shown of the operation's entity in a tenant. */
export async function listShown(context: CallContext, input: Values): Promise<Values> {
  const tenantId = await shownTenant({ context, input });
  const { tenantId: _, ...filters } = input;
  const page = await readPage({
    context: { ...context, scope: { tenantId, userId: '' } },
    entity: entityOf(context),
    filters: { ...filters, ...context.operation.where },
  });
  return { rows: page.rows, total: page.total };
}

/** The published announcements of a tenant for anyone: those put on top first, then the newest. */
export async function listAnnouncements(context: CallContext, input: Values): Promise<Values> {
  const tenantId = await shownTenant({ context, input });
  const { size, skip } = sliceOf(input);
  const shown = `"tenantId" = $1 and ${published()}`;
  const [rows, [counted]] = await context.app.database.batch({
    scope: { tenantId, userId: '' },
    statements: [
      reading<Values>({
        name: 'portal_announcements',
        text: `select "id", "title", "content", "publishedTime", "isTop", "createdTime" from "announcement"
          where ${shown} order by "isTop" desc, coalesce("publishedTime", "createdTime") desc, "id" limit $2 offset $3`,
        values: [tenantId, size, skip],
      }),
      reading<{ total: number }>({
        name: 'portal_announcements_total',
        text: `select count(*)::integer as "total" from "announcement" where ${shown}`,
        values: [tenantId],
      }),
    ],
  });
  return { rows, total: counted?.total ?? 0 };
}

/** The tenant a public call is about: the one named, else the caller's, else the first. @throws Failure 404 where there is none such, or it is off. */
export async function shownTenant({ context, input }: { context: CallContext; input: Values }): Promise<string> {
  const wanted = typeof input['tenantId'] === 'string' ? input['tenantId'] : context.scope.tenantId;
  const [tenant] = await context.app.database.query(
    reading<{ id: string }>({
      name: 'portal_tenant',
      text: `select "id" from "tenant" where ${turnedOn()} and ("id" = $1 or $1 = '')
        order by "createdTime", "id" limit 1`,
      values: [wanted],
    }),
  );
  if (!tenant) throw failures.notFound('机构');
  return tenant.id;
}

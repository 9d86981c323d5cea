import { reading } from '../../database/statement.ts';
import type { CallContext, Values } from '../../engine/context.ts';
import type { Page } from '../../engine/page.ts';
import { learnerOf } from '../session/index.ts';
import { designOf } from './pdf/contents.ts';

/** The certificates that the organisation issued to the caller, the last one first (rule IC6). */
export async function myCert(context: CallContext, _input: Values): Promise<Page> {
  const { tenantId, userId } = learnerOf(context);
  const [rows] = await context.app.database.batch({
    scope: context.scope,
    statements: [
      reading<Values>({
        name: 'issue_mine',
        text: `select i."id", i."certNumber", v."cert" ->> 'certName' as "certName", v."cert" ->> 'certCode' as "certCode",
            v."cert" ->> 'level' as "level", i."tenantId", t."tenantName", i."personName", i."issuedDate", i."validUntil",
            "certStanding"(i."state", i."expiresTime") as "standing", i."revokedTime", i."reason",
            i."edition", coalesce("versionAt"(i."tenantId", 'certTemplate', i."templateId", i."templateIdVersion") ->> 'orientation', $3) as "orientation"
          from "issuedCert" i join "tenant" t on t."id" = i."tenantId"
            cross join lateral (select "versionAt"(i."tenantId", 'cert', i."certId", i."certIdVersion") as "cert") v
          where i."tenantId" = $1 and i."userId" = $2 order by i."createdTime" desc, i."id" limit 200`,
        values: [tenantId, userId, designOf(null).orientation],
      }),
    ],
  });
  return { rows, total: rows.length };
}

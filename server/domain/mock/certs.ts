import { reading } from '../../database/statement.ts';
import type { CallContext, Values } from '../../engine/context.ts';
import { living, turnedOn } from '../../engine/living.ts';
import { sliceOf, type Page } from '../../engine/page.ts';
import { learnerOf } from '../session/index.ts';

/** A certificate `c` with its rule `r`, of which a paper can be drawn now. */
const from = `"cert" c join "paperRule" r on r."tenantId" = c."tenantId" and r."certId" = c."id" and ${living('r')}
  where c."tenantId" = $1 and ${turnedOn('c')}
    and ($2 = '' or position(lower($2) in lower(concat_ws(' ', c."certName", c."certCode"))) > 0)
    and "ruleShortagePractised"(c."tenantId", c."id", r."ruleList") = '[]'`;

/** The certificates of which a mock exam can begin: on the shelf, with a rule and enough questions for it (rule M1). */
export async function certs(context: CallContext, input: Values): Promise<Page> {
  const { tenantId } = learnerOf(context);
  const { size, skip } = sliceOf(input, { usual: 12 });
  const keyword = typeof input['keyword'] === 'string' ? input['keyword'].trim() : '';
  const [rows, [counted]] = await context.app.database.batch({
    scope: context.scope,
    statements: [
      reading<Values>({
        name: 'mock_certs',
        text: `select c."id", c."certCode", c."certName", c."level", r."totalCount" as "totalNum", r."totalScore",
            c."examMinutes", c."passScore"
          from ${from} order by c."isHot" desc, c."createdTime", c."id" limit $3 offset $4`,
        values: [tenantId, keyword, size, skip],
      }),
      reading<{ total: number }>({
        name: 'mock_certsTotal',
        text: `select count(*)::integer as "total" from ${from}`,
        values: [tenantId, keyword],
      }),
    ],
  });
  return { rows, total: counted?.total ?? 0 };
}

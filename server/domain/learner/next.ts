import { reading } from '../../database/statement.ts';
import type { CallContext, Values } from '../../engine/context.ts';
import { recent } from '../certificate/index.ts';
import { enterableStatement } from '../placement/index.ts';
import { dueStatement } from '../practice/index.ts';
import { learnerOf } from '../session/index.ts';

/** As many certificates as the home page goes on with. */
const most = 3;

/** What the caller may do next: the exam to enter or under way, the mock exam under way, questions due over all certificates, certificates to go on with. */
export async function next(context: CallContext): Promise<Values> {
  const { tenantId, userId } = learnerOf(context);
  const mine = [tenantId, userId];
  const [[[current], [due], [exam]], { rows }] = await Promise.all([
    context.app.database.batch({
      scope: context.scope,
      statements: [
        reading<Values>({
          name: 'learner_current',
          text: `select m."id" as "mockId", c."certCode", c."certName",
            "secondsLeft"(m."deadline") as "remainingSeconds"
            from "attempt" m join "cert" c on c."tenantId" = m."tenantId" and c."id" = m."certId"
            where m."tenantId" = $1 and m."userId" = $2 and m."kind" = 'mock' and m."state" = 'sitting' and m."deadline" > clock_timestamp()
            order by m."startTime" desc limit 1`,
          values: mine,
        }),
        dueStatement({ tenantId, userId }),
        enterableStatement({ tenantId, userId }),
      ],
    }),
    recent(context, { pageSize: most }),
  ]);
  return { exam: exam ?? null, current: current ?? null, dueNum: due?.dueNum ?? 0, rows };
}

import type { CallContext, Values } from '../../engine/context.ts';
import { failures } from '../../failures.ts';
import { learnerOf } from '../session/index.ts';

interface Counts {
  totalNum: number;
  completeNum: number;
  wrongRecord: number;
  favoriteRecord: number;
  dueNum: number;
}

const cert = `(select c."id" from "cert" c where c."tenantId" = $1 and c."certCode" = $3 and c."state" = 'on' and c."deletedTime" is null)`;

/** How many of the caller's rows of the certificate are about questions that are still published. */
const own = (table: string, condition = 'true'): string => `(select count(*)::integer from "${table}" r join "question" q on q."tenantId" = r."tenantId" and q."id" = r."questionId" and q."deletedTime" is null and q."state" = 'published'
  where r."tenantId" = $1 and r."userId" = $2 and r."certId" = chosen."id" and ${condition})`;

/** What the caller has practised of a certificate (rule P2). @throws Failure 404 unknown or off-shelf certificate. */
export async function statistics(context: CallContext, { certCode }: Values): Promise<Values> {
  const { tenantId, userId } = learnerOf(context);
  const [[counts]] = (await context.app.database.batch({
    scope: context.scope,
    statements: [
      {
        name: 'practice_statistics',
        text: `select (select count(*)::integer from "question" q where q."tenantId" = $1 and q."certId" = chosen."id" and q."deletedTime" is null and q."state" = 'published') as "totalNum",
          ${own('practiceAnswer')} as "completeNum", ${own('wrongRecord')} as "wrongRecord", ${own('favorite')} as "favoriteRecord", ${own('wrongRecord', 'r."due" <= now()')} as "dueNum"
          from (select ${cert} as "id") chosen where chosen."id" is not null`,
        values: [tenantId, userId, certCode],
      },
    ],
  })) as [Counts[]];
  if (!counts) throw failures.notFound('证书');
  const { totalNum, completeNum } = counts;
  return { ...counts, completionRate: totalNum === 0 ? 0 : Math.floor((completeNum / totalNum) * 1000) / 10 };
}

/** Begins the practice of a certificate anew; the wrong-answer book and the favourites stay (rule P3). @throws Failure 404. */
export async function again(context: CallContext, { certCode }: Values): Promise<Values> {
  const { tenantId, userId } = learnerOf(context);
  const [[found]] = (await context.app.database.batch({
    scope: context.scope,
    statements: [
      {
        name: 'practice_again',
        text: `with chosen as (select ${cert} as "id"), gone as (delete from "practiceAnswer" a using chosen where a."tenantId" = $1 and a."userId" = $2 and a."certId" = chosen."id")
          select "id" from chosen where "id" is not null`,
        values: [tenantId, userId, certCode],
      },
    ],
  })) as [{ id: string }[]];
  if (!found) throw failures.notFound('证书');
  return {};
}

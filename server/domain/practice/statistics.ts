import { changing, reading } from '../../database/statement.ts';
import type { CallContext, Values } from '../../engine/context.ts';
import { practised, turnedOn } from '../../engine/living.ts';
import { failures } from '../../failures.ts';
import { learnerOf } from '../session/index.ts';
import { dueNow } from './bookPage.ts';

/** The figures of rule P2. */
export interface Counts extends Values {
  totalNum: number;
  completeNum: number;
  rightNum: number;
  wrongRecord: number;
  favoriteRecord: number;
  dueNum: number;
}

const cert = `(select c."id" from "cert" c where c."tenantId" = $1 and c."certCode" = $3 and ${turnedOn('c')})`;

/** How many of the caller's rows of a certificate are about questions that are still published. */
const own = ({
  table,
  cert: certId,
  condition = 'true',
}: {
  table: string;
  cert: string;
  condition?: string;
}): string => `(select count(*)::integer from "${table}" r
  join "question" q on q."tenantId" = r."tenantId" and q."id" = r."questionId" and ${practised('q')}
  where r."tenantId" = $1 and r."userId" = $2 and r."certId" = ${certId} and ${condition})`;

/** The figures of rule P2 as columns, for the certificate that an SQL expression gives; $1 is the tenant, $2 the caller. */
export function progressColumns(certId: string): string {
  const ofCert = (table: string, condition?: string): string =>
    own({ table, cert: certId, ...(condition && { condition }) });
  return `(select count(*)::integer from "question" q
      where q."tenantId" = $1 and q."certId" = ${certId} and ${practised('q')}) as "totalNum",
    ${ofCert('practiceAnswer')} as "completeNum",
    ${ofCert('practiceAnswer', 'coalesce(r."isCorrect", r."selfVerdict")')} as "rightNum",
    ${ofCert('wrongRecord')} as "wrongRecord",
    ${ofCert('favorite')} as "favoriteRecord",
    ${ofCert('wrongRecord', dueNow)} as "dueNum"`;
}

/** These figures with the rate. */
export function withRate<Row extends Counts>(row: Row): Row & { completionRate: number } {
  const { totalNum, completeNum } = row;
  return { ...row, completionRate: totalNum === 0 ? 0 : Math.floor((completeNum / totalNum) * 1000) / 10 };
}

/** What the caller has practised of a certificate (rule P2). @throws Failure 404 unknown or off-shelf certificate. */
export async function statistics(context: CallContext, { certCode }: Values): Promise<Values> {
  const { tenantId, userId } = learnerOf(context);
  const [[counts]] = await context.app.database.batch({
    scope: context.scope,
    statements: [
      reading<Counts>({
        name: 'practice_statistics',
        text: `select ${progressColumns('chosen."id"')}
          from (select ${cert} as "id") chosen where chosen."id" is not null`,
        values: [tenantId, userId, certCode],
      }),
    ],
  });
  if (!counts) throw failures.notFound('证书');
  return withRate(counts);
}

/** Begins the practice of a certificate anew; the wrong-answer book and the favourites stay (rule P3). @throws Failure 404. */
export async function again(context: CallContext, { certCode }: Values): Promise<Values> {
  const { tenantId, userId } = learnerOf(context);
  const [[found]] = await context.app.database.batch({
    scope: context.scope,
    statements: [
      changing<{ id: string }>({
        name: 'practice_again',
        text: `select "id", "practice_reset"($1, $2, "id") from (select ${cert} as "id") chosen where "id" is not null`,
        values: [tenantId, userId, certCode],
      }),
    ],
  });
  if (!found) throw failures.notFound('证书');
  return {};
}

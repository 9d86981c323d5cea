import { reading } from '../../database/statement.ts';
import type { CallContext, Values } from '../../engine/context.ts';
import { living } from '../../engine/living.ts';
import { sliceOf } from '../../engine/page.ts';
import { failures } from '../../failures.ts';
import { readingB } from '../answer/index.ts';
import { handIn } from '../attempt/index.ts';
import { learnerOf } from '../session/index.ts';

interface RuleRow {
  isShown: boolean;
  ruleList: { type: string; num: number; score: number; label: string }[] | null;
  totalNum: number;
  totalScore: number;
  examMinutes: number;
  passScore: number;
  missing: { type: string; missing: number }[] | null;
}

/**
 * The rule a certificate's mock exams are drawn by and what the bank lacks for it, those under way, and the caller's own ones, newest first; of
 * every certificate where none is named.
 * @throws Failure 404 unknown certificate.
 */
export async function query(context: CallContext, input: Values): Promise<Values> {
  const { tenantId, userId } = learnerOf(context);
  const certCode = input['certCode'] === undefined ? null : String(input['certCode']);
  const first = await read({ context, input, certCode });
  const [, overdue] = first;
  for (const { id } of overdue)
    await handIn({ app: context.app, tenantId, userId, kind: 'mock', attemptId: id, isOnlyOverdue: true });
  const [[rule], , underWay, rows, [counted]] = overdue.length > 0 ? await read({ context, input, certCode }) : first;
  if (certCode !== null && !rule) throw failures.notFound('证书');
  return {
    rule: rule ? shownRule(rule) : null,
    current: underWay[0] ?? null,
    underWay,
    rows,
    total: counted?.total ?? 0,
  };
}

function shownRule({
  isShown,
  ruleList,
  totalNum,
  totalScore,
  examMinutes,
  passScore,
  missing,
}: RuleRow): Values | null {
  if (!isShown || !ruleList) return null;
  return {
    ruleList: ruleList.map(({ type, num, score, label }) => ({ type: readingB(type), num, score, label })),
    totalNum,
    totalScore,
    examMinutes,
    passScore,
    missing: (missing ?? []).map(({ type, missing: count }) => ({ type: readingB(type), missing: count })),
  };
}

/** A mock exam `m` with its certificate `c`. */
const from = `"attempt" m join "cert" c on c."tenantId" = m."tenantId" and c."id" = m."certId"
  where m."tenantId" = $1 and m."userId" = $2 and m."kind" = 'mock' and ($3::text is null or c."certCode" = $3)`;

async function read({
  context: { app, scope },
  input,
  certCode,
}: {
  context: CallContext;
  input: Values;
  certCode: string | null;
}) {
  const { size, skip } = sliceOf(input, { usual: 10 });
  const mine = [scope.tenantId, scope.userId, certCode];
  return app.database.batch({
    scope,
    statements: [
      reading<RuleRow>({
        name: 'mock_rule',
        text: `select c."state" = 'on' as "isShown", c."examMinutes", c."passScore",
            r."ruleList", "ruleShortagePractised"(c."tenantId", c."id", r."ruleList") as "missing",
            r."totalCount" as "totalNum", r."totalScore"
          from "cert" c
            left join "paperRule" r on r."tenantId" = c."tenantId" and r."certId" = c."id" and ${living('r')}
          where c."tenantId" = $1 and c."certCode" = $2 and ${living('c')}`,
        values: [scope.tenantId, certCode],
      }),
      reading<{ id: string }>({
        name: 'mock_mineOverdue',
        text: `select "id" from "attempt"
          where "tenantId" = $1 and "userId" = $2 and "kind" = 'mock' and "state" = 'sitting' and "deadline" <= clock_timestamp()`,
        values: [scope.tenantId, scope.userId],
      }),
      reading<Values>({
        name: 'mock_current',
        text: `select m."id" as "mockId", c."certCode", c."certName", m."deadline",
            "secondsLeft"(m."deadline") as "remainingSeconds"
          from ${from} and m."state" = 'sitting' and m."deadline" > clock_timestamp() order by m."startTime" desc`,
        values: mine,
      }),
      reading<Values>({
        name: 'mock_mine',
        text: `select m."id" as "mockId", c."certCode", c."certName", m."startTime", m."submittedTime", m."score",
            m."totalScore", m."isPassed", m."state"
          from ${from} order by m."startTime" desc, m."id" desc limit $4 offset $5`,
        values: [...mine, size, skip],
      }),
      reading<{ total: number }>({
        name: 'mock_mineTotal',
        text: `select count(*)::integer as "total" from ${from}`,
        values: mine,
      }),
    ],
  });
}

import { reading } from '../../database/statement.ts';
import type { CallContext, Values } from '../../engine/context.ts';
import { failures } from '../../failures.ts';
import { inTurn } from './inTurn.ts';
import { namedReport, questionsOf } from './report.ts';
import { statisticsOf, type Asked } from './statistics.ts';

/** Papers that are read at once. */
const atOnce = 200;

/**
 * What the papers of a session are like: difficulty, on how many each question stands, what two of them have in common.
 * @throws Failure 404, 409 where it has none yet.
 */
export function paperReport(context: CallContext, { id }: Values): Promise<Values> {
  return inTurn(context, () => reportOn({ context, sessionId: String(id) }));
}

interface OfSession {
  context: CallContext;
  sessionId: string;
}

async function reportOn({ context, sessionId }: OfSession): Promise<Values> {
  await assertSession({ context, sessionId });
  const papers: string[][] = [];
  const asked = new Map<string, Asked>();
  let after = '';
  for (;;) {
    const rows = await papersAfter({ context, sessionId, after });
    for (const { entries } of rows) {
      papers.push(entries.map(([questionId]) => questionId));
      for (const [questionId, type, score] of entries)
        if (!asked.has(questionId)) asked.set(questionId, { type, score, difficulty: '', facility: null });
    }
    after = rows.at(-1)?.id ?? '';
    if (rows.length < atOnce) break;
  }
  if (papers.length === 0) throw failures.conflict('这个场次还没有生成试卷');
  for (const { id: questionId, difficulty, facility } of await questionsOf({ context, ids: [...asked.keys()] })) {
    const question = asked.get(questionId);
    if (question) Object.assign(question, { difficulty, facility });
  }
  const { kinds, exposure, ...statistics } = await statisticsOf({ papers, asked });
  const report = {
    ...statistics,
    kinds: kinds.map((kind) => ({ ...kind, bank: null })),
    exposure: { ...exposure, bank: null },
  };
  return (await namedReport({ context, report })) as unknown as Values;
}

async function assertSession({ context: { app, scope }, sessionId }: OfSession): Promise<void> {
  const [found] = await app.database.batch({
    scope,
    statements: [
      reading({
        name: 'paperReport_session',
        text: 'select from "examSession" where "tenantId" = $1 and "id" = $2 and "deletedTime" is null',
        values: [scope.tenantId, sessionId],
      }),
    ],
  });
  if (found.length === 0) throw failures.notFound('场次');
}

interface Drawn {
  id: string;
  entries: [questionId: string, type: string, score: number][];
}

async function papersAfter({
  context: { app, scope },
  sessionId,
  after,
}: OfSession & { after: string }): Promise<Drawn[]> {
  const [rows] = await app.database.batch({
    scope,
    statements: [
      reading<Drawn>({
        name: 'paperReport_papers',
        text: `select p."id", (select jsonb_agg(jsonb_build_array(e->>'questionId', e->>'type', (e->>'score')::numeric))
            from jsonb_array_elements(p."entries") e) as "entries"
          from "sessionPaper" p where p."tenantId" = $1 and p."sessionId" = $2 and p."id" > $3
          order by p."id" limit ${atOnce}`,
        values: [scope.tenantId, sessionId, after],
      }),
    ],
  });
  return rows;
}

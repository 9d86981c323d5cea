import { reading } from '../../database/statement.ts';
import type { CallContext } from '../../engine/context.ts';
import { readsBank } from './bank.ts';
import { poolNames, type Wanted } from './pools.ts';
import { statisticsOf, type Asked, type PaperStatistics } from './statistics.ts';

/** The statistics of papers, with what the bank holds of what they are drawn from; of papers that are there already that is unknown. */
export interface Report extends Omit<PaperStatistics, 'kinds' | 'exposure'> {
  kinds: (PaperStatistics['kinds'][number] & { bank: number | null })[];
  exposure: PaperStatistics['exposure'] & { bank: number | null };
}

/** A report whose questions have names; null where they are not for the caller, or gone. */
export interface NamedReport extends Omit<Report, 'exposure'> {
  exposure: Omit<Report['exposure'], 'top'> & {
    top: { questionId: string; papers: number; title: string | null; type: string; difficulty: string }[];
  };
}

const atOnce = 2000;

/** What papers that were drawn by a rule are like. */
export async function reportOf({ papers, ...wanted }: Wanted & { papers: string[][] }): Promise<Report> {
  const { context, rule } = wanted;
  const scores = new Map(rule.map(({ type, score }) => [type, Number(score)]));
  const asked = new Map<string, Asked>();
  for (const { id, type, difficulty, facility } of await questionsOf({ context, ids: [...new Set(papers.flat())] }))
    asked.set(id, { type, difficulty, facility, score: scores.get(type) ?? 0 });
  const bank = await bankOf(wanted);
  const statistics = await statisticsOf({ papers, asked });
  return {
    ...statistics,
    kinds: statistics.kinds.map((kind) => ({ ...kind, bank: bank.get(kind.type) ?? 0 })),
    exposure: { ...statistics.exposure, bank: [...bank.values()].reduce((total, count) => total + count, 0) },
  };
}

/** Names the questions of a report to who may read the question bank. */
export async function namedReport({ context, report }: { context: CallContext; report: Report }): Promise<NamedReport> {
  const isForCaller = readsBank(context);
  const ids = report.exposure.top.map(({ questionId }) => questionId);
  const questions = new Map((await questionsOf({ context, ids })).map((question) => [question.id, question]));
  return {
    ...report,
    exposure: {
      ...report.exposure,
      top: report.exposure.top.map(({ questionId, papers }) => {
        const { title = null, type = '', difficulty = '' } = questions.get(questionId) ?? {};
        return { questionId, papers, title: isForCaller ? title : null, type, difficulty };
      }),
    },
  };
}

interface Question {
  id: string;
  type: string;
  difficulty: string;
  facility: number | null;
  title: string;
}

/** So many people make what a question brought in exams a measure (rule SC34). */
const fewestPeople = 30;

/** Questions by their ids, those in the recycle bin too; some at a time. */
export async function questionsOf({
  context: { app, scope },
  ids,
}: {
  context: CallContext;
  ids: readonly string[];
}): Promise<Question[]> {
  const found: Question[] = [];
  for (let from = 0; from < ids.length; from += atOnce) {
    const [rows] = await app.database.batch({
      scope,
      statements: [
        reading<Question>({
          name: 'paper_questions',
          text: `select q."id", q."type", coalesce(q."difficulty", '') as "difficulty", left(q."titleText", 120) as "title", (
              select sum(f."gained") / nullif(sum(f."maximum"), 0) from "questionFigure" f
              where f."tenantId" = q."tenantId" and f."questionId" = q."id" having sum(f."people") >= ${fewestPeople})::float8 as "facility"
            from "question" q where q."tenantId" = $1 and q."id" = any($2::text[])`,
          values: [scope.tenantId, ids.slice(from, from + atOnce)],
        }),
      ],
    });
    found.push(...rows);
  }
  return found;
}

/** How many questions of each of the rule's kinds there are to draw from. */
async function bankOf({ context: { app, scope }, certId, pool, rule }: Wanted): Promise<Map<string, number>> {
  const [rows] = await app.database.batch({
    scope,
    statements: [
      reading<{ type: string; count: number }>({
        name: `simulate_bank_${pool}`,
        text: `select q."type", count(*)::integer as "count" from "question" q
          where q."tenantId" = $1 and q."certId" = $2 and q."type" = any($3::text[])
            and "is${poolNames[pool]}"(q."deletedTime", q."state", q."usage") group by q."type"`,
        values: [scope.tenantId, certId, rule.map(({ type }) => type)],
      }),
    ],
  });
  return new Map(rows.map(({ type, count }) => [type, count]));
}

import { reading } from '../../database/statement.ts';
import type { Json } from '#generators/formats.ts';
import type { CallContext, Values } from '../../engine/context.ts';
import { living } from '../../engine/living.ts';
import { failures } from '../../failures.ts';
import { paperQuestion, reviewQuestion, type StoredQuestion } from '../answer/index.ts';
import { mayCall } from '../home/index.ts';
import { readsBank } from './bank.ts';
import { inTurn, readApart } from './inTurn.ts';

/** What a paper says of itself, as it is answered. */
interface PaperHead {
  paperName: string;
  /** None of a paper that another organisation shares. */
  paperCode: string | null;
  certName: string;
  instructions: string | null;
  state: string;
  isPinned: boolean;
  /** How many characters a number of an examinee has, by the pattern in force: places on the answer sheet. */
  ticketLength: number;
}

interface StoredSection {
  title: string;
  instructions?: string | null;
}

type StoredPaper = PaperHead & { sections: StoredSection[]; rows: StoredRow[] };

interface StoredRow {
  section: string | null;
  score: number;
  question: StoredQuestion;
}

/**
 * A paper with all its questions as they are printed, keys only for those who may read the bank (rule C10); one of the
 * organisation, or one that is shared with the platform (C11).
 * @throws Failure 403 for keys, 404
 */
export async function wholePaper(context: CallContext, { id, hasKeys }: Values): Promise<Values> {
  if (hasKeys === true && !readsBank(context))
    throw failures.denied('答案和解析属于题库，您没有查看题库的权限，可以打印不带答案的试卷');
  const stored = await inTurn(context, async () => (await ownPaper(context, id)) ?? (await sharedPaper(context, id)));
  if (!stored) throw failures.notFound('试卷');
  const { sections, rows, ...head } = stored;
  return {
    ...head,
    totalScore: totalOf(rows),
    questionCount: rows.length,
    sections: sectionsOf({ sections, rows, hasKeys: hasKeys === true }),
  };
}

async function ownPaper(context: CallContext, id: Json | undefined): Promise<StoredPaper | undefined> {
  if (!maySee({ context, call: 'paper.list' })) return undefined;
  const [stored] = await readApart(
    context,
    reading<StoredPaper>({
      name: 'paper_whole',
      text: `select p."paperName", p."paperCode", c."certName", p."instructions", p."state", p."state" <> 'draft' as "isPinned",
          ${ticketLength} as "ticketLength", p."sections", "paperRows"(p."tenantId", p."id") as "rows"
        from "paper" p join "cert" c on c."tenantId" = p."tenantId" and c."id" = p."certId"
        where p."tenantId" = $1 and p."id" = $2 and ${living('p')}`,
      values: [context.scope.tenantId, id, ticketPattern(context)],
    }),
  );
  return stored;
}

/** Of another organisation, as it shares it with the platform (rule C11). */
async function sharedPaper(context: CallContext, id: Json | undefined): Promise<StoredPaper | undefined> {
  if (!maySee({ context, call: 'platformPaper.list' })) return undefined;
  const [stored] = await readApart(
    context,
    reading<StoredPaper>({
      name: 'paper_shared',
      text: `select p."paperName", null as "paperCode", p."certName", p."content"->>'instructions' as "instructions", 'published' as "state",
          true as "isPinned", ${ticketLength} as "ticketLength", p."content"->'sections' as "sections", p."content"->'rows' as "rows"
        from "platformPaper" p where p."id" = $2`,
      values: [context.scope.tenantId, id, ticketPattern(context)],
    }),
  );
  return stored;
}

function maySee({ context: { app, session }, call }: { context: CallContext; call: string }): boolean {
  return session !== undefined && mayCall({ session, operation: app.catalogue.operations[call] });
}

/** How many characters a number of an examinee has in the tenant $1, whose pattern is $3 unless it set its own. */
const ticketLength = `length(translate(coalesce((select r."pattern" from "numberRule" r
  where r."tenantId" = $1 and r."series" = 'placement.ticketNumber'), $3), '{}', ''))`;

function ticketPattern({ app }: CallContext): string {
  const series = app.catalogue.entities['placement']?.series.find(({ field }) => field === 'ticketNumber');
  if (!series) throw new Error('placement.ticketNumber has no series');
  return series.pattern;
}

/** The groups that have questions, numbered through; what is of no group comes last, without a title. */
function sectionsOf({
  sections,
  rows,
  hasKeys,
}: {
  sections: readonly StoredSection[];
  rows: readonly StoredRow[];
  hasKeys: boolean;
}): Values[] {
  const numbered = rows.map((row, index) => ({ ...row, number: index + 1 }));
  return [...sections, { title: null, instructions: null }].flatMap(({ title, instructions = null }) => {
    const own = numbered.filter(({ section }) => section === title);
    if (own.length === 0) return [];
    return {
      title,
      instructions,
      score: totalOf(own),
      questions: own.map(({ number, score, question }) => ({
        ...shown({ question, hasKeys }),
        questionType: question.type,
        number,
        score,
      })),
    };
  });
}

function totalOf(rows: readonly Pick<StoredRow, 'score'>[]): number {
  return rows.reduce((sum, { score }) => sum + score, 0);
}

function shown({ question, hasKeys }: { question: StoredQuestion; hasKeys: boolean }): Values {
  if (!hasKeys) return { ...paperQuestion(question) };
  const { optionList, ...review } = reviewQuestion(question);
  return { ...review, optionList: optionList.map(({ order, content }) => ({ order, content })) };
}

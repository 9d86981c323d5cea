import { reading } from '../../database/statement.ts';
import type { CallContext, Values } from '../../engine/context.ts';
import { living } from '../../engine/living.ts';
import { failures } from '../../failures.ts';
import { paperQuestion, reviewQuestion, type StoredQuestion } from '../answer/index.ts';
import { readsBank } from './bank.ts';
import { inTurn, readApart } from './inTurn.ts';

/** What a paper says of itself, as it is answered. */
interface PaperHead {
  paperName: string;
  paperCode: string;
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

interface StoredRow {
  section: string | null;
  score: number;
  question: StoredQuestion;
}

/**
 * A paper with all its questions as they are printed, keys only for those who may read the bank (rule C10).
 * @throws Failure 403 for keys, 404
 */
export async function wholePaper(context: CallContext, { id, hasKeys }: Values): Promise<Values> {
  if (hasKeys === true && !readsBank(context))
    throw failures.denied('答案和解析属于题库，您没有查看题库的权限，可以打印不带答案的试卷');
  const [stored] = await inTurn(context, () =>
    readApart(
      context,
      reading<PaperHead & { sections: StoredSection[]; rows: StoredRow[] }>({
        name: 'paper_whole',
        text: `select p."paperName", p."paperCode", c."certName", p."instructions", p."state", p."state" <> 'draft' as "isPinned",
            length(translate(coalesce((select r."pattern" from "numberRule" r
              where r."tenantId" = p."tenantId" and r."series" = 'placement.ticketNumber'), $3), '{}', '')) as "ticketLength",
            p."sections", coalesce((
            select jsonb_agg(jsonb_build_object('section', section.value->>'title', 'score', u."score", 'question',
                version.content || jsonb_build_object('material', case when p."state" = 'draft'
                  then "materialOf"(p."tenantId", version.content->>'materialId')
                  else "materialAt"(p."tenantId", version.content->>'materialId', u."materialVersion") end))
              order by section.at, u."position", u."id")
              from "paperQuestion" u
                join "question" q on q."tenantId" = u."tenantId" and q."id" = u."questionId"
                left join "history" h on p."state" <> 'draft' and h."tenantId" = u."tenantId"
                  and h."id" = 'question/' || u."questionId" || '/' || u."questionVersion"
                cross join lateral (select case when p."state" = 'draft' then to_jsonb(q) else h."snapshot" end) version(content)
                left join jsonb_array_elements(p."sections") with ordinality section(value, at)
                  on section.value->>'title' = u."section"
              where u."tenantId" = p."tenantId" and u."paperId" = p."id"), '[]') as "rows"
          from "paper" p join "cert" c on c."tenantId" = p."tenantId" and c."id" = p."certId"
          where p."tenantId" = $1 and p."id" = $2 and ${living('p')}`,
        values: [context.scope.tenantId, id, ticketPattern(context)],
      }),
    ),
  );
  if (!stored) throw failures.notFound('试卷');
  const { sections, rows, ...head } = stored;
  return {
    ...head,
    totalScore: totalOf(rows),
    questionCount: rows.length,
    sections: sectionsOf({ sections, rows, hasKeys: hasKeys === true }),
  };
}

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

import type { Transaction } from '../../database/database.ts';
import { reading } from '../../database/statement.ts';
import type { CallContext, Values } from '../../engine/context.ts';
import { failures } from '../../failures.ts';
import type { StoredQuestion } from '../answer/index.ts';
import { paperStatement, type PaperEntry } from '../attempt/index.ts';
import { readsBank } from '../paper/index.ts';
import { keyOf, readQuestions } from './awards.ts';
import { satQuestion } from './satQuestion.ts';

/** A result under review. */
interface Reviewed {
  resultId: string;
  /** Whose it is. */
  userId: string;
  /** Null where it was not sat on a machine, or not at all. */
  attemptId: string | null;
  isPublished: boolean;
  kind: string;
  score: number;
  gained: number;
  deduction: number;
  fullScore: number;
}

/** What counts of a question, or of a subject as a whole, and the marks of examiners. */
interface Award {
  questionId: string | null;
  keyVersion: number | null;
  gained: number;
  maximum: number;
  cause: string;
  note: string | null;
  marks: { number: number; points: number; rubric: number[]; note: string | null }[];
}

/**
 * The paper of a result under review, for who decides it: question by question what was asked and answered, the key, and what
 * it brought by what (rule SC22). Of a subject that was not sat on a machine what was entered (`whole`) alone.
 * @throws Failure 404; 403 where it is the caller's own; 409 while the result is not published
 */
export function reviewPaper(context: CallContext, { id }: Values): Promise<Values> {
  const { app, scope } = context;
  const { tenantId } = scope;
  return app.database.inScope({ scope }, async (transaction) => {
    const [reviewed] = await transaction.query(
      reading<Reviewed>({
        name: 'scoring_reviewed',
        text: `select r."id" as "resultId", r."userId", r."attemptId", r."state" = 'published' as "isPublished", r."kind",
            r."score", r."gained", r."deduction", r."fullScore"
          from "scoreReview" v join "result" r on r."tenantId" = v."tenantId" and r."id" = v."resultId"
          where v."tenantId" = $1 and v."id" = $2`,
        values: [tenantId, id],
      }),
    );
    if (!reviewed) throw failures.notFound('成绩复核');
    const { resultId, userId, attemptId, isPublished, ...scores } = reviewed;
    if (userId === scope.userId) throw failures.denied('这是您自己的成绩，请别人办理');
    if (!isPublished) throw failures.conflict('成绩没有公布，答卷现在不能看；已撤回的，再公布以后办理');

    const awards = await awardsOf({ transaction, tenantId, resultId });
    const whole = awards.find(({ questionId }) => questionId === null);
    return {
      ...scores,
      whole: whole ? entered(whole) : null,
      questionList: attemptId === null ? [] : await questionsOf({ context, transaction, userId, attemptId, awards }),
    };
  });
}

/** The questions of an exam that somebody sat. Afterwards the transaction reads as that person does. */
async function questionsOf({
  context,
  transaction,
  userId,
  attemptId,
  awards,
}: {
  context: CallContext;
  transaction: Transaction;
  userId: string;
  attemptId: string;
  awards: readonly Award[];
}): Promise<Values[]> {
  const { tenantId } = context.scope;
  const isKeyShown = await keysFor({ context, transaction });
  const versions = awards.flatMap(({ questionId, keyVersion }) =>
    questionId !== null && keyVersion !== null ? [{ questionId, version: keyVersion }] : [],
  );
  const keys = await readQuestions({ transaction, tenantId, versions });
  const byQuestion = new Map(awards.map((award) => [award.questionId, award]));
  const [row] = await transaction.query(paperStatement({ tenantId, userId, kind: 'exam', attemptId, hasKeys: true }));
  return (row?.paper?.entries ?? []).map((entry, index) => {
    const award = byQuestion.get(entry.questionId);
    const version = award?.keyVersion ?? entry.version;
    const key = keys.get(keyOf({ questionId: entry.questionId, version }));
    return { ...shown({ entry, award, key, isKeyShown: isKeyShown(entry) }), questionIndex: index + 1 };
  });
}

/** Which keys are for the caller: of what is held (C7, M12), for its learner or for the caller, by the question bank alone. */
async function keysFor({
  context,
  transaction,
}: {
  context: CallContext;
  transaction: Transaction;
}): Promise<(entry: PaperEntry) => boolean> {
  if (readsBank(context)) return () => true;
  const { tenantId, userId } = context.scope;
  const [row] = await transaction.query(
    reading<{ held: string[] }>({
      name: 'scoring_held',
      text: 'select "heldQuestions"($1, $2) as "held"',
      values: [tenantId, userId],
    }),
  );
  const held = new Set(row?.held);
  return ({ questionId, isHeld }) => !isHeld && !held.has(questionId);
}

function awardsOf({
  transaction,
  tenantId,
  resultId,
}: {
  transaction: Transaction;
  tenantId: string;
  resultId: string;
}): Promise<Award[]> {
  return transaction.query(
    reading<Award>({
      name: 'scoring_reviewedAwards',
      text: `select a."questionId", a."keyVersion", a."gained", a."maximum", a."cause", a."note", coalesce((
            select json_agg(json_build_object('number', m."number", 'points', m."points", 'rubric', m."rubric", 'note', m."note")
              order by m."number")
            from "marking" m where m."tenantId" = a."tenantId" and m."resultId" = a."resultId" and m."questionId" = a."questionId"
              and not m."isControl" and m."markedTime" is not null), '[]') as "marks"
          from "award" a where a."tenantId" = $1 and a."resultId" = $2 and a."isCurrent"`,
      values: [tenantId, resultId],
    }),
  );
}

function entered({ gained, maximum, cause, note }: Award): Values {
  return { gained, maximum, cause, note };
}

function shown({
  entry,
  award,
  key,
  isKeyShown,
}: {
  entry: PaperEntry;
  award: Award | undefined;
  key: StoredQuestion | undefined;
  isKeyShown: boolean;
}): Values {
  return {
    ...satQuestion({ entry, key, isKeyShown }),
    questionType: entry.question.type,
    isKeyShown,
    rubric: (isKeyShown && key?.rubric) || [],
    gained: award?.gained ?? null,
    cause: award?.cause ?? null,
    note: award?.note ?? null,
    marks: award?.marks ?? [],
  };
}

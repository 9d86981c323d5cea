import { keysOf } from '#runtime/core/answer/keys.ts';
import { changing, type Statement } from '../../database/statement.ts';
import type { CallContext, Values } from '../../engine/context.ts';
import { guarded } from '../../engine/save.ts';
import { failures, type Failure } from '../../failures.ts';
import type { StoredQuestion } from '../answer/index.ts';
import { signedIn } from '../session/index.ts';

/** Why something is not done with an answer. */
type Problem = 'session' | 'missing' | 'taken' | 'published' | 'marked' | 'expired' | 'decided' | 'maximum';

/** An answer as "answerSheet" (marking.sql) gives it, with its question apart. */
interface Sheet {
  sheet: Values;
  question: StoredQuestion;
}

/**
 * Takes the next answer of a session for ten minutes; the one that the caller has already comes first (rules SC12, SC15).
 * @returns {answer}, null where nothing waits
 * @throws Failure 404 of a session of others
 */
export async function next(context: CallContext, { sessionId, questionId, by }: Values): Promise<Values> {
  const { tenantId, userId } = signedIn(context);
  const { told = null } = await done(
    context,
    changing({
      name: 'marking_take',
      text: 'select "takeAnswer"($1, $2, $3, $4, $5) as "done"',
      values: [tenantId, userId, sessionId, questionId ?? null, by ?? 'question'],
    }),
  );
  return { answer: told && shown(told as unknown as Sheet) };
}

/** An answer that the caller has or scored (rule SC10). @throws Failure 404 of any other */
export async function open(context: CallContext, { id }: Values): Promise<Values> {
  const { tenantId, userId } = signedIn(context);
  const [row] = await context.app.database.query(
    changing<{ told: Sheet | null }>({
      name: 'marking_sheet',
      text: 'select "answerSheet"($1, $2, $3) as "told"',
      values: [tenantId, userId, id],
    }),
  );
  if (!row?.told) throw failures.notFound('答卷');
  return shown(row.told);
}

/** Keeps an answer for ten minutes more (rule SC12). @throws Failure 404, 409 where somebody else has it */
export function keep(context: CallContext, { id }: Values): Promise<Values> {
  const { tenantId, userId } = signedIn(context);
  return done(
    context,
    changing({
      name: 'marking_keep',
      text: 'select "keepAnswer"($1, $2, $3) as "done"',
      values: [tenantId, userId, id],
    }),
  );
}

/**
 * Scores an answer that the caller has, or changes what they gave; what its marks come to is stored with it (rules SC13, SC14).
 * @throws Failure 404; 409 where the claim is over or somebody else's, or the result is published; 422 above the full points
 */
export function score(context: CallContext, { id, points, rubric, note }: Values): Promise<Values> {
  const { tenantId, userId } = signedIn(context);
  return done(
    context,
    changing({
      name: 'marking_score',
      text: 'select "scoreAnswer"($1, $2, $3, $4, $5, $6) as "done"',
      values: [tenantId, userId, id, points, JSON.stringify(rubric ?? []), note ?? null],
    }),
  );
}

/** Gives an answer back for others, behind all that wait (rule SC12). @throws Failure as `keep` */
export function skip(context: CallContext, { id }: Values): Promise<Values> {
  const { tenantId, userId } = signedIn(context);
  return done(
    context,
    changing({
      name: 'marking_skip',
      text: 'select "skipAnswer"($1, $2, $3) as "done"',
      values: [tenantId, userId, id],
    }),
  );
}

async function done(context: CallContext, statement: Statement<{ done: Values }>): Promise<Values> {
  const [row] = await guarded(context, () => context.app.database.query(statement));
  if (!row) throw failures.broken();
  const { problem, ...rest } = row.done;
  if (problem) throw refusal(problem as Problem, Number(rest['maximum']));
  return rest;
}

function refusal(problem: Problem, maximum: number): Failure {
  switch (problem) {
    case 'session':
      return failures.notFound('场次');
    case 'missing':
      return failures.notFound('答卷');
    case 'taken':
      return failures.conflict('这份答卷不在您手里了，可能已由别的考官评，请领下一份');
    case 'published':
      return failures.conflict('成绩已公布，不能再改分');
    case 'marked':
      return failures.conflict('这份您已评过，可以在“我评过的”中修改');
    case 'expired':
      return failures.conflict('领取已超过 10 分钟，没有保存；请续领后再提交');
    case 'decided':
      return failures.conflict('这道题的得分已经确定，不用再评');
    case 'maximum':
      return failures.invalid([{ path: '/points', message: `给分不能超过满分 ${maximum} 分` }]);
  }
}

function shown({ sheet, question }: Sheet): Values {
  return {
    ...sheet,
    type: question.type,
    format: question.format ?? null,
    title: question.title,
    key: keysOf(question.answer).map(({ anyOf, tolerance = null }) => ({ anyOf, tolerance })),
    analysis: question.analysis ?? null,
    rubric: question.rubric ?? [],
  };
}

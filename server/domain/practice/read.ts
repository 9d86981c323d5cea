import { changing } from '../../database/statement.ts';
import type { CallContext, Values } from '../../engine/context.ts';
import { failures } from '../../failures.ts';
import { type StoredQuestion } from '../answer/index.ts';
import { learnerOf } from '../session/index.ts';
import { refusalOf, type Problem } from './refusals.ts';
import { reviewOf } from './review.ts';

/**
 * The keys of a question of a round for reading; that they were read is kept (rule P12).
 * @throws Failure 404 where it is no round of the caller's for reading that has the question, 409 where that stands in a mock exam under way.
 */
export async function read(context: CallContext, { roundId, questionId }: Values): Promise<Values> {
  const { tenantId, userId } = learnerOf(context);
  const [row] = await context.app.database.query(
    changing<{ reply: { question: StoredQuestion } | Problem }>({
      name: 'practice_read',
      text: 'select "practice_read"($1, $2, $3, $4) as "reply"',
      values: [tenantId, userId, roundId, questionId],
    }),
  );
  if (!row) throw failures.broken();
  if ('problem' in row.reply) throw refusalOf(row.reply);
  return reviewOf({ question: row.reply.question, answer: { selectedOptions: [], texts: [] } });
}

import type { CallContext, Values } from '../../engine/context.ts';
import { failures } from '../../failures.ts';
import { fromReadingB, kinds } from '../answer/index.ts';
import { learnerOf } from '../session/index.ts';
import { refusalOf, type Problem } from './refusals.ts';
import { shownQuestion, type PracticeRow } from './shownQuestion.ts';

interface Choice {
  certCode: string;
  chooses: number;
  /** Reading B. */
  types?: string[];
  isAgain?: number;
  only?: 'due' | 'wrong' | 'favorite';
}

/**
 * Questions to practise, drawn at random or from the caller's own due, wrong or favourite ones (rules P1–P3). One round
 * trip.
 * @throws Failure 404 unknown or off-shelf certificate.
 */
export async function startRandom(context: CallContext, input: Values): Promise<Values> {
  const { certCode, chooses, types, isAgain = 0, only } = input as unknown as Choice;
  const { tenantId, userId } = learnerOf(context);
  const wanted = types?.map(fromReadingB) ?? kinds;
  const [row] = await context.app.database.query<{ reply: { rows: PracticeRow[] } | Problem }>({
    name: 'practice_start',
    text: 'select "practice_start"($1, $2, $3, $4, $5, $6, $7) as "reply"',
    values: [tenantId, userId, certCode, chooses, wanted, isAgain >= 1 && chooses === 1, only ?? null],
  });
  if (!row) throw failures.broken();
  const { reply } = row;
  if ('problem' in reply) throw refusalOf(reply);
  const totalNum = reply.rows.length;
  return { rows: reply.rows.map((question, index) => shownQuestion({ row: question, index, totalNum })), totalNum };
}

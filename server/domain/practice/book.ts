import type { Transaction } from '../../database/database.ts';
import { changing } from '../../database/statement.ts';
import { schedule, type Scheduled, type StoredCard } from './schedule.ts';

/** How an answer to a question turned out. */
export interface Outcome {
  questionId: string;
  version: number;
  isCorrect: boolean;
  /** Of the question's record in the book; null where it has none. */
  card: StoredCard | null;
}

/**
 * Puts outcomes into the learner's wrong-answer book within the transaction: wrong ones enter it, right ones count where
 * they stand there (rules P6, P7).
 */
export async function keepInBook({
  transaction,
  tenantId,
  userId,
  certId,
  outcomes,
}: {
  transaction: Transaction;
  tenantId: string;
  userId: string;
  certId: string;
  outcomes: readonly Outcome[];
}): Promise<{ wrongRecordId: string; nextDue: string }[]> {
  const now = new Date();
  const results = outcomes.flatMap(({ questionId, version, isCorrect, card }): (Scheduled & Omit<Outcome, 'card'>)[] =>
    isCorrect && !card ? [] : [{ questionId, version, isCorrect, ...schedule({ card, isCorrect, now }) }],
  );
  if (results.length === 0) return [];
  return transaction.query(
    changing({
      name: 'practice_book',
      text: 'select * from "practice_book"($1, $2, $3, $4::jsonb)',
      values: [tenantId, userId, certId, JSON.stringify(results)],
    }),
  );
}

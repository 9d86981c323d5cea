import { changing } from '../../database/statement.ts';
import type { CallContext, Values } from '../../engine/context.ts';
import { failures } from '../../failures.ts';
import { learnerOf } from '../session/index.ts';
import { handIn } from './handIn.ts';
import { refusals } from './refusals.ts';

interface Answers {
  mockId: string;
  deviceId: string;
  answers: {
    questionId: string;
    selectedOptions: number[];
    inputInfo: string[];
    isFlagged: boolean;
    sequence: number;
  }[];
}

type Reply =
  | { problem?: undefined; remainingSeconds: number; state: string }
  | { problem: 'mock' | 'handedIn' | 'overdue' | 'device' }
  | { problem: 'answer'; index: number; field: string };

const wrong: Record<string, string> = {
  questionId: '试题不在这张试卷中',
  selectedOptions: '所选选项与题目不符',
  inputInfo: '填写的空数与题目不符',
};

/**
 * Stores answers; acknowledged once they are committed. One with a sequence that is not above the stored one changes
 * nothing (rules M6–M8).
 * @throws Failure 404 not the caller's own, 409 handed in or out of time, or held by another device, 422 an answer that
 * does not fit its question
 */
export async function saveAnswer(context: CallContext, input: Values): Promise<Values> {
  const { mockId, deviceId, answers } = input as unknown as Answers;
  const { tenantId, userId } = learnerOf(context);
  const { app } = context;
  const [row] = await app.database.query(
    changing<{ reply: Reply }>({
      name: 'mock_save',
      text: 'select "mock_save"($1, $2, $3, $4, $5::jsonb) as "reply"',
      values: [tenantId, userId, mockId, deviceId, JSON.stringify(answers)],
    }),
  );
  if (!row) throw failures.broken();
  const { reply } = row;
  switch (reply.problem) {
    case undefined:
      return {
        saved: answers.map(({ questionId, sequence }) => ({ questionId, sequence })),
        remainingSeconds: reply.remainingSeconds,
        state: reply.state,
      };
    case 'mock':
      throw refusals.notFound();
    case 'device':
      throw refusals.otherDevice();
    case 'answer':
      throw failures.invalid([
        { path: `/answers/${reply.index}/${reply.field}`, message: wrong[reply.field] ?? '作答与题目不符' },
      ]);
    case 'overdue':
      await handIn({ app, tenantId, userId, mockId, isOnlyOverdue: true });
      throw refusals.handedIn();
    case 'handedIn':
      throw refusals.handedIn();
  }
}

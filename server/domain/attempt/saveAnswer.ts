import { changing } from '../../database/statement.ts';
import type { CallContext, Values } from '../../engine/context.ts';
import { failures } from '../../failures.ts';
import { learnerOf } from '../session/index.ts';
import { handIn } from './handIn.ts';
import type { AttemptName } from './kinds.ts';
import { refusals } from './refusals.ts';

export interface Answers extends AttemptName {
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
  | {
      problem?: undefined;
      remainingSeconds: number;
      state: string;
      isPaused: boolean;
      savedTime: string;
      receipts: { questionId: string; receipt: string }[] | null;
    }
  | { problem: 'attempt' | 'handedIn' | 'overdue' | 'paused' | 'device' | 'full' }
  | { problem: 'answer'; index: number; field: string };

const wrong: Record<string, string> = {
  questionId: '试题不在这张试卷中',
  selectedOptions: '所选选项与题目不符',
  inputInfo: '填写的空数与题目不符',
};

/**
 * Stores answers; acknowledged once they are committed. One with a sequence that is not above the stored one changes
 * nothing (rules M6–M8). Of an exam the reply has the receipt of each answer that was given anew (rule H7).
 * @throws Failure 404 not the caller's own, 409 handed in or out of time, held by another device, or more than is kept, 422 an answer that
 * does not fit its question
 */
export async function saveAnswers(
  context: CallContext,
  { kind, attemptId, deviceId, answers }: Answers,
): Promise<Values> {
  const { tenantId, userId } = learnerOf(context);
  const { app } = context;
  const [row] = await app.database.query(
    changing<{ reply: Reply }>({
      name: 'attempt_save',
      text: 'select "attempt_save"($1, $2, $3, $4, $5, $6::jsonb) as "reply"',
      values: [tenantId, userId, kind, attemptId, deviceId, JSON.stringify(answers)],
    }),
  );
  if (!row) throw failures.broken();
  const { reply } = row;
  switch (reply.problem) {
    case undefined: {
      const { problem: _, receipts, ...standing } = reply;
      return {
        ...standing,
        saved: answers.map(({ questionId, sequence }) => ({ questionId, sequence })),
        receipts: receipts ?? [],
      };
    }
    case 'attempt':
      throw refusals.notFound(kind);
    case 'device':
      throw refusals.otherDevice(kind);
    case 'paused':
      throw refusals.paused();
    case 'full':
      throw failures.conflict('作答修改的次数和篇幅已到上限，不能再保存，请联系监考或机构');
    case 'answer':
      throw failures.invalid([
        { path: `/answers/${reply.index}/${reply.field}`, message: wrong[reply.field] ?? '作答与题目不符' },
      ]);
    case 'overdue':
      await handIn({ app, tenantId, userId, kind, attemptId, isOnlyOverdue: true });
      throw refusals.handedIn();
    case 'handedIn':
      throw refusals.handedIn();
  }
}

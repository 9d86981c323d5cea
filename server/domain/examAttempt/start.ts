import { plainCode } from '#runtime/core/entryCode.ts';
import { changing } from '../../database/statement.ts';
import type { CallContext, Values } from '../../engine/context.ts';
import { newId } from '../../engine/ids.ts';
import { Failure, failures } from '../../failures.ts';
import { handIn, refusals, shownPaper, type StoredPaper } from '../attempt/index.ts';
import { learnerOf } from '../session/index.ts';
import { boundDevice } from './device.ts';

/** Instead of a paper, why there is none. */
type Problem =
  | { problem: 'release' | 'absent' }
  | { problem: 'code' | 'wrongCode' | 'tries' }
  | { problem: 'placement' | 'closed' | 'over' | 'unprepared' }
  | {
      problem: 'handedIn';
      attemptId: string;
      submittedTime: string;
      answeredCount: number;
      questionCount: number;
      endedBy: 'self' | 'time' | 'invigilator';
      /** What the invigilator said who handed it in. */
      said: string | null;
    }
  | { problem: 'overdue'; attemptId: string }
  | { problem: 'early'; from: string; waitSeconds: number; hasCode: boolean; notices: Values[] }
  | { problem: 'ready'; hasCode: boolean; notices: Values[] }
  | { problem: 'late'; until: string };

/**
 * Begins the exam of the own place in a session, or goes on with the one under way (rules H1 to H3). With `canBegin` false
 * it tells whether it could begin, and goes on with one that has.
 * @throws Failure 404 without a place, 409 outside of the time to begin, handed in, without the session's code, or without
 * a paper
 */
export async function start(
  context: CallContext,
  { sessionId, deviceId, code = null, canBegin = true }: Values,
): Promise<Values> {
  const { tenantId, userId } = learnerOf(context);
  const device = boundDevice(context, String(deviceId));
  const ask = async (): Promise<StoredPaper | Problem> => {
    const [row] = await context.app.database.query(
      changing<{ reply: StoredPaper | Problem }>({
        name: 'exam_start',
        text: 'select "exam_start"($1, $2, $3, $4, $5, $6, $7) as "reply"',
        values: [
          tenantId,
          userId,
          newId(),
          sessionId,
          device,
          code === null ? null : plainCode(String(code)),
          canBegin,
        ],
      }),
    );
    if (!row) throw failures.broken();
    return row.reply;
  };
  let reply = await ask();
  if ('problem' in reply && reply.problem === 'overdue') {
    const { attemptId } = reply;
    await handIn({ app: context.app, tenantId, userId, kind: 'exam', attemptId, isOnlyOverdue: true });
    reply = await ask();
  }
  if ('problem' in reply) throw refusalOf(reply);
  return shownPaper({ paper: reply, deviceId: device });
}

const codeTexts = {
  code: '请输入监考公布的入场口令',
  wrongCode: '入场口令不对，请看清后再输入',
  tries: '输错的次数太多，请一分钟后再试',
} as const;

function refusalOf(reply: Problem): Error {
  switch (reply.problem) {
    case 'placement':
      return failures.notFound('考位');
    case 'handedIn': {
      const { problem: _, ...known } = reply;
      return refusals.handedIn(known);
    }
    case 'overdue':
      return refusals.handedIn();
    case 'closed':
      return failures.conflict('这个场次已取消，或者不在电脑上考');
    case 'over':
      return failures.conflict('考试已经结束');
    case 'early':
      return new Failure({
        status: 409,
        message: `还没有开考：${reply.from} 开考`,
        data: { reason: 'early', waitSeconds: reply.waitSeconds, hasCode: reply.hasCode, notices: reply.notices },
      });
    case 'ready':
      return new Failure({
        status: 409,
        message: '考试已经开始，还没有进入',
        data: { reason: 'ready', waitSeconds: 0, hasCode: reply.hasCode, notices: reply.notices },
      });
    case 'release':
      return refusals.unreleased();
    case 'absent':
      return failures.conflict('您已被记为缺考，请联系监考或机构');
    case 'code':
    case 'wrongCode':
    case 'tries':
      return new Failure({ status: 409, message: codeTexts[reply.problem], data: { reason: 'code' } });
    case 'late':
      return failures.conflict(`已过入场时间：${reply.until} 以后不能再进入，请联系监考或机构`);
    case 'unprepared':
      return failures.conflict('试卷还没有准备好，请联系监考或机构');
  }
}

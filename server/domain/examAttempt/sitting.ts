import { changing, reading } from '../../database/statement.ts';
import type { CallContext, Values } from '../../engine/context.ts';
import { failures } from '../../failures.ts';
import { handIn, refusals, saveAnswers, statusOfAttempt, takeOverAttempt, type Answers } from '../attempt/index.ts';
import { learnerOf } from '../session/index.ts';
import { boundDevice } from './device.ts';

/** Stores answers, as every attempt does. @throws as `saveAnswers` */
export async function saveAnswer(context: CallContext, input: Values): Promise<Values> {
  return saveAnswers(context, { ...ofExam(context, input), answers: input['answers'] as Answers['answers'] });
}

/** From now on this device answers; the one before is refused (rule M8). @throws Failure 404, 409 handed in. */
export async function takeOver(context: CallContext, input: Values): Promise<Values> {
  return takeOverAttempt(context, ofExam(context, input));
}

/** Whether it is still sat, on which device, how long, and what the invigilators said to all. @throws Failure 404. */
export async function status(context: CallContext, input: Values): Promise<Values> {
  return statusOfAttempt(context, ofExam(context, input));
}

/**
 * Notes that the page of the exam was left for so many seconds, as evidence and nothing more (rule H10).
 * @throws Failure 404, 409 handed in or on another device
 */
export async function leave(context: CallContext, { seconds, ...input }: Values): Promise<Values> {
  const { attemptId, deviceId } = ofExam(context, input);
  const { tenantId, userId } = learnerOf(context);
  const [[row]] = await context.app.database.batch({
    scope: { tenantId, userId },
    statements: [
      changing<{ state: string }>({
        name: 'exam_leave',
        text: `update "attempt" set "leaveCount" = "leaveCount" + 1, "leaveSeconds" = least(2000000000, "leaveSeconds" + $4::bigint)
          where "tenantId" = $1 and "id" = $2 and "kind" = 'exam' and "state" = 'sitting' and "deviceId" = $3 returning "state"`,
        values: [tenantId, attemptId, deviceId, seconds],
      }),
    ],
  });
  if (row) return row;
  const { state } = await statusOfAttempt(context, { kind: 'exam', attemptId, deviceId });
  throw state === 'sitting' ? refusals.otherDevice('exam') : refusals.handedIn();
}

interface Standing {
  state: string;
  isMine: boolean;
  isOverdue: boolean;
  submittedTime: string | null;
  /** Before which it may not be handed in; null where it may at any time. */
  earliest: string | null;
  isEarly: boolean;
  isPaused: boolean;
}

/**
 * Hands the own exam in; one that was handed in before stays as it is (rules M5, H5). No score is told.
 * @throws Failure 404, 409 where another device holds it, or before it may be handed in
 */
export async function submit(context: CallContext, input: Values): Promise<Values> {
  const { deviceId, ...name } = ofExam(context, input);
  const { tenantId, userId } = learnerOf(context);
  const read = async (): Promise<Standing> => {
    const [[found]] = await context.app.database.batch({
      scope: context.scope,
      statements: [
        reading<Standing>({
          name: 'exam_standing',
          text: `select a."state", a."deviceId" = $3 as "isMine", "isOver"(a) as "isOverdue", a."pausedTime" is not null as "isPaused",
              a."submittedTime", left("wireTime"(s."earliestHandInTime"), 16) as "earliest",
              coalesce(clock_timestamp() < s."earliestHandInTime", false) as "isEarly"
            from "attempt" a join "examSession" s on s."tenantId" = a."tenantId" and s."id" = a."sessionId"
            where a."tenantId" = $1 and a."id" = $2 and a."kind" = 'exam'`,
          values: [tenantId, name.attemptId, deviceId],
        }),
      ],
    });
    if (!found) throw refusals.notFound('exam');
    return found;
  };
  const { isOverdue, isMine, isEarly, isPaused, earliest, ...standing } = await read();
  if (standing.state === 'sitting') {
    if (!isOverdue && !isMine) throw refusals.otherDevice('exam');
    if (!isOverdue && isPaused) throw refusals.paused();
    if (!isOverdue && isEarly) throw failures.conflict(`${earliest ?? ''} 以后才能交卷`);
    await handIn({ app: context.app, tenantId, userId, ...name, isOnlyOverdue: isOverdue });
    standing.submittedTime = (await read()).submittedTime;
  }
  return { attemptId: name.attemptId, state: 'handedIn', submittedTime: standing.submittedTime };
}

function ofExam(
  context: CallContext,
  { attemptId, deviceId }: Values,
): { kind: 'exam'; attemptId: string; deviceId: string } {
  return { kind: 'exam', attemptId: String(attemptId), deviceId: boundDevice(context, String(deviceId)) };
}

import { reading } from '../../database/statement.ts';
import type { CallContext, Values } from '../../engine/context.ts';
import { failures } from '../../failures.ts';
import {
  handIn,
  readPaper,
  refusals,
  saveAnswers,
  statusOfAttempt,
  takeOverAttempt,
  type Answers,
} from '../attempt/index.ts';
import { learnerOf } from '../session/index.ts';

/** Stores answers, as every attempt does. @throws as `saveAnswers` */
export async function saveAnswer(context: CallContext, input: Values): Promise<Values> {
  return saveAnswers(context, { ...ofExam(input), answers: input['answers'] as Answers['answers'] });
}

/** From now on this device answers; the one before is refused (rule M8). @throws Failure 404, 409 handed in. */
export async function takeOver(context: CallContext, input: Values): Promise<Values> {
  return takeOverAttempt(context, ofExam(input));
}

/** Whether it is still sat, on which device, and how long. @throws Failure 404. */
export async function status(context: CallContext, input: Values): Promise<Values> {
  return statusOfAttempt(context, ofExam(input));
}

/**
 * Hands the own exam in; one that was handed in before stays as it is (rules M5, H5). No score is told.
 * @throws Failure 404, 409 where another device holds it, or before it may be handed in
 */
export async function submit(context: CallContext, input: Values): Promise<Values> {
  const { deviceId, ...name } = ofExam(input);
  const { tenantId, userId } = learnerOf(context);
  const paper = await readPaper(context, name);
  if (paper.state === 'sitting') {
    if (paper.deviceId !== deviceId) throw refusals.otherDevice('exam');
    await assertNotEarly(context, name.attemptId);
    await handIn({ app: context.app, tenantId, userId, ...name, isOnlyOverdue: false });
  }
  const { state, submittedTime } = await readPaper(context, name);
  return { attemptId: name.attemptId, state, submittedTime };
}

async function assertNotEarly({ app, scope }: CallContext, attemptId: string): Promise<void> {
  const [[row]] = await app.database.batch({
    scope,
    statements: [
      reading<{ earliest: string | null; isEarly: boolean | null }>({
        name: 'exam_earliestHandIn',
        text: `select "wireTime"(e) as "earliest", clock_timestamp() < e as "isEarly" from "exam_earliestHandIn"($1, $2) e`,
        values: [scope.tenantId, attemptId],
      }),
    ],
  });
  if (row?.isEarly) throw failures.conflict(`${row.earliest ?? ''} 以后才能交卷`);
}

function ofExam({ attemptId, deviceId }: Values): { kind: 'exam'; attemptId: string; deviceId: string } {
  return { kind: 'exam', attemptId: String(attemptId), deviceId: String(deviceId) };
}

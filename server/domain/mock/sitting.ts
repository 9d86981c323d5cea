import type { CallContext, Values } from '../../engine/context.ts';
import { resumeAttempt, saveAnswers, statusOfAttempt, takeOverAttempt, type Answers } from '../attempt/index.ts';
import { named, ofMock } from './ofMock.ts';

/** The own mock exam as it stands, on this or another device. @throws Failure 404. */
export async function resume(context: CallContext, input: Values): Promise<Values> {
  return named(await resumeAttempt(context, ofMock(input)));
}

/** From now on this device answers; the one before is refused (rule M8). @throws Failure 404, 409 handed in. */
export async function takeOver(context: CallContext, input: Values): Promise<Values> {
  return named(await takeOverAttempt(context, ofMock(input)));
}

/** Whether it is still sat, on which device, and how long. @throws Failure 404. */
export async function status(context: CallContext, input: Values): Promise<Values> {
  return named(await statusOfAttempt(context, ofMock(input)));
}

/** Stores answers, as every attempt does. @throws as `saveAnswers` */
export async function saveAnswer(context: CallContext, input: Values): Promise<Values> {
  return named(await saveAnswers(context, { ...ofMock(input), answers: input['answers'] as Answers['answers'] }));
}

import { call } from '#runtime/core/call.ts';
import type { Answer, Paper } from './answer.ts';
import { deviceId } from './device.ts';
import type { SaveReply } from './queue.ts';
import type { Notice } from './sittingState.ts';

/** The calls a sitting makes; each throws CallError. */
export interface SittingCalls {
  resume(): Promise<Paper>;
  takeOver(): Promise<Paper>;
  save(answers: Answer[]): Promise<SaveReply>;
  submit(): Promise<unknown>;
  status(): Promise<Standing>;
  /** Tells that the page was left for so many seconds; a mock exam does not ask. */
  leave?(seconds: number): Promise<unknown>;
}

/** How an attempt stands; a mock exam is never paused. */
export interface Standing {
  state: string;
  isMine: boolean;
  remainingSeconds: number;
  isPaused?: boolean;
  notices?: readonly Notice[];
}

const quiet = { isQuiet: true } as const;

/** The calls of this window about a mock exam; the sitting says itself what fails. */
export function callsOf(mockId: string): SittingCalls {
  const place = { mockId, deviceId: deviceId() };
  return {
    resume: () => call('mock.resume', place, quiet),
    takeOver: () => call('mock.takeOver', place, quiet),
    save: (answers) => call('mock.saveAnswer', { ...place, answers }, quiet),
    submit: () => call('mock.submit', place, quiet),
    status: () => call('mock.status', place, quiet),
  };
}

/**
 * The calls of this window about the exam of one's place in a session: the first one begins it where it may, with the code
 * where one is asked for, and goes on with one that is begun.
 */
export function examCallsOf(sessionId: string, { canBegin, code }: { canBegin: boolean; code?: string }): SittingCalls {
  const device = { deviceId: deviceId() };
  let attemptId = '';
  const place = () => ({ attemptId, ...device });
  return {
    async resume() {
      const paper = await call(
        'examAttempt.start',
        { sessionId, ...device, canBegin, ...(code !== undefined && { code }) },
        quiet,
      );
      ({ attemptId } = paper);
      return paper;
    },
    takeOver: () => call('examAttempt.takeOver', place(), quiet),
    save: (answers) => call('examAttempt.saveAnswer', { ...place(), answers }, quiet),
    submit: () => call('examAttempt.submit', place(), quiet),
    status: () => call('examAttempt.status', place(), quiet),
    leave: (seconds) => call('examAttempt.leave', { ...place(), seconds }, quiet),
  };
}

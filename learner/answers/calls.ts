import { call } from '#runtime/core/call.ts';
import type { Answer, MockPaper } from './answer.ts';
import { deviceId } from './device.ts';
import type { SaveReply } from './queue.ts';

/** The calls a sitting makes; each throws CallError. */
export interface SittingCalls {
  resume(): Promise<MockPaper>;
  takeOver(): Promise<MockPaper>;
  save(answers: Answer[]): Promise<SaveReply>;
  submit(): Promise<unknown>;
  status(): Promise<{ state: string; isMine: boolean; remainingSeconds: number }>;
}

/** The calls of this window about a mock exam; the sitting says itself what fails. */
export function callsOf(mockId: string): SittingCalls {
  const place = { mockId, deviceId: deviceId() };
  const quiet = { isQuiet: true } as const;
  return {
    resume: () => call('mock.resume', place, quiet),
    takeOver: () => call('mock.takeOver', place, quiet),
    save: (answers) => call('mock.saveAnswer', { ...place, answers }, quiet),
    submit: () => call('mock.submit', place, quiet),
    status: () => call('mock.status', place, quiet),
  };
}

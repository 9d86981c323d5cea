import type { Values } from '../../engine/context.ts';

/** The attempt that a call on a mock exam is about, and the device it comes from. */
export function ofMock({ mockId, deviceId }: Values): { kind: 'mock'; attemptId: string; deviceId: string } {
  return { kind: 'mock', attemptId: String(mockId), deviceId: String(deviceId) };
}

/** What is known of an attempt, as calls on mock exams name it. */
export function named({ attemptId, ...known }: Values): Values {
  return { mockId: attemptId ?? null, ...known };
}

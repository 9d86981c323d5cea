import type { Values } from '../../engine/context.ts';

/** The attempt that a call on a mock exam is about, and the device it comes from. */
export function ofMock({ mockId, deviceId }: Values): { kind: 'mock'; attemptId: string; deviceId: string } {
  return { kind: 'mock', attemptId: String(mockId), deviceId: String(deviceId) };
}

/** What is known of an attempt, as calls on mock exams name it; a mock exam is never paused, told of or receipted. */
export function named({ attemptId, isPaused: _, notices: __, receipts: ___, ...known }: Values): Values {
  return { ...(attemptId !== undefined && { mockId: attemptId }), ...known };
}

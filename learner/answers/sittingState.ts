import type { CallError } from '#runtime/core/errors.ts';
import type { Given, Paper } from './answer.ts';

/** What a window shows of the exam it sits. */
export interface SittingState {
  /** ending: time is over, or it is being handed in; handedIn: there is a result. */
  phase: 'loading' | 'failed' | 'sitting' | 'ending' | 'handedIn';
  /** Why it could not be loaded, or why the end waits. */
  error?: CallError | undefined;
  paper?: Paper | undefined;
  given: Readonly<Record<string, Given>>;
  /** Whether this window answers; otherwise it shows only. */
  isMine: boolean;
  /** Answers that had not reached the server when the exam ended. */
  lateCount: number;
}

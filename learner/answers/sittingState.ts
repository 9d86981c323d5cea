import type { CallError } from '#runtime/core/errors.ts';
import type { Given, Paper } from './answer.ts';

/** Something that the invigilators said to all. */
export interface Notice {
  id: string;
  text: string;
  time: string;
}

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
  /** The clock stands still until the invigilator goes on. */
  isPaused?: boolean;
  /** What the invigilators said to all, the newest first. */
  notices?: readonly Notice[];
  /** Answers that had not reached the server when the exam ended. */
  lateCount: number;
}

import type { Output } from '#runtime/core/call.ts';

export type Session = Output<'examiner.sessions'>[number];
export type Sheet = NonNullable<Output<'examiner.next'>['answer']>;
export type Progress = Output<'examiner.progress'>;

/** How much of what is to be scored is done; whole only when all is. */
export function percentDone({ done, all }: Pick<Session, 'done' | 'all'>): number {
  return all === 0 ? 0 : Math.floor((done / all) * 100);
}

/** Points that rubric items bring together, at most those of the question. */
export function pointsOf({ rubric, maximum }: Pick<Sheet, 'rubric' | 'maximum'>, given: readonly number[]): number {
  const sum = given.reduce((all, number) => all + (rubric[number - 1]?.points ?? 0), 0);
  return Math.min(sum, maximum);
}

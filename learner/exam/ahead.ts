import type { Exam } from './next.ts';

/** Whether a subject is not yet sat or missed: those are told with their results. */
export function isAhead({ state }: Pick<Exam, 'state'>): boolean {
  return state !== 'sat' && state !== 'absent';
}

/** Whether there is nothing to be done for a subject any more: it is sat, missed, over, or kept from before. */
export function isDone(exam: Pick<Exam, 'state' | 'isOver' | 'keptUntil'>): boolean {
  return !isAhead(exam) || Boolean(exam.keptUntil) || (exam.isOver && exam.state !== 'waiting');
}

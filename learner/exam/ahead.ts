import type { Output } from '#runtime/core/call.ts';

/** Whether a subject is not yet sat or missed: those are told with their results. */
export function isAhead({ state }: Pick<Output<'placement.myExam'>['rows'][number], 'state'>): boolean {
  return state !== 'sat' && state !== 'absent';
}

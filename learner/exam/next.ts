import type { Output } from '#runtime/core/call.ts';
import { toWireTime } from '#runtime/core/dates.ts';
import { nextTexts as texts, placementTexts } from './texts.ts';

/** A subject of an exam for which the learner is registered, with the place that they have of it. */
export type Exam = Output<'placement.myExam'>['rows'][number];

/** Until when a place is reserved, changed and given back: the end of reservations, or the beginning of the session that one has, whichever comes first. */
export function deadlineOf({ reserveEndTime, startTime }: Pick<Exam, 'reserveEndTime' | 'startTime'>): string | null {
  return reserveEndTime && startTime && startTime < reserveEndTime ? startTime : reserveEndTime;
}

/** Where the learner stands with a subject, in a word. */
export function stateOf({ state, isOver, isReserveOver, isSitting, reserveEndTime, way, keptUntil }: Exam): string {
  if (isSitting) return texts.sitting;
  if (keptUntil) return texts.kept;
  if (isOver && state === 'placed') return texts.over;
  if (isOver && state === 'waiting') return texts.notMovedUp;
  if (state === 'placed' && way === 'assigned') return texts.assigned;
  if (state) return placementTexts[state] ?? state;
  if (!reserveEndTime) return texts.toAssign;
  return isReserveOver ? texts.reserveOver : texts.toReserve;
}

/** What comes next, in a sentence. */
export function nextOf(exam: Exam): string {
  const { state, canReserve, reserveStartTime, reserveEndTime, startTime, ahead, way } = exam;
  const deadline = String(deadlineOf(exam)).slice(0, 16);
  if (exam.isSitting) return texts.sittingOn;
  if (exam.isOver) return '';
  if (exam.keptUntil) return texts.keptUntil(exam.keptUntil.slice(0, 10));
  if (state === 'waiting') {
    if (startTime && startTime <= toWireTime(new Date())) return texts.begun;
    return `${texts.ahead(ahead ?? 0)}${canReserve ? '' : texts.askToLeave}`;
  }
  if (state === 'placed')
    return canReserve ? texts.until(deadline) : way === 'assigned' ? texts.askToChange : texts.fixed;
  if (state) return '';
  if (canReserve) return texts.open(deadline);
  if (exam.isReserveOver) return texts.ask;
  return reserveStartTime && reserveEndTime
    ? texts.window(reserveStartTime.slice(0, 16), reserveEndTime.slice(0, 16))
    : texts.byOrganisation;
}

/** From when nobody is let in any more, and from when papers are taken, as far as the session says so. */
export function limitsOf({
  latestEntryTime,
  earliestHandInTime,
  isSitting,
}: Pick<Exam, 'latestEntryTime' | 'earliestHandInTime' | 'isSitting'>): string {
  return [
    latestEntryTime && !isSitting && texts.latestEntry(latestEntryTime.slice(11, 16)),
    earliestHandInTime && texts.earliestHandIn(earliestHandInTime.slice(11, 16)),
  ]
    .filter(Boolean)
    .join('，');
}

import { isQuiet, secondsLeft, statusOf, type Person } from './board.ts';
import type { Marked } from './people.ts';
import { texts } from './texts.ts';

/** How somebody is, in words: what a mark shows, for who hears it. */
export function spokenOf({ person, now, isChosen, isHit = false }: Marked): string {
  const left = secondsLeft(person, now);
  return [
    person.personName,
    wordOf(person),
    ...(person.isAwaitingRelease ? [texts.waiting] : []),
    ...(person.attemptState !== null ? [texts.answered(person.answeredCount, person.questionCount)] : []),
    ...(left === undefined ? [] : [texts.minutes(left)]),
    ...(isQuiet(person, now) ? [texts.quietSpoken] : []),
    ...marksOf(person).map(({ text }) => text),
    ...(isChosen ? [texts.chosen] : []),
    ...(isHit ? [texts.isHit] : []),
  ].join('，');
}

/** How somebody is, in a word: whoever took part without a machine has handed nothing in. */
export function wordOf(person: Person): string {
  const status = statusOf(person);
  return status === 'done' && person.attemptState === null ? texts.sat : texts.statuses[status];
}

/** What is to be noticed of somebody. */
export function marksOf({ leaveCount, violationCount }: Person): { text: string; isDanger: boolean }[] {
  return [
    ...(violationCount > 0 ? [{ text: texts.violations(violationCount), isDanger: true }] : []),
    ...(leaveCount > 0 ? [{ text: texts.leaves(leaveCount), isDanger: false }] : []),
  ];
}

import { isQuiet, secondsLeft, statusOf, type Person } from './board.ts';
import { texts } from './texts.ts';

/** How somebody is, in words: what a mark shows, for who hears it. */
export function spokenOf(person: Person, now: number, isChosen: boolean): string {
  const left = secondsLeft(person, now);
  return [
    person.personName,
    wordOf(person),
    ...(person.attemptState !== null ? [texts.answered(person.answeredCount, person.questionCount)] : []),
    ...(left === undefined ? [] : [texts.minutes(left)]),
    ...(isQuiet(person, now) ? [texts.quietSpoken] : []),
    ...marksOf(person),
    ...(isChosen ? [texts.chosen] : []),
  ].join('，');
}

/** How somebody is, in a word: whoever took part without a machine has handed nothing in. */
export function wordOf(person: Person): string {
  const status = statusOf(person);
  return status === 'done' && person.attemptState === null ? texts.sat : texts.statuses[status];
}

/** What is to be noticed of somebody. */
export function marksOf({ leaveCount, violationCount }: Person): string[] {
  return [
    ...(violationCount > 0 ? [texts.violations(violationCount)] : []),
    ...(leaveCount > 0 ? [texts.leaves(leaveCount)] : []),
  ];
}

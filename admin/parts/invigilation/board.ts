import type { Output } from '#runtime/core/call.ts';
import { fromWire, showTime } from '#runtime/core/dates.ts';

export type Session = Output<'invigilate.sessions'>[number];
export type Board = Output<'invigilate.board'>;
export type Room = Board['rooms'][number];
export type Person = Board['people'][number];
export type Act = Board['acts'][number];

/** What can be done, of the dictionary invigilationKind. */
export type ActKind =
  | 'checkIn'
  | 'uncheck'
  | 'absent'
  | 'present'
  | 'extend'
  | 'reduce'
  | 'pause'
  | 'resume'
  | 'release'
  | 'handIn'
  | 'reopen'
  | 'note'
  | 'violation'
  | 'announce';

/** How somebody is, as one looks for it from afar. */
export type Status = 'expected' | 'checkedIn' | 'sitting' | 'paused' | 'done' | 'absent';

/** Milliseconds without a save after which that is said: whoever reads a long passage saves nothing either. */
const quietAfter = 3 * 60_000;

export function statusOf({ state, attemptState, isPaused }: Person): Status {
  if (attemptState === 'handedIn') return 'done';
  if (attemptState === 'sitting') return isPaused ? 'paused' : 'sitting';
  if (state === 'absent') return 'absent';
  if (state === 'sat') return 'done';
  return state === 'checkedIn' ? 'checkedIn' : 'expected';
}

/** From when until when a session is; the day of its end only where it is another. */
export function periodOf({ startTime, endTime }: { startTime: string; endTime: string }): string {
  const isOneDay = startTime.slice(0, 10) === endTime.slice(0, 10);
  return `${showTime(startTime)} – ${showTime(endTime).slice(isOneDay ? 11 : 0)}`;
}

export function millisecondsOf(time: string | null | undefined): number | undefined {
  return fromWire(time ?? '')?.getTime();
}

/** Whether somebody sits and nothing of theirs has been saved for three minutes. */
export function isQuiet(person: Person, now: number): boolean {
  const last = millisecondsOf(person.savedTime) ?? millisecondsOf(person.startTime);
  return statusOf(person) === 'sitting' && last !== undefined && now - last >= quietAfter;
}

/** Seconds that somebody who sits has left; a paused clock stands. */
export function secondsLeft(person: Person, now: number): number | undefined {
  const status = statusOf(person);
  if (status === 'paused') return person.remainingSeconds ?? undefined;
  const deadline = millisecondsOf(person.deadline);
  return status === 'sitting' && deadline !== undefined ? Math.max(0, Math.ceil((deadline - now) / 1000)) : undefined;
}

/** Whether somebody's time was used up when their exam was handed in: opened again, they are given more (rule O5). */
export function isUsedUp({ submittedTime, deadline }: Person): boolean {
  return submittedTime !== null && deadline !== null && submittedTime >= deadline;
}

export interface Counts extends Record<Status, number> {
  all: number;
  /** Of those who sit. */
  waiting: number;
  quiet: number;
}

/** How many are how: each is counted once as they stand, and those who sit besides by what is to be noticed. */
export function countsOf(people: readonly Person[], now: number): Counts {
  const counts = { expected: 0, checkedIn: 0, sitting: 0, paused: 0, done: 0, absent: 0, waiting: 0, quiet: 0 };
  for (const person of people) {
    counts[statusOf(person)] += 1;
    if (person.isAwaitingRelease) counts.waiting += 1;
    if (isQuiet(person, now)) counts.quiet += 1;
  }
  return { ...counts, all: people.length };
}

/** Whether somebody is meant by what is looked for: part of a name, four characters or more of a ticket number, or a seat. */
export function isMeant({ personName, ticketNumber, seat }: Person, wanted: string): boolean {
  const word = wanted.trim().toLowerCase();
  if (word === '') return false;
  const number = /^(\d{1,3}) ?号?$/.exec(word)?.[1];
  if (number !== undefined && seat === Number(number)) return true;
  return personName.toLowerCase().includes(word) || (word.length > 3 && ticketNumber.toLowerCase().includes(word));
}

const concerned: Readonly<Record<ActKind, (person: Person) => boolean>> = {
  checkIn: ({ state }) => state === 'placed',
  uncheck: ({ state, attemptState }) => state === 'checkedIn' && attemptState === null,
  absent: ({ state, attemptState }) => state === 'placed' && attemptState === null,
  present: ({ state }) => state === 'absent',
  extend: ({ attemptState }) => attemptState === 'sitting',
  reduce: ({ attemptState, extendedSeconds }) => attemptState === 'sitting' && extendedSeconds >= 60,
  pause: (person) => statusOf(person) === 'sitting',
  resume: (person) => statusOf(person) === 'paused',
  release: ({ attemptState }) => attemptState === 'sitting',
  handIn: ({ attemptState }) => attemptState === 'sitting',
  reopen: ({ attemptState }) => attemptState === 'handedIn',
  note: () => true,
  violation: () => true,
  announce: () => true,
};

/** Whether an act concerns somebody as they are now. The server decides; this is what is offered. */
export function isConcerned(kind: ActKind, person: Person): boolean {
  return concerned[kind](person);
}

/** What can be done with people, in the order of its buttons. */
export const personalKinds: readonly ActKind[] = [
  'checkIn',
  'uncheck',
  'absent',
  'present',
  'extend',
  'reduce',
  'pause',
  'resume',
  'release',
  'handIn',
  'reopen',
  'note',
  'violation',
];

/** The rest of a board with the places that changed. */
export function withPeople(board: Board, changed: readonly Person[]): Person[] {
  const news = new Map(changed.map((person) => [person.placementId, person]));
  return board.people.map((person) => news.get(person.placementId) ?? person);
}

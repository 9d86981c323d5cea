import { expect, it } from 'vitest';
import { isQuiet, isUsedUp, periodOf, secondsLeft } from './board.ts';
import { clockOf } from './serverClock.ts';
import { minutesFromNow, personOf, sittingOf } from './testing.ts';

it('somebody is quiet who sits and has saved nothing for three minutes', () => {
  const at = (minutes: number) => isQuiet(sittingOf(1, { savedTime: minutesFromNow(minutes) }), Date.now());
  expect([at(-2.9), at(-3.1)]).toEqual([false, true]);
  expect(isQuiet(sittingOf(1, { savedTime: null, startTime: minutesFromNow(-4) }), Date.now())).toBe(true);
  expect(isQuiet(sittingOf(1, { savedTime: minutesFromNow(-9), isPaused: true }), Date.now())).toBe(false);
  expect(isQuiet(personOf(1), Date.now())).toBe(false);
});

it('time runs to the deadline, and stands while paused', () => {
  const deadline = minutesFromNow(10);
  const now = new Date(`${deadline.replace(' ', 'T')}+08:00`).getTime();
  expect(secondsLeft(sittingOf(1, { deadline }), now - 90_000)).toBe(90);
  expect(secondsLeft(sittingOf(1, { deadline }), now + 1)).toBe(0);
  expect(secondsLeft(sittingOf(1, { deadline, isPaused: true, remainingSeconds: 77 }), now)).toBe(77);
  expect(secondsLeft(personOf(1), now)).toBeUndefined();
});

it('time was used up by who was handed in at the deadline', () => {
  const handedIn = (submittedTime: string) =>
    isUsedUp(sittingOf(1, { deadline: '2026-04-11 10:00:00', submittedTime }));
  expect([handedIn('2026-04-11 09:59:59'), handedIn('2026-04-11 10:00:00')]).toEqual([false, true]);
});

it('a session over midnight ends on another day', () => {
  const until = (endTime: string) => periodOf({ startTime: '2026-04-11 19:30:00', endTime });
  expect(until('2026-04-11 21:00:00')).toBe('2026-04-11 19:30 – 21:00');
  expect(until('2026-04-12 01:30:00')).toBe('2026-04-11 19:30 – 2026-04-12 01:30');
});

it('the clock is the server’s by the latest that was heard', () => {
  const clock = clockOf();
  const ahead = minutesFromNow(60);
  clock.heard(ahead);
  clock.heard(minutesFromNow(30));
  const wanted = new Date(`${ahead.replace(' ', 'T')}+08:00`).getTime();
  expect(Math.abs(clock.now() - wanted)).toBeLessThan(2_000);
});

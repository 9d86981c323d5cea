import { expect, it } from 'vitest';
import { countsOf, isMeant, isQuiet, isUsedUp, periodOf, secondsLeft } from './board.ts';
import { clockOf } from './serverClock.ts';
import { groupsOf } from './people.ts';
import { boardOf, minutesFromNow, personOf, sittingOf } from './testing.ts';
import { texts } from './texts.ts';

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

it('each is counted once as they stand, so that those who are missing are seen', () => {
  const { all, waiting, quiet, ...standing } = countsOf(boardOf().people, Date.now());
  expect(standing).toEqual({ expected: 1, checkedIn: 1, sitting: 3, paused: 1, done: 1, absent: 1 });
  expect(Object.values(standing).reduce((sum, count) => sum + count)).toBe(all);
  expect([waiting, quiet]).toEqual([0, 1]);
});

it('somebody is meant by name, seat, or four characters of the number', () => {
  const person = personOf(12, { personName: '李 Anna', ticketNumber: '20260331' });
  const meant = (wanted: string) => isMeant(person, wanted);
  expect(['anna', ' 李', '12', '12号', '0331', '20260331'].filter(meant)).toHaveLength(6);
  expect(['', ' ', '1', '331', '13 号', '王'].filter(meant)).toEqual([]);
});

it('people stand by their rooms and seats, and those without a seat last', () => {
  const { rooms } = boardOf();
  const people = [
    personOf(3, { roomId: null, seat: null }),
    personOf(2),
    personOf(9, { seat: null }),
    personOf(1),
    personOf(4, { roomId: 'another' }),
  ];
  const seats = (group: { people: readonly { ticketNumber: string }[] }) =>
    group.people.map(({ ticketNumber }) => ticketNumber.slice(-1)).join('');
  expect(groupsOf(rooms, people).map((group) => [group.room?.roomName, seats(group)])).toEqual([
    ['机房 1', '12'],
    [undefined, '349'],
  ]);
  expect(groupsOf(rooms, [])).toEqual([]);
});

it('a time that is left is said in hours where it has some', () => {
  expect([59, 60, 3599, 3600, 17486].map(texts.left)).toEqual(['0:59', '1:00', '59:59', '1:00:00', '4:51:26']);
  expect([59, 7199, 17486].map(texts.minutes)).toEqual(['不到 1 分', '剩 119 分', '剩 4 时 51 分']);
});

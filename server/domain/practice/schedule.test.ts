import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { schedule, type Scheduled } from './schedule.ts';

const start = new Date('2026-01-01T00:00:00Z');
const day = 86_400_000;

/** Answers one after the other, each when the question is due. */
function series(answers: readonly boolean[]): Scheduled[] {
  const steps: Scheduled[] = [];
  for (const isCorrect of answers) {
    const last = steps[steps.length - 1];
    steps.push(schedule({ card: last?.card ?? null, isCorrect, now: last?.due ?? start }));
  }
  return steps;
}

describe('P7: when a question comes back', () => {
  it('a first wrong answer brings it back within ten minutes', () => {
    const [first] = series([false]);
    expect((first?.due.getTime() ?? 0) - start.getTime()).toBeGreaterThan(0);
    expect((first?.due.getTime() ?? Infinity) - start.getTime()).toBeLessThanOrEqual(600_000);
  });

  it('each right answer in a row puts it off for longer', () => {
    const steps = series([false, true, true, true, true, true]);
    const gaps = steps.map(({ due, card }) => due.getTime() - Date.parse(card.lastReview));
    expect(gaps).toEqual([...gaps].sort((a, b) => a - b));
    expect(gaps[gaps.length - 1]).toBeGreaterThan(7 * day);
  });

  it('a wrong answer later brings it back sooner than a right one would', () => {
    const steps = series([false, true, true, true]);
    const { card, due } = steps[steps.length - 1] ?? { card: null, due: start };
    expect(schedule({ card, isCorrect: false, now: due }).due.getTime()).toBeLessThan(
      schedule({ card, isCorrect: true, now: due }).due.getTime(),
    );
  });

  it('grows at most once a day: further right answers on the same day in Shanghai change nothing, a wrong one does', () => {
    // 23:00 in Shanghai.
    const evening = new Date('2026-01-01T15:00:00Z');
    const answer = (former: Scheduled | undefined, isCorrect: boolean, minutes: number): Scheduled =>
      schedule({ card: former?.card ?? null, isCorrect, now: new Date(evening.getTime() + minutes * 60_000) });
    const grown = [true, true].reduce(
      (former, isRight, index) => answer(former, isRight, index + 1),
      answer(undefined, false, 0),
    );
    expect(grown.card.scheduledDays).toBeGreaterThan(0);
    expect(answer(answer(grown, true, 10), true, 20)).toEqual(grown);
    expect(answer(grown, false, 20).due.getTime()).toBeLessThan(grown.due.getTime());
    expect(answer(grown, true, 70).due.getTime()).toBeGreaterThan(grown.due.getTime());
  });

  it('is always later than now, a clock that went back included; the card survives JSON', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ isCorrect: fc.boolean(), shift: fc.integer({ min: -day, max: 40 * day }) }), {
          minLength: 1,
          maxLength: 12,
        }),
        (answers) => {
          let card = null;
          let now = start;
          for (const { isCorrect, shift } of answers) {
            const next: Scheduled = schedule({ card, isCorrect, now });
            expect(next.due.getTime()).toBeGreaterThan(now.getTime());
            card = JSON.parse(JSON.stringify(next.card)) as Scheduled['card'];
            expect(card).toEqual(next.card);
            now = new Date(now.getTime() + shift);
          }
        },
      ),
    );
  });
});

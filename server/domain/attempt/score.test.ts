import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PaperEntry } from './storedPaper.ts';
import { scorePaper } from './score.ts';

/** A question whose right answer is its first option, or the text 对. */
function entry({
  type,
  points,
  given,
}: {
  type: string;
  points: number;
  given: 'right' | 'wrong' | 'none';
}): PaperEntry {
  const isChoice = type === 'single';
  return {
    questionId: 'q',
    version: 1,
    isHeld: false,
    section: null,
    isFavorite: false,
    card: null,
    score: points,
    question: {
      type,
      title: '',
      options: isChoice
        ? [
            { content: '甲', isAnswer: true },
            { content: '乙', isAnswer: false },
          ]
        : [],
      answer: isChoice ? [] : [{ anyOf: ['对'] }],
    },
    selectedOptions: !isChoice || given === 'none' ? [] : [given === 'right' ? 1 : 2],
    inputInfo: isChoice || given === 'none' ? [] : [given === 'right' ? '对' : '错'],
    isFlagged: false,
    sequence: 1,
    isAnswered: given !== 'none',
    isCorrect: null,
    gained: null,
  };
}

/** What a machine says: a long answer, and a short one that is not the key, are left open; nothing given is wrong. */
const verdictOf = ({ type, given }: { type: string; given: 'right' | 'wrong' | 'none' }): boolean | null =>
  given === 'none' ? false : type === 'long' || (type === 'short' && given === 'wrong') ? null : given === 'right';

const entries = fc.array(
  fc.record({
    type: fc.constantFrom('single', 'blank', 'short', 'long'),
    points: fc.integer({ min: 1, max: 200 }).map((halves) => halves / 2),
    given: fc.constantFrom('right' as const, 'wrong' as const, 'none' as const),
  }),
  { maxLength: 40 },
);

describe('the score of a paper', () => {
  it('M9: is the sum of the points of what was answered right, from 0 to the total', () => {
    fc.assert(
      fc.property(entries, fc.integer({ min: 0, max: 1000 }), (list, passScore) => {
        const scored = scorePaper({ entries: list.map(entry), passScore });
        const expected = list.reduce(
          (sum, { type, points, given }) => sum + (type !== 'long' && given === 'right' ? points : 0),
          0,
        );
        expect(scored.score).toBe(expected);
        expect(scored.score).toBeLessThanOrEqual(list.reduce((sum, { points }) => sum + points, 0));
        expect(scored.results.map(({ isCorrect }) => isCorrect)).toEqual(list.map(verdictOf));
      }),
    );
  });

  it('M9: is passed or failed only where the questions that no machine scores cannot change it', () => {
    const list = [
      entry({ type: 'single', points: 6, given: 'right' }),
      entry({ type: 'long', points: 4, given: 'right' }),
    ];
    const passed = (passScore: number) => scorePaper({ entries: list, passScore }).isPassed;
    expect([passed(6), passed(6.5), passed(10), passed(10.5)]).toEqual([true, null, null, false]);
  });

  it('M9: a short answer unlike the key leaves it open, one that is empty does not', () => {
    const passedWith = (given: 'wrong' | 'none') =>
      scorePaper({
        entries: [entry({ type: 'single', points: 6, given: 'right' }), entry({ type: 'short', points: 4, given })],
        passScore: 8,
      });
    expect(passedWith('wrong')).toMatchObject({
      score: 6,
      isPassed: null,
      results: [{}, { isCorrect: null, gained: null }],
    });
    expect(passedWith('none')).toMatchObject({
      score: 6,
      isPassed: false,
      results: [{}, { isCorrect: false, gained: 0 }],
    });
  });
});

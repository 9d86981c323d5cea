import { describe, expect, it } from 'vitest';
import type { Checked } from '#learner/question/checkAnswer.ts';
import { newRound, nextRound, resultOf, type Round } from './round.ts';

const review = (isCorrect: boolean | null): Checked => ({ isCorrect, optionList: [], correctOptions: [], answer: [], analysis: null, wrongRecordId: null, nextDue: null });
const answer = { selectedOptions: [2], inputInfo: [] };

function roundOf(count: number): Round {
  return newRound(
    Array.from({ length: count }, (_, index) => ({ questionId: `q${index}`, version: 1, questionType: '1', title: '题', optionList: [], blankCount: 0, questionIndex: index + 1, totalNum: count, isFavorite: index === 0, difficulty: null })),
  );
}

describe('a round of practice', () => {
  it('begins at the first question with nothing answered, favourites as they are', () => {
    const { index, items } = roundOf(2);
    expect(index).toBe(0);
    expect(items.map(({ isFavorite }) => isFavorite)).toEqual([true, false]);
    expect(resultOf(roundOf(2))).toEqual({ right: 0, wrong: 0, unknown: 0, open: 2 });
  });

  it('keeps an answer with its question', () => {
    const { items } = nextRound(roundOf(3), { kind: 'answer', index: 1, answer });
    expect(items.map((item) => item.answer.selectedOptions)).toEqual([[], [2], []]);
  });

  it('does not change an answer that was checked', () => {
    const checked = nextRound(roundOf(1), { kind: 'checked', index: 0, answer, review: review(false) });
    expect(nextRound(checked, { kind: 'answer', index: 0, answer: { selectedOptions: [1], inputInfo: [] } }).items[0]?.answer).toEqual(answer);
  });

  it('a reply that comes late marks the question it was for', () => {
    const moved = nextRound(roundOf(2), { kind: 'go', index: 1 });
    const { index, items } = nextRound(moved, { kind: 'checked', index: 0, answer, review: review(true) });
    expect(index).toBe(1);
    expect(items.map((item) => item.review?.isCorrect)).toEqual([true, undefined]);
  });

  it.each([
    [-1, 0],
    [1, 1],
    [2, 2],
    [9, 2],
  ])('going to %i of 2 is %i', (to, expected) => {
    expect(nextRound(roundOf(2), { kind: 'go', index: to }).index).toBe(expected);
  });

  it('counts right, wrong, those a machine cannot say, and open ones', () => {
    const round = [true, false, null].reduce((former: Round, isCorrect, index) => nextRound(former, { kind: 'checked', index, answer, review: review(isCorrect) }), roundOf(4));
    expect(resultOf(round)).toEqual({ right: 1, wrong: 1, unknown: 1, open: 1 });
  });
});

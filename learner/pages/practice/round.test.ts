import { describe, expect, it } from 'vitest';
import type { Checked } from '#learner/question/checkAnswer.ts';
import { nextRound, resultOf, roundOf as open, type Round } from './round.ts';

const review = (isCorrect: boolean | null): Checked => ({
  isCorrect,
  optionList: [],
  correctOptions: [],
  answer: [],
  analysis: null,
  wrongRecordId: null,
  nextDue: null,
});
const answer = { selectedOptions: [2], inputInfo: [] };

function roundOf(count: number): Round {
  return open({
    stored: { roundId: 'r', mode: 'random', certCode: 'C', certName: '证书', totalNum: count, rows: rowsOf(count) },
  });
}

function rowsOf(count: number) {
  return Array.from({ length: count }, (_, index) => ({
    certCode: 'C',
    certName: '证书',
    isHeld: false,
    questionId: `q${index}`,
    version: 1,
    questionType: '1',
    title: '题',
    optionList: [],
    blankCount: 0,
    material: null,
    format: null,
    questionIndex: index + 1,
    totalNum: count,
    isFavorite: index === 0,
    difficulty: null,
  }));
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
    expect(
      nextRound(checked, { kind: 'answer', index: 0, answer: { selectedOptions: [1], inputInfo: [] } }).items[0]
        ?.answer,
    ).toEqual(answer);
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

  it('P11: goes on where the server says, or at the place of the address, with what was answered', () => {
    const [first, second] = rowsOf(2).map((row) => ({
      ...row,
      isAnswered: false,
      selectedOptions: [] as number[],
      inputInfo: [],
      review: null,
    }));
    if (!first || !second) throw new Error('two rows are needed');
    const stored = {
      roundId: 'r',
      mode: 'random',
      certCode: null,
      certName: null,
      position: 2,
      totalNum: 2,
      rows: [
        { ...first, isAnswered: true, selectedOptions: [2], review: { ...review(false), selfVerdict: null } },
        second,
      ],
    };
    const round = open({ stored });
    expect([
      round.index,
      round.items[0]?.answer.selectedOptions,
      round.items[0]?.review?.isCorrect,
      round.items[1]?.review,
    ]).toEqual([1, [2], false, undefined]);
    expect(open({ stored, place: 1 }).index).toBe(0);
    expect(open({ stored, place: 99 }).index).toBe(2);
  });

  it('P13: what the learner says of an open verdict counts, and may change', () => {
    const checked = nextRound(roundOf(1), { kind: 'checked', index: 0, answer, review: review(null) });
    const wrong = nextRound(checked, { kind: 'judged', index: 0, isRight: false, nextDue: '2024-05-01 09:00:00' });
    expect(resultOf(wrong)).toEqual({ right: 0, wrong: 1, unknown: 0, open: 0 });
    expect(resultOf(nextRound(wrong, { kind: 'judged', index: 0, isRight: true, nextDue: null }))).toEqual({
      right: 1,
      wrong: 0,
      unknown: 0,
      open: 0,
    });
  });

  it('counts right, wrong, those a machine cannot say, and open ones', () => {
    const round = [true, false, null].reduce(
      (former: Round, isCorrect, index) =>
        nextRound(former, { kind: 'checked', index, answer, review: review(isCorrect) }),
      roundOf(4),
    );
    expect(resultOf(round)).toEqual({ right: 1, wrong: 1, unknown: 1, open: 1 });
  });
});

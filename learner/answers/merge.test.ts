import { describe, expect, it } from 'vitest';
import type { Answer } from './answer.ts';
import { firstSequence, mergeAnswers } from './merge.ts';
import { paperOf } from './testing.ts';

const queuedOf = (questionId: string, sequence: number): Answer => ({
  questionId,
  sequence,
  selectedOptions: [2],
  inputInfo: [],
  isFlagged: true,
});

describe('answers of the paper and of the browser', () => {
  it('of each question the one with the higher sequence stands; what the server has is not sent again', () => {
    const paper = paperOf({ q1: 4, q2: 4, q3: 4 });
    const { given, left, settled, sequences } = mergeAnswers({ paper, queued: [queuedOf('q1', 5), queuedOf('q2', 4)] });
    expect(given).toEqual({
      q1: { selectedOptions: [2], inputInfo: [], isFlagged: true },
      q2: { selectedOptions: [1], inputInfo: [], isFlagged: false },
      q3: { selectedOptions: [1], inputInfo: [], isFlagged: false },
    });
    expect(left).toEqual([queuedOf('q1', 5)]);
    expect(settled).toEqual([queuedOf('q2', 4)]);
    expect([...sequences]).toEqual([
      ['q1', 5],
      ['q2', 4],
      ['q3', 4],
    ]);
  });

  it('an answer to a question that is not in the paper is none', () => {
    expect(mergeAnswers({ paper: paperOf({ q1: 0 }), queued: [queuedOf('q9', 1)] })).toMatchObject({
      left: [],
      settled: [],
    });
  });

  it('a take-over begins a series above what any other device has queued; a reload goes on with its own', () => {
    expect(firstSequence({ paper: paperOf({ q1: 0 }), isTakenOver: false })).toBe(1);
    expect(firstSequence({ paper: paperOf({ q1: 7, q2: 0 }), isTakenOver: true })).toBe(1_000_001);
    expect(firstSequence({ paper: paperOf({ q1: 1_000_001, q2: 0 }), isTakenOver: false })).toBe(1_000_001);
    expect(firstSequence({ paper: paperOf({ q1: 1_000_001, q2: 3 }), isTakenOver: true })).toBe(2_000_001);
  });
});

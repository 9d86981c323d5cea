import { describe, expect, it } from 'vitest';
import { fromReadingA, fromReadingB, questionTypes, readingA, readingB } from './questionTypes.ts';
import { paperQuestion } from './paperQuestion.ts';
import { reviewQuestion } from './reviewQuestion.ts';

const stored = {
  type: 'multiple',
  title: '<p>题</p>',
  options: [{ content: '甲', isAnswer: true }, { content: '乙' }, { content: '丙', isAnswer: true }],
  answer: [{ anyOf: ['密'] }],
  analysis: '<p>解析</p>',
};

describe('kinds', () => {
  it('have the codes of the two readings, which part at blank and short', () => {
    expect(questionTypes.map(readingA)).toEqual(['1', '2', '3', '5', '4', '6']);
    expect(questionTypes.map(readingB)).toEqual(['1', '2', '3', '4', '5', '6']);
  });

  it('come back from their codes; no other text is a code', () => {
    for (const kind of questionTypes)
      expect([fromReadingA(readingA(kind)), fromReadingB(readingB(kind))]).toEqual([kind, kind]);
    expect([fromReadingA('7'), fromReadingB(''), readingA('essay'), readingB('toString')]).toEqual([
      undefined,
      undefined,
      '',
      '',
    ]);
  });
});

describe('P8: a question as it is shown', () => {
  it('before the answer has stem and contents alone', () => {
    expect(paperQuestion(stored)).toEqual({
      questionType: '2',
      title: '<p>题</p>',
      optionList: [
        { order: 1, content: '甲' },
        { order: 2, content: '乙' },
        { order: 3, content: '丙' },
      ],
      blankCount: 0,
      format: null,
      material: null,
    });
  });

  it('after the answer has keys and analysis', () => {
    expect(reviewQuestion(stored)).toMatchObject({
      correctOptions: [1, 3],
      optionList: [{ isAnswer: true }, { isAnswer: false }, { isAnswer: true }],
      analysis: '<p>解析</p>',
    });
  });

  it('a long one says whether it is answered in code', () => {
    expect([
      paperQuestion({ ...stored, type: 'long', format: 'code' }).format,
      paperQuestion({ ...stored, type: 'long' }).format,
    ]).toEqual(['code', 'text']);
  });

  it('answers of the former shape come in the present one', () => {
    expect(reviewQuestion({ ...stored, type: 'blank', answer: ['甲|A', { anyOf: ['乙'] }] }).answer).toEqual([
      { anyOf: ['甲', 'A'], tolerance: null },
      { anyOf: ['乙'], tolerance: null },
    ]);
  });

  it.each([
    ['blank', ['甲', '乙'], 2],
    ['blank', [{ anyOf: ['甲', '乙'] as string[] }], 1],
    ['short', ['要点'], 1],
    ['short', [], 1],
    ['long', [], 1],
    ['judgment', [], 0],
  ] as const)('%s with answers %j has %d texts to fill', (type, answer, count) => {
    expect(paperQuestion({ ...stored, type, answer: [...answer] }).blankCount).toBe(count);
  });
});

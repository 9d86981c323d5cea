import { describe, expect, it } from 'vitest';
import { optionLabel, orderOfLabel } from './optionLabel.ts';
import { chooseOption, hasAnswer, noAnswer, writeText } from './question.ts';

const options = (...contents: string[]) => contents.map((content, index) => ({ order: index + 1, content }));
const labels = (questionType: string, contents: string[]): string[] =>
  options(...contents).map(({ order }) =>
    optionLabel({ question: { questionType, optionList: options(...contents) }, order }),
  );

describe('optionLabel', () => {
  it('letters from A', () => {
    expect(labels('1', ['甲', '乙', '丙'])).toEqual(['A', 'B', 'C']);
  });

  it.each([
    [
      ['正确', '错误'],
      ['T', 'F'],
    ],
    [
      ['错误', '正确'],
      ['F', 'T'],
    ],
    [
      ['<p>不正确</p>', '<p>正确</p>'],
      ['F', 'T'],
    ],
    [
      ['是', '否'],
      ['T', 'F'],
    ],
    [
      ['甲', '乙'],
      ['T', 'F'],
    ],
  ])('a judgment of %j is %j', (contents, expected) => {
    expect(labels('3', contents)).toEqual(expected);
  });
});

describe('orderOfLabel', () => {
  const judgment = { questionType: '3', optionList: options('错误', '正确') };
  it.each([
    ['t', 2],
    ['F', 1],
    ['a', 1],
    ['b', 2],
    ['c', undefined],
  ])('%s of a judgment is option %s', (label, order) => {
    expect(orderOfLabel({ question: judgment, label })).toBe(order);
  });

  it('a letter beyond the options names none', () => {
    expect(
      orderOfLabel({ question: { questionType: '1', optionList: options('甲', '乙') }, label: 'd' }),
    ).toBeUndefined();
  });
});

describe('an answer', () => {
  const choose = (questionType: string, selectedOptions: number[], order: number): number[] =>
    chooseOption({ question: { questionType }, answer: { selectedOptions, inputInfo: [] }, order }).selectedOptions;

  it('single choice: the last one alone', () => {
    expect(choose('1', [2], 3)).toEqual([3]);
    expect(choose('3', [1], 1)).toEqual([1]);
  });

  it('multiple choice: in and out, in order', () => {
    expect(choose('2', [3], 1)).toEqual([1, 3]);
    expect(choose('2', [1, 3], 3)).toEqual([1]);
  });

  it('texts keep their places', () => {
    expect(writeText({ question: { blankCount: 3 }, answer: noAnswer, index: 2, text: '丙' }).inputInfo).toEqual([
      '',
      '',
      '丙',
    ]);
  });

  it('spaces alone are none', () => {
    expect(hasAnswer({ selectedOptions: [], inputInfo: [' ', ''] })).toBe(false);
    expect(hasAnswer({ selectedOptions: [], inputInfo: ['', '0'] })).toBe(true);
    expect(hasAnswer({ selectedOptions: [1], inputInfo: [] })).toBe(true);
  });
});

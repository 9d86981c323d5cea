import { expect, it } from 'vitest';
import { materialUntil, optionColumns, shortTitle } from './printed.ts';
import { printedQuestion } from './testing.ts';

const options = (...contents: string[]) => contents.map((content) => ({ content }));

it('options stand in as many columns as the longest of them leaves room for', () => {
  expect(optionColumns(options('<p>关机</p>', 'power off'))).toBe(4);
  expect(optionColumns(options('关机', '离开座位时先锁定屏幕'))).toBe(2);
  expect(optionColumns(options('关机', '离开座位时先锁定屏幕，再告诉同一办公室的老师'))).toBe(1);
  expect(optionColumns(options('<img src="a.png">', '关机'))).toBe(2);
});

it('a material is said once, before the questions of it that stand together', () => {
  const material = { id: 'm', content: '', sound: null };
  const questions = [1, 2, 3, 4, 5].map((number) =>
    printedQuestion({ number, ...([2, 3, 5].includes(number) && { material }) }),
  );
  expect(questions.map((_, index) => materialUntil(questions, index))).toEqual([undefined, 3, undefined, undefined, 5]);
});

it('groups have their numerals in the table of scores, others their titles', () => {
  expect(['十二、单选题', '附加题'].map(shortTitle)).toEqual(['十二', '附加题']);
});

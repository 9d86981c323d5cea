import { expect, it } from 'vitest';
import { sheetNames } from './sheetNames.ts';

it('takes a title as it is where Excel does', () => {
  expect(sheetNames(['考场', '座位'])).toEqual(['考场', '座位']);
});

it('leaves out what Excel forbids', () => {
  expect(sheetNames(["'A/B[1]:*?\\'", '://'])).toEqual(['A B 1', '数据']);
  expect(sheetNames(['长'.repeat(40)])).toEqual(['长'.repeat(31)]);
});

it('gives no two sheets the same name, nor that of a sheet every workbook has', () => {
  expect(sheetNames(['座位', '座位', '座位'])).toEqual(['座位', '座位（2）', '座位（3）']);
  expect(sheetNames(['Seat', 'seat'])).toEqual(['Seat', 'seat（2）']);
  expect(sheetNames(['可选值', '填写说明'])).toEqual(['可选值（2）', '填写说明（2）']);
  const [first, second] = sheetNames(['长'.repeat(40), '长'.repeat(40)]);
  expect(second).not.toBe(first);
  expect(second).toHaveLength(30);
});

import { expect, it } from 'vitest';
import { inDigits } from './numerals.ts';

it('numbers in hanzi are in digits, whatever stands around them', () => {
  const names = [
    '第一考场',
    '第十考场',
    '第十二考场',
    '第二十考场',
    '第九十九考场',
    '一百零三室',
    '二〇三室',
    '机房 4',
    '主楼',
  ];
  expect(names.map(inDigits)).toEqual([
    '第1考场',
    '第10考场',
    '第12考场',
    '第20考场',
    '第99考场',
    '103室',
    '203室',
    '机房 4',
    '主楼',
  ]);
});

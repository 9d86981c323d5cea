import { expect, it } from 'vitest';
import { meaningsOf } from './meanings.ts';

it('numbers that are counted otherwise mean something else', () => {
  expect(
    meaningsOf([
      ['plain', { type: 'number' }],
      ['share', { type: 'number', 'x-widget': 'percent' }],
      ['fee', { type: 'number', 'x-money': 'CNY' }],
      ['deposit', { type: 'number', 'x-money': 'USD' }],
      ['opensAt', { type: 'string', format: 'time' }],
      ['words', { type: 'array', items: { type: 'string' } }],
      ['papers', { type: 'array', items: { type: 'string', 'x-widget': 'file' } }],
      ['courseIds', { type: 'array', items: { type: 'string', 'x-ref': 'course' } }],
    ]),
  ).toEqual({
    plain: '数',
    share: '百分数',
    fee: '金额（CNY）',
    deposit: '金额（USD）',
    opensAt: '时刻',
    words: '列表，每一项是文字',
    papers: '列表，每一项是文件的地址',
    courseIds: '列表，每一项是引用 course',
  });
});

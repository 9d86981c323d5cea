import { expect, it } from 'vitest';
import type { CertItem } from '#runtime/core/certificate/design.ts';
import { offeredDesigns } from '#runtime/core/certificate/designs.ts';
import { problemsOf } from './problems.ts';
import { typicalValues } from './useValues.ts';

const number: CertItem = { kind: 'text', x: 20, y: 20, width: 100, height: 10, text: '{证书编号}' };
const qr: CertItem = { kind: 'qr', x: 200, y: 100, width: 28, height: 28 };

function said(...layout: CertItem[]): string[] {
  const design = { orientation: 'landscape', frame: 'none', accent: '#000000', layout } as const;
  return problemsOf({ design, values: typicalValues }).map(({ message, index }) => `${index ?? '-'} ${message}`);
}

it('has nothing to say of the offered designs', () => {
  for (const design of offeredDesigns) expect(problemsOf({ design, values: typicalValues }), design.title).toEqual([]);
});

it.each([
  ['an empty sheet', [], ['- 证书上还没有内容。']],
  ['no number', [qr], ['- 还没有证书编号：添加一项“证书编号”，否则不能保存。']],
  [
    'a token that is none',
    [number, { ...number, y: 50, text: '{姓名}' }],
    ['1 “{姓名}”中的 {姓名} 不是可以填入的内容，不能保存：请改为“插入”中的一种。'],
  ],
  [
    'a text that does not fit',
    [number, { ...number, y: 50, width: 10, height: 3, text: '很长的一段文字' }],
    ['1 “很长的一段文字”用最小的字也放不下：请把它拉大，或者减少文字。'],
  ],
  ['an item beyond the sheet', [number, { ...qr, x: 280 }], ['1 二维码有一部分在纸外，印不出来。']],
  ['a small code', [number, { ...qr, width: 14 }], ['1 二维码小于 15 毫米，手机可能扫不出来。']],
  [
    'what covers the code',
    [number, qr, { kind: 'picture', picture: '/a.png', x: 220, y: 120, width: 40, height: 40 }],
    ['2 图片/印章和二维码重叠，手机可能扫不出来。'],
  ],
  [
    'a picture without one',
    [number, { kind: 'picture', x: 20, y: 100, width: 40, height: 40 }],
    ['1 图片/印章还没有选择图片，印出来是空的。'],
  ],
] satisfies [string, CertItem[], string[]][])('names %s', (_, layout, expected) => {
  expect(said(...layout)).toEqual(expected);
});

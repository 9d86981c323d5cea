/** What a new record computes where nothing is given. */
import type { Json } from '../formats.ts';
import { at, field, inBook, number, stops, text } from './testing.ts';

const usual = (expression: Json, words: Record<string, Json> = {}) =>
  field({ ...number, 'x-default': expression, ...words });
const atUsual = (says: string) => at('/properties/extra/x-default', says);

stops([
  ['a usual value with an unknown word', usual({ plus: [{ var: 'price' }, 1] }), atUsual('没有“plus”')],
  ['a usual value of no field', usual({ '+': [{ var: 'prise' }, 1] }), atUsual('是不是“price”？')],
  ['a usual value of itself', usual({ '+': [{ var: 'extra' }, 1] }), atUsual('不能用它自己')],
  ['a usual value that is a text', usual({ cat: [{ var: 'price' }, '元'] }), atUsual('算出来的是文字')],
  ['a usual day for a number', usual({ addDays: [{ today: [] }, 3] }), atUsual('算出来的是日期')],
  ['days added to a number', usual({ len: { addDays: [{ var: 'price' }, 3] } }), atUsual('要用日期或时间')],
  [
    'a usual value beside a default',
    usual({ var: 'price' }, { default: 3 }),
    at('/properties/extra/default', '不能再写 default'),
  ],
  [
    'a usual value of what nobody fills in',
    usual({ var: 'price' }, { readOnly: true }),
    at('/properties/extra/readOnly', '不能再写 readOnly'),
  ],
  [
    'a usual value that not everybody may store',
    usual({ var: 'price' }, { 'x-write': 'a12-m9.1.8' }),
    at('/properties/extra/x-write', '保存不了'),
  ],
  [
    'usual values in a circle',
    inBook(({ properties }) => {
      properties.extra = { ...number, 'x-default': { '+': [{ var: 'further' }, 1] } };
      properties.further = { ...number, title: '更多', 'x-default': { '+': [{ var: 'extra' }, 1] } };
    }),
    atUsual('extra → further → extra'),
  ],
  [
    'a usual code that is none',
    field({ ...text, 'x-dict': 'bookKind', 'x-default': { if: [{ var: 'price' }, 'sale', 'lone'] } }),
    atUsual('是不是“loan”？'),
  ],
]);

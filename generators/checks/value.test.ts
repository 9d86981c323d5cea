/** What is computed of other fields. */
import type { Json } from '../formats.ts';
import { at, field, inBook, number, stops, text } from './testing.ts';

/** A number of a book that is computed. */
const valued = (expression: Json, words: Record<string, Json> = {}) =>
  field({ ...number, 'x-value': expression, ...words });
const sumOfChapters = (expression: Json) => valued({ sum: [{ map: [{ var: 'chapters' }, expression] }] });
const atValue = (says: string) => at('/properties/extra/x-value', says);

stops([
  ['a computed value with an unknown word', valued({ plus: [{ var: 'price' }, 1] }), atValue('没有“plus”')],
  ['a computed value of no field', valued({ '+': [{ var: 'prise' }, 1] }), atValue('是不是“price”？')],
  ['a computed value of itself', valued({ '+': [{ var: 'extra' }, 1] }), atValue('不能用它自己')],
  ['a computed value that is a text', valued({ cat: [{ var: 'price' }, '元'] }), atValue('算出来的是文字')],
  ['a computed value that is always nothing', valued(null), atValue('总是空的')],
  ['a computed value of a text as a number', valued({ '*': [{ var: 'bookName' }, 2] }), atValue('只能算数')],
  ['a computed value of rich text', valued({ len: { var: 'intro' } }), atValue('不能用“简介”')],
  ['a computed value of a secret', valued({ len: { var: 'secret' } }), atValue('x-hidden')],
  ['a computed value of two types', valued({ if: [{ var: 'price' }, 1, '无'] }), atValue('不是同一种')],
  ['a computed value by the clock', valued({ len: { today: [] } }), atValue('不能用“today”')],
  [
    'a computed value by a document’s number',
    valued({ len: { idNumberProblem: ['passport', '1'] } }),
    atValue('不能用“idNumberProblem”'),
  ],
  ['a computed value of no part of a list', sumOfChapters({ var: 'pages' }), atValue('列表的每一项没有“pages”')],
  ['a computed value of a text of a list', sumOfChapters({ var: 'name' }), atValue('只能算数')],
  [
    'computed values in a circle',
    inBook(({ properties }) => {
      properties.extra = { ...number, 'x-value': { '+': [{ var: 'further' }, 1] } };
      properties.further = { ...number, title: '更多', 'x-value': { '+': [{ var: 'extra' }, 1] } };
    }),
    atValue('extra → further → extra'),
  ],
  [
    'a computed code that is none',
    field({ ...text, 'x-dict': 'bookKind', 'x-value': { if: [{ var: 'price' }, 'sale', 'lone'] } }),
    atValue('是不是“loan”？'),
  ],
  [
    'a computed code that nobody knows',
    field({ ...text, 'x-dict': 'bookKind', 'x-value': { var: 'bookName' } }),
    atValue('都要直接写出来'),
  ],
  ['a computed value with a default', valued(1, { default: 1 }), at('/properties/extra/default', '不由人填写')],
  ['a computed value that somebody fills in', valued(1, { readOnly: false }), at('/properties/extra/readOnly', '只读')],
  [
    'a computed value that is asked for',
    inBook((content) => {
      content.properties.extra = { ...number, 'x-value': 1 };
      content.required.push('extra');
    }),
    at('/required/4', '算出来的'),
  ],
]);

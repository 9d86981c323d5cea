/** Fields that are kept equal to those of a record referred to. */
import { expect, it } from 'vitest';
import type { Json } from '../formats.ts';
import { at, field, inBook, problemsOf, shelfOf, stops } from './testing.ts';

const bookOf: Json = { type: 'string', title: '图书', 'x-ref': 'book' };
/** A shelf with a copied field of the book on it. */
const shelf = (property: Record<string, Json>, more: Record<string, Json> = {}) => ({
  'entities/shelf.json': shelfOf(
    {},
    {
      bookId: bookOf,
      title: { type: 'string', title: '书名', maxLength: 50 },
      extra: { type: 'string', title: '抄', maxLength: 50, ...property },
      ...more,
    },
  ),
});
const there = (says: string, word = 'x-copyOf') => at(`/properties/extra/${word}`, says, 'entities/shelf.json');

stops([
  ['of no reference', shelf({ 'x-copyOf': 'bokId.bookName' }), there('是不是“bookId”？')],
  ['of what refers to nothing', shelf({ 'x-copyOf': 'title.bookName' }), there('不是引用，引用是 bookId')],
  ['no field of the other', shelf({ 'x-copyOf': 'bookId.bookNmae' }), there('是不是“bookName”？')],
  ['another sort of field', shelf({ 'x-copyOf': 'bookId.pages' }), there('不是一类')],
  ['what is not shown', shelf({ 'x-copyOf': 'bookId.secret' }), there('不离开服务器')],
  ['what changes with each save', shelf({ 'x-copyOf': 'bookId.updatedBy' }), there('每次保存都会变')],
  ['what is no place', shelf({ 'x-copyOf': 'bookName' }), there('')],
  [
    'until a field that is not there',
    shelf({ 'x-copyOf': 'bookId.bookName', 'x-copyWhile': { stat: 'on' } }),
    there('没有字段“stat”', 'x-copyWhile/stat'),
  ],
  [
    'until a text',
    shelf({ 'x-copyOf': 'bookId.bookName', 'x-copyWhile': { title: '甲' } }),
    there('只能用保存在数据里、可以看到的字典和是否字段', 'x-copyWhile/title'),
  ],
  [
    'until a code that is none',
    shelf(
      { 'x-copyOf': 'bookId.bookName', 'x-copyWhile': { kind: 'novle' } },
      { kind: { type: 'string', title: '类别', 'x-dict': 'bookKind' } },
    ),
    there('novle', 'x-copyWhile/kind'),
  ],
  [
    'until a state without copying',
    shelf({ 'x-copyWhile': { title: '甲' } }),
    there('同时写上 x-copyOf', 'x-copyWhile'),
  ],
  [
    'with a value of its own',
    shelf({ 'x-copyOf': 'bookId.bookName', default: '甲' }),
    there('不能再写 default', 'default'),
  ],
  ['to be filled in', shelf({ 'x-copyOf': 'bookId.bookName', readOnly: false }), there('总是只读', 'readOnly')],
  [
    'inside a list',
    field({
      type: 'array',
      title: '借阅',
      items: {
        type: 'object',
        properties: { name: { type: 'string', title: '名', 'x-copyOf': 'authorId.authorName' } },
      },
    }),
    at('/properties/extra/items/properties/name/x-copyOf', '只能写在实体自己的字段上'),
  ],
  [
    'round to itself',
    inBook((content) => {
      content.properties.aboveId = { type: 'string', title: '丛书', 'x-ref': 'book' };
      content.properties.extra = { type: 'string', title: '抄', maxLength: 50, 'x-copyOf': 'aboveId.extra' };
    }),
    at('/properties/extra/x-copyOf', '又回到了它自己：book.extra → book.extra'),
  ],
  [
    'in a rule',
    inBook((content) => {
      content.properties.extra = { type: 'string', title: '抄', maxLength: 20, 'x-copyOf': 'authorId.authorName' };
      content['x-entity'].rules.push({ when: { '==': [{ var: 'extra' }, 'x'] }, path: '/bookName', message: '不行' });
    }),
    at('/x-entity/rules/1/when', '保存时才知道'),
  ],
  [
    'and asked for',
    inBook((content) => {
      content.properties.extra = { type: 'string', title: '抄', maxLength: 20, 'x-copyOf': 'authorId.authorName' };
      content.required.push('extra');
    }),
    at('/required/4', '保存时才知道'),
  ],
]);

it('a field of the same sort is copied', () => {
  expect(problemsOf(shelf({ 'x-copyOf': 'bookId.bookName' }))).toEqual([]);
});

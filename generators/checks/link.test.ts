import { expect, it } from 'vitest';
import type { Json } from '../formats.ts';
import { catalogueOf } from '../testing.ts';
import { at, problemsOf, shelfOf, stops } from './testing.ts';

type Words = Record<string, Json>;

const file = 'entities/loan.json';
const sides: Words = { shelfId: { as: 'loans', title: '借出的书' }, bookId: { as: 'shelves', title: '所在书架' } };

/** Shelves linked with books. */
const loan = ({
  link = sides,
  words = {},
  properties = {},
  required = ['shelfId', 'bookId'],
  operations = {},
}: {
  link?: Json;
  words?: Words;
  properties?: Words;
  required?: string[];
  operations?: Words;
}): Words => ({
  [file]: {
    $schema: '../generated/meta/entity.json',
    title: '借阅',
    'x-entity': { scope: 'tenant', label: 'note', code: 'a12-m9.1', link, ...words },
    properties: {
      note: { type: 'string', title: '备注', maxLength: 20 },
      shelfId: { type: 'string', title: '书架', 'x-ref': 'shelf' },
      bookId: { type: 'string', title: '图书', 'x-ref': 'book' },
      ...properties,
    },
    required,
    'x-operations': { list: {}, add: {}, transfer: {}, remove: {}, ...operations },
  },
});

it('a link needs nothing but its two sides; the pair is unique by itself', () => {
  expect(problemsOf(loan({}))).toEqual([]);
  const { entities, operations } = catalogueOf({ 'entities/shelf.json': shelfOf({}), ...bookOnly(), ...loan({}) });
  expect(entities['loan']).toMatchObject({
    link: [
      { field: 'shelfId', entity: 'shelf', as: 'loans', title: '借出的书' },
      { field: 'bookId', entity: 'book', as: 'shelves', title: '所在书架' },
    ],
    unique: [
      {
        name: 'loan_unique_shelfId_bookId',
        fields: ['shelfId', 'bookId'],
        message: '所选图书已经是所选书架的借出的书',
      },
    ],
  });
  expect(Object.keys(operations['loan.add']?.input.properties ?? {})).toEqual([
    'shelfId',
    'bookId',
    'ids',
    'matching',
    'count',
    'note',
  ]);
});

/** A book that needs no other file. */
function bookOnly(): Words {
  return { 'entities/book.json': { ...shelfOf({}), $id: 'book', title: '图书' } };
}

stops([
  ['one side alone', loan({ link: { shelfId: { as: 'loans', title: '借出的书' } } }), at('/x-entity/link', '2', file)],
  ['three sides', loan({ link: { ...sides, note: { as: 'notes', title: '备注' } } }), at('/x-entity/link', '2', file)],
  [
    'a side that is no field',
    loan({ link: { shelfId: { as: 'loans', title: '借出的书' }, bookid: { as: 'shelves', title: '所在书架' } } }),
    at('/x-entity/link/bookid', 'bookId', file),
  ],
  [
    'a side that refers to nothing',
    loan({ link: { shelfId: { as: 'loans', title: '借出的书' }, note: { as: 'shelves', title: '所在书架' } } }),
    at('/x-entity/link/note', 'x-ref', file),
  ],
  ['a side that may be empty', loan({ required: ['shelfId'] }), at('/x-entity/link/bookId', 'required', file)],
  [
    'a side that nobody chooses',
    loan({ properties: { bookId: { type: 'string', title: '图书', 'x-ref': 'book', readOnly: true } } }),
    at('/properties/bookId/readOnly', '由加入的人选择', file),
  ],
  [
    'both sides of one kind',
    loan({ properties: { bookId: { type: 'string', title: '图书', 'x-ref': 'shelf' } } }),
    at('/x-entity/link', '不同的实体', file),
  ],
  ['a link that never changes', loan({ words: { append: true } }), at('/x-entity/append', '不能写 append', file)],
  [
    'a pair that is said to be unique again',
    loan({ words: { unique: [['bookId', 'shelfId']] } }),
    at('/x-entity/unique/0', '不用写', file),
  ],
  [
    'a field that the calls call something else',
    loan({ properties: { count: { type: 'integer', title: '册数' } } }),
    at('/properties/count', '换一个名称', file),
  ],
  [
    'a number that is counted per side and a transfer',
    loan({
      properties: {
        no: { type: 'string', title: '编号', 'x-series': { pattern: '{000}', per: ['shelfId'] }, readOnly: true },
      },
    }),
    at('/properties/no/x-series/per', '不能再移到别处', file),
  ],
  [
    'the name of a field',
    loan({ link: { ...sides, shelfId: { as: 'shelfName', title: '借出的书' } } }),
    at('/x-entity/link/shelfId/as', '字段', file),
  ],
  [
    'the name of another link',
    { ...loan({}), ...another() },
    at('/x-entity/link/shelfId/as', '连接', 'entities/reserve.json'),
  ],
  [
    'a title that is missing',
    loan({ link: { ...sides, shelfId: { as: 'loans' } } }),
    at('/x-entity/link/shelfId', 'title', file),
  ],
  [
    'a word it does not have',
    loan({ link: { ...sides, shelfId: { as: 'loans', title: '借出的书', max: 3 } } }),
    at('/x-entity/link/shelfId', 'max', file),
  ],
  [
    'members of what links nothing',
    { 'entities/shelf.json': { ...shelfOf({}), 'x-operations': { list: {}, add: {} } } },
    at('/x-operations/add', 'link', 'entities/shelf.json'),
  ],
  [
    'a transfer of what links nothing',
    { 'entities/shelf.json': { ...shelfOf({}), 'x-operations': { list: {}, transfer: {} } } },
    at('/x-operations/transfer', 'link', 'entities/shelf.json'),
  ],
]);

/** A second link of shelves and books under the first one's name. */
function another(): Words {
  const content = loan({ link: { ...sides, bookId: { as: 'places', title: '预留的书架' } } })[file] as Words;
  return { 'entities/reserve.json': { ...content, title: '预留' } };
}

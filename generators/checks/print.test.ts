/** Templates of prints: whose data, which fields, and what a block may say. */
import { expect, it } from 'vitest';
import type { Json } from '../formats.ts';
import { library } from '../testing.ts';
import { at, inBook, problemsOf, stops } from './testing.ts';

const file = 'prints/bookCard.json';
const here = (pointer: string, says: string) => at(pointer, says, file);

const copy: Json = {
  $schema: '../generated/meta/entity.json',
  title: '副本',
  'x-entity': { scope: 'tenant', label: 'shelf', code: 'a12-m9.1', partOf: { parent: 'bookId', as: 'copies' } },
  properties: {
    bookId: { type: 'string', title: '图书', 'x-ref': 'book' },
    shelf: { type: 'string', title: '书架', maxLength: 20 },
  },
  required: ['bookId', 'shelf'],
  'x-operations': {},
};
const bookCard = {
  $schema: '../generated/meta/print.json',
  title: '图书卡片',
  entity: 'book',
  of: 'record',
  fileName: '{bookName}',
  blocks: [
    { heading: '{bookName}', level: 1 },
    { text: '类别：{kind}，出版于 {publishedOn}' },
    { fields: ['isbn', 'authorId', 'price'], across: 3 },
    { table: [['shelf', 2]], parts: 'copies' },
    { space: 5 },
    { pageBreak: true },
  ],
};
const print = (change: Record<string, Json>): Record<string, Json> => ({
  'entities/copy.json': copy,
  [file]: JSON.parse(JSON.stringify({ ...bookCard, ...change })) as Json,
});
const block = (content: Json, change: Record<string, Json> = {}) => print({ blocks: [content], ...change });
const list = (content: Json) => print({ of: 'list', fileName: '图书', blocks: [content, { table: ['bookName'] }] });

it('is right for a record and for a list, and becomes a call with a code of its own', () => {
  expect(problemsOf(print({}))).toEqual([]);
  expect(problemsOf(list({ text: '共 {count} 本' }))).toEqual([]);
  const { operations, prints } = library(print({}));
  expect(operations['book.printBookCard']).toMatchObject({
    title: '打印图书卡片',
    path: '/book/print/bookCard',
    does: 'print',
    codes: ['a12-m9.1.100'],
    print: 'bookCard',
    isBinary: true,
  });
  expect(prints['bookCard']).toMatchObject({
    paper: 'A4',
    orientation: 'portrait',
    footer: '第 {page} 页，共 {pages} 页',
    blocks: [{ kind: 'heading', level: 1, align: 'center' }, { kind: 'text' }, { across: 3 }, { of: 'copies' }, {}, {}],
  });
});

it('goes over references, in groups, with labels, columns, codes and boxes to fill in', () => {
  const words: Record<string, Json> = {
    of: 'list',
    fileName: '图书',
    groupBy: ['authorId'],
    sort: '-price',
    blocks: [
      { beside: [{ blocks: [{ text: '{authorId.authorName}' }] }, { share: 2, blocks: [{ fields: ['authorId'] }] }] },
      { labels: [{ beside: [{ blocks: [{ qr: '{isbn}' }] }, { blocks: [{ text: '{bookName}' }] }] }], height: 30 },
      { blanks: ['签名'], height: 10 },
    ],
  };
  expect(problemsOf(print(words))).toEqual([]);
  expect(library(print(words)).prints['bookCard']).toMatchObject({ references: ['authorId'], groupBy: ['authorId'] });
});

stops([
  [
    'a way over what refers to nothing',
    block({ fields: ['isbn.name'] }),
    here('/blocks/0/fields/0', '不是引用（x-ref），没有字段“name”'),
  ],
  [
    'a way to a field there is not',
    block({ text: '{authorId.authorNam}' }),
    here('/blocks/0/text', '是不是“authorName”？'),
  ],
  [
    'a picture of another record that is none',
    block({ picture: 'authorId.authorName' }),
    here('/blocks/0/picture', '不是图片字段'),
  ],
  ['labels of one record', block({ labels: [{ text: '书' }] }), here('/blocks/0/labels', '模板要是清单')],
  [
    'a table in a column',
    block({ beside: [{ blocks: [{ space: 1 }] }, { blocks: [{ table: ['shelf'], parts: 'copies' }] }] }),
    here('/blocks/0/beside/1/blocks/0/table', 'beside 里面只能写'),
  ],
  ['a need of no field', print({ needs: ['author'] }), here('/needs/0', '没有字段“author”')],
  ['a condition on no field', print({ where: { prise: ['1'] } }), here('/where/prise', '是不是“price”？')],
  ['a condition on what has no codes', print({ where: { price: 1 } }), here('/where/price', '不能按')],
  ['groups of one record', print({ groupBy: ['authorId'] }), here('/groupBy', '只用于清单')],
  [
    'groups by a field there is not',
    print({ of: 'list', fileName: '图书', groupBy: ['author'], blocks: [{ table: ['bookName'] }] }),
    here('/groupBy/0', '没有字段“author”'),
  ],
  ['an order by a field there is not', print({ sort: '-prise' }), here('/sort', '是不是“price”？')],
  ['of data there is not', print({ entity: 'bok' }), here('/entity', '是不是“book”？')],
  ['of parts by themselves', print({ entity: 'copy' }), here('/entity', '用 "parts": "copies" 列出')],
  ['with an empty title', print({ title: ' ' }), here('/title', '标题是空的')],
  [
    'with the title of another',
    { ...print({}), 'prints/bookAbc.json': { ...bookCard, blocks: [{ heading: '图书' }] } },
    here('/title', '和模板“bookAbc”的标题相同'),
  ],
  ['for a code there is not', print({ code: 'a12-m9.1.66' }), here('/code', '没有编码“a12-m9.1.66”')],
  ['a file called by no field', print({ fileName: '{bookNam}' }), here('/fileName', '是不是“bookName”？')],
  ['a file called as none can be', print({ fileName: '卡片/1' }), here('/fileName', '文件名里不能有')],
  [
    'a foot with a field that is not there',
    print({ footer: '{bookNam} {page}' }),
    here('/footer', '没有字段“bookNam”'),
  ],
  ['a paper there is not', print({ paper: 'A3' }), here('/paper', '"A4"')],
  ['a block that is nothing', block({ align: 'left' }), here('/blocks/0', '没有说明是什么')],
  ['a block that is two', block({ heading: '书', text: '书' }), here('/blocks/0', '分成几块写')],
  ['a word of another block', block({ space: 5, across: 2 }), here('/blocks/0/across', '不能和“space”写在一起')],
  ['a text with no field', block({ text: '{prise}' }), here('/blocks/0/text', '是不是“price”？')],
  ['a field there is not', block({ fields: ['isbm'] }), here('/blocks/0/fields/0', '是不是“isbn”？')],
  ['a field that nobody is shown', block({ fields: ['secret'] }), here('/blocks/0/fields/0', '不能打印成文字')],
  ['a list of objects as a text', block({ fields: ['chapters'] }), here('/blocks/0/fields/0', '不能打印成文字')],
  ['a picture that is none', block({ picture: 'isbn' }), here('/blocks/0/picture', '不是图片字段')],
  ['parts there are not', block({ table: ['shelf'], parts: 'copie' }), here('/blocks/0/parts', '是不是“copies”？')],
  ['a table of a record without parts', block({ table: ['shelf'] }), here('/blocks/0/table', '用 parts 写明')],
  [
    'a column there is not',
    block({ table: [['shelv', 2]], parts: 'copies' }),
    here('/blocks/0/table/0', '是不是“shelf”？'),
  ],
  ['a column twice', block({ table: ['shelf', 'shelf'], parts: 'copies' }), here('/blocks/0/table/1', '已经是一列')],
  ['a list that has a record', list({ text: '{bookNam}' }), here('/blocks/0/text', '是不是“bookName”？')],
  [
    'a list called as one of its rows',
    print({ of: 'list', blocks: [{ table: ['bookName'] }] }),
    here('/fileName', '文件名里不能写字段'),
  ],
  ['a list with fields', list({ fields: ['isbn'] }), here('/blocks/0', '清单没有一条自己的数据')],
  [
    'a list without rows',
    print({ of: 'list', fileName: '图书', blocks: [{ heading: '图书' }] }),
    here('/blocks', '这里有 0 个'),
  ],
  [
    'a call written by hand',
    inBook((content) => {
      content['x-operations'].printed = { does: 'print' };
    }),
    at('/x-operations/printed', '打印由模板给出'),
  ],
]);

/** References that are read as the record was when it was chosen. */
import { expect, it } from 'vitest';
import type { Entity, Json } from '../formats.ts';
import { catalogueOf } from '../testing.ts';
import { at, problemsOf, shelfOf, stops, words } from './testing.ts';

type Words = Record<string, Json>;

const bookId: Words = { type: 'string', title: '图书', 'x-ref': 'book', 'x-at': 'version' };
/** A shelf that refers to a book of one version. */
const shelf = (property: Words, more: Words = {}, own: Words = {}): Record<string, Json> => ({
  ...words({ versions: true }),
  'entities/shelf.json': shelfOf(own, { bookId: { ...bookId, ...property }, ...more }),
});
const there = (says: string) => at('/properties/bookId/x-at', says, 'entities/shelf.json');
const without = (word: string): Words => Object.fromEntries(Object.entries(bookId).filter(([name]) => name !== word));

it('is told of by nothing but its word; the version stands beside it, and nobody fills it in', () => {
  expect(problemsOf(shelf({}))).toEqual([]);
  const { properties } = boxes().shelf;
  expect(Object.keys(properties).slice(1, 3)).toEqual(['boxId', 'boxIdVersion']);
  expect(properties['boxIdVersion']).toEqual({
    type: 'integer',
    title: '盒子的版本',
    minimum: 1,
    readOnly: true,
    'x-pinOf': 'boxId',
    'x-write': 'a12-m9.1',
    'x-was': ['bokIdVersion'],
  });
});

it('leaves the record free to be removed: the history keeps what is read of it', () => {
  expect(boxes().box.referredBy).toEqual([]);
});

/** A shelf that refers to a box of one version. */
function boxes(): Record<'box' | 'shelf', Entity> {
  const box = { ...shelfOf({ history: true, versions: true, recycle: true }), $id: 'box', title: '盒子' };
  const boxId: Words = { ...bookId, title: '盒子', 'x-ref': 'box', 'x-was': 'bokId', 'x-write': 'a12-m9.1' };
  const { entities } = catalogueOf({ 'entities/box.json': box, 'entities/shelf.json': shelfOf({}, { boxId }) });
  return entities as Record<'box' | 'shelf', Entity>;
}

stops([
  ['something else than a version', shelf({ 'x-at': 'time' }), there('version')],
  [
    'no reference',
    { ...words({ versions: true }), 'entities/shelf.json': shelfOf({}, { bookId: without('x-ref') }) },
    there('要同时写 x-ref'),
  ],
  [
    'an unknown entity',
    shelf({ 'x-ref': 'bok' }),
    at('/properties/bookId/x-ref', '是不是“book”？', 'entities/shelf.json'),
  ],
  [
    'several records',
    {
      ...words({ versions: true }),
      'entities/shelf.json': shelfOf(
        {},
        { bookId: { type: 'array', title: '图书', items: { type: 'string', 'x-ref': 'book' }, 'x-at': 'version' } },
      ),
    },
    there('引用几条数据的字段不能固定版本'),
  ],
  [
    'each of several records',
    {
      ...words({ versions: true }),
      'entities/shelf.json': shelfOf({}, { bookId: { type: 'array', title: '图书', items: bookId } }),
    },
    at('/properties/bookId/items/x-at', '只能写在实体自己的字段上', 'entities/shelf.json'),
  ],
  [
    'an entity that keeps no versions',
    { 'entities/shelf.json': shelfOf({}, { bookId }) },
    there('“图书”没有保存各个版本'),
  ],
  ['a tree', shelf({ 'x-ref': 'shelf' }, {}, { tree: {}, history: true, versions: true }), there('有上下级')],
  ['records of the platform', shelf({}, {}, { scope: 'platform' }), there('只有机构的数据')],
  ['what is not stored', shelf({ 'x-column': false }), there('没有保存（x-column）的引用不能固定版本')],
  [
    'a copy of what does not change',
    shelf({}, { name: { type: 'string', title: '书名', maxLength: 50, 'x-copyOf': 'bookId.bookName' } }),
    at('/properties/name/x-copyOf', '写 bookId.bookName', 'entities/shelf.json'),
  ],
  [
    'beside a field of the same name',
    shelf({}, { bookIdVersion: { type: 'integer', title: '版次' } }),
    at('/properties/bookIdVersion', '请换一个', 'entities/shelf.json'),
  ],
]);

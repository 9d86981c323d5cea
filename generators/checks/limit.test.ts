/** How many records there may be of a reference (`x-entity.limit`). */
import { expect, it } from 'vitest';
import type { Json } from '../formats.ts';
import { limitSql } from '../limit.ts';
import { library } from '../testing.ts';
import { at, inBook, problemsOf, shelfOf, stops } from './testing.ts';

/** Books on shelves that have so many places. */
const shelved = (words: Record<string, Json>, ...others: Json[]) => ({
  ...inBook((content) => {
    content.properties.shelfId = { type: 'string', 'x-ref': 'shelf', title: '书架' };
    content.properties.shelfIds = { type: 'array', items: { type: 'string', 'x-ref': 'shelf' }, title: '各处书架' };
    content['x-entity'].limit = [{ per: 'shelfId', max: 'shelfId.places', ...words }, ...others];
  }),
  'entities/shelf.json': shelfOf(
    {},
    {
      places: { type: 'integer', title: '位置数', minimum: 0 },
      width: { type: 'number', title: '宽' },
      books: { type: 'integer', title: '图书数', 'x-roll': { count: 'book', by: 'shelfId' } },
    },
  ),
});
const place = '/x-entity/limit/0';

stops([
  ['per no field', shelved({ per: 'shelfld' }), at(`${place}/per`, '是不是“shelfId”？')],
  ['per no reference', shelved({ per: 'bookName', max: 3 }), at(`${place}/per`, '不能按')],
  ['per a list of references', shelved({ per: 'shelfIds', max: 3 }), at(`${place}/per`, '不能按“各处书架”算名额')],
  ['as many as no field says', shelved({ max: 'shelfId.place' }), at(`${place}/max`, '是不是“places”？')],
  ['as many as something else says', shelved({ max: 'authorId.places' }), at(`${place}/max`, '写成“shelfId.places”')],
  ['as many as no whole number says', shelved({ max: 'shelfId.width' }), at(`${place}/max`, '要是保存在数据里的整数')],
  ['as many as is counted', shelved({ max: 'shelfId.books' }), at(`${place}/max`, '要是保存在数据里的整数')],
  [
    'as many for each tenant as the platform says',
    {
      ...shelved({}),
      'entities/shelf.json': shelfOf({ scope: 'platform' }, { places: { type: 'integer', title: '位置数' } }),
    },
    at(`${place}/max`, '请写一个数'),
  ],
  ['none at all', shelved({ max: 0 }), at(`${place}/max`, '1')],
  [
    'among records by no code',
    shelved({ where: { state: ['publish'] } }),
    at(`${place}/where/state`, '是不是“published”？'),
  ],
  ['among records of a price', shelved({ where: { price: '10' } }), at(`${place}/where/price`, '不能按“价格”限定')],
  ['a word that is not there', shelved({ why: '已满' }), at(place, '没有“why”这个词')],
  ['the same twice', shelved({}, { per: 'shelfId', max: 3 }), at('/x-entity/limit/1', '写了两次')],
]);

it('says what is full, and is held by triggers on either side', () => {
  const files = shelved(
    { where: { state: 'published' } },
    { per: 'shelfId', max: 9, where: { state: ['draft'] }, message: '放不下了', unit: '册' },
  );
  expect(problemsOf(files)).toEqual([]);
  const { entities } = library(files);
  const { book, shelf } = entities;
  if (!book || !shelf) throw new Error('no books');
  expect(book.limit).toEqual([
    {
      name: expect.stringMatching(/^book_limit_shelfId_[0-9a-f]{8}$/),
      per: 'shelfId',
      where: { state: ['published'] },
      max: 'places',
      message: '状态为“已发布”的图书已满',
      unit: '条',
    },
    expect.objectContaining({ max: 9, message: '放不下了', unit: '册' }),
  ]);
  expect(limitSql({ entity: book, entities }).join('\n')).toContain('after insert on "book"');
  expect(limitSql({ entity: shelf, entities }).join('\n')).toContain('after update on "shelf"');
});

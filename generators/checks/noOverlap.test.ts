/** Ranges that do not overlap, and among which records. */
import { expect, it } from 'vitest';
import type { Json } from '../formats.ts';
import { sampleInputs } from '../sample.ts';
import { rulesOf } from '../rules.ts';
import { planTables } from '../tables.ts';
import { library } from '../testing.ts';
import { at, inBook, problemsOf, stops } from './testing.ts';

/** Books that are lent from one day to another. */
const lent = (words: Record<string, Json>, ...others: Json[]) =>
  inBook((content) => {
    Object.assign(content.properties, {
      from: { type: 'string', format: 'date', title: '借出' },
      to: { type: 'string', format: 'date', title: '归还' },
      at: { type: 'string', format: 'date-time', title: '登记时间' },
      hour: { type: 'string', format: 'time', title: '时刻' },
      isOn: { type: 'boolean', title: '在架' },
    });
    content['x-entity'].noOverlap = [{ range: ['from', 'to'], ...words }, ...others];
  });
const place = '/x-entity/noOverlap/0';

stops([
  ['from no field', lent({ range: ['form', 'to'] }), at(`${place}/range/0`, '是不是“from”？')],
  ['to a time from a day', lent({ range: ['from', 'at'] }), at(`${place}/range/1`, '不是一类')],
  ['from a text', lent({ range: ['bookName', 'to'] }), at(`${place}/range/0`, '只能用时间、日期和数')],
  ['hours of any day', lent({ range: ['hour', 'to'] }), at(`${place}/range/0`, '只能用时间、日期和数')],
  ['to itself', lent({ range: ['from', 'from'] }), at(`${place}/range`, '不能有重复的项')],
  ['without an end', lent({ range: ['from'] }), at(`${place}/range`, '至少要有 2 项')],
  [
    'without a range',
    inBook((content) => (content['x-entity'].noOverlap = [{ per: ['kind'] }])),
    at(place, '缺少“range”'),
  ],
  ['per no field', lent({ per: ['knid'] }), at(`${place}/per/0`, '是不是“kind”？')],
  ['per what is so or not', lent({ per: ['isOn'] }), at(`${place}/per/0`, '不能按“在架”区分')],
  ['per a list', lent({ per: ['chapters'] }), at(`${place}/per/0`, '不能按“章节”区分')],
  ['per its own start', lent({ per: ['from'] }), at(`${place}/per/0`, '已是一段的开始或结束')],
  [
    'among records by no code',
    lent({ where: { state: ['publish'] } }),
    at(`${place}/where/state`, '是不是“published”？'),
  ],
  ['among records of a price', lent({ where: { price: '10' } }), at(`${place}/where/price`, '不能按“价格”限定')],
  ['among records by nothing', lent({ where: {} }), at(`${place}/where`, '至少要有 1 项')],
  ['a word that is not there', lent({ by: ['kind'] }), at(place, '没有“by”这个词')],
  ['no words', lent({ message: '' }), at(`${place}/message`, '不能为空')],
  ['the same twice', lent({}, { range: ['from', 'to'] }), at('/x-entity/noOverlap/1', '写了两次')],
  [
    'a copy without what it has not anyhow',
    inBook((content) => {
      content.properties.from = { type: 'string', format: 'date', title: '借出', 'x-copy': false };
      content.properties.to = { type: 'string', format: 'date', title: '归还' };
      content['x-entity'].noOverlap = [{ range: ['from', 'to'] }];
    }),
    at('/properties/from/x-copy', 'x-entity.noOverlap'),
  ],
]);

it('says what is there already, and makes a rule and constraints of it', () => {
  const files = lent(
    { per: ['authorId'], where: { state: 'published' } },
    { range: ['pages', 'price'], message: '页码已用' },
  );
  expect(problemsOf(files)).toEqual([]);
  const { hash, entities, dictionaries } = library(files);
  const { book } = entities;
  if (!book) throw new Error('no books');
  expect(book.noOverlap.map(({ message, order }) => [message, order.message])).toEqual([
    ['所填作者在这段时间已有状态为“已发布”的图书', '归还要晚于借出'],
    ['页码已用', '价格要大于页数'],
  ]);
  expect(
    rulesOf(book)
      .slice(-2)
      .map(({ path }) => path),
  ).toEqual(['/to', '/price']);
  const table = planTables({ hash, entities, dictionaries }).tables.find(({ name }) => name === 'book');
  expect(table?.checks).toEqual([
    { name: 'book_range_from_to', expression: '"from" < "to"' },
    { name: 'book_range_pages_price', expression: '"pages" < "price"' },
  ]);
  expect(table?.exclusions).toEqual([
    {
      name: expect.stringMatching(/^book_noOverlap_authorId_[0-9a-f]{8}$/),
      keys: ['"tenantId" with =', '"authorId" with =', 'daterange("from", "to") with &&'],
      where: `"deletedTime" is null and "state" in ('published')`,
    },
    {
      name: expect.stringMatching(/^book_noOverlap__[0-9a-f]{8}$/),
      keys: ['"tenantId" with =', 'numrange("pages"::numeric, "price"::numeric) with &&'],
      where: '"deletedTime" is null',
    },
  ]);
});

it('samples overlap none of the others', () => {
  const catalogue = library(lent({}));
  const { book } = catalogue.entities;
  if (!book) throw new Error('no books');
  const { valid } = sampleInputs({ entity: book, catalogue });
  expect(valid.length).toBeGreaterThan(5);
  for (const [i, { to = null }] of valid.slice(0, -1).entries())
    expect(String(to) <= String(valid[i + 1]?.['from'])).toBe(true);
});

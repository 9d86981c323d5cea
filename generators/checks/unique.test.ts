/** What no two records share, and among which records. */
import { expect, it } from 'vitest';
import type { Json } from '../formats.ts';
import { library } from '../testing.ts';
import { at, inBook, problemsOf, stops, words } from './testing.ts';

/** Books of which no two share a name, among some of them. */
const among = (where: Json, others: Record<string, Json> = {}) =>
  words({ unique: [['isbn'], { fields: ['bookName'], where, ...others }] });
const place = '/x-entity/unique/1';

stops([
  ['among records by no field', among({ stat: 'published' }), at(`${place}/where/stat`, '是不是“state”？')],
  ['among records by no code', among({ state: ['publish'] }), at(`${place}/where/state`, '是不是“published”？')],
  ['among records by nothing', among({}), at(`${place}/where`, '至少要有 1 项')],
  ['among records by none of the values', among({ state: [] }), at(`${place}/where/state`, '至少要有 1 项')],
  ['among records of a price', among({ price: '10' }), at(`${place}/where/price`, '不能按“价格”限定')],
  ['among records by what is hidden', among({ secret: 'x' }), at(`${place}/where/secret`, '可以看到的')],
  [
    'among records that are so in words',
    inBook((content) => {
      content.properties.isOn = { type: 'boolean', title: '在架' };
      content['x-entity'].unique = [{ fields: ['bookName'], where: { isOn: 'true' } }];
    }),
    at('/x-entity/unique/0/where/isOn', '应该是 true 或 false'),
  ],
  [
    'among records without fields',
    words({ unique: [{ where: { state: 'published' } }] }),
    at('/x-entity/unique/0', '缺少“fields”'),
  ],
  [
    'among records of no field',
    words({ unique: [{ fields: ['isnb'], where: { state: 'published' } }] }),
    at('/x-entity/unique/0/fields/0', '是不是“isbn”？'),
  ],
  [
    'a word that is not there',
    among({ state: 'published' }, { when: true }),
    at(place, '没有“when”这个词，是不是“where”？'),
  ],
  ['no words', among({ state: 'published' }, { message: '' }), at(`${place}/message`, '不能为空')],
  [
    'the same among records twice',
    words({
      unique: [
        { fields: ['bookName'], where: { state: 'published' } },
        { fields: ['bookName'], where: { state: 'published' } },
      ],
    }),
    at(place, '写了两次'),
  ],
  [
    'among some what is so among all',
    words({ unique: [['isbn'], { fields: ['kind', 'isbn'], where: { state: 'published' } }] }),
    at(place, '“isbn”在全部数据中已经不能重复'),
  ],
  [
    'a number per kind that no two of all share, beside one among some',
    inBook((content) => {
      content['x-entity'].unique = [['extra'], { fields: ['bookName'], where: { state: 'published' } }];
      content.properties.extra = {
        type: 'string',
        title: '编号',
        readOnly: true,
        'x-series': { pattern: '{000}', per: ['kind'] },
      };
    }),
    at('/properties/extra/x-series/per', '编出相同的号'),
  ],
]);

it('two groups over the same fields may hold among different records', () => {
  const unique: Json = [
    { fields: ['bookName'], where: { state: 'draft' } },
    { fields: ['bookName'], where: { state: ['published'], kind: ['sale', 'loan'] } },
  ];
  expect(problemsOf(words({ unique }))).toEqual([]);
  const { entities } = library(words({ unique }));
  const groups = entities['book']?.unique ?? [];
  expect(groups.map(({ where, message }) => ({ where, message }))).toEqual([
    { where: { state: ['draft'] }, message: '状态为“草稿”的图书中，书名已存在，请换一个' },
    {
      where: { state: ['published'], kind: ['sale', 'loan'] },
      message: '状态为“已发布”、类别为“出售”或“外借”的图书中，书名已存在，请换一个',
    },
  ]);
  expect(new Set(groups.map(({ name }) => name)).size).toBe(2);
  for (const { name } of groups) expect(name).toMatch(/^book_unique_bookName_[0-9a-f]{8}$/);
});

it('a reference says what was chosen, and a message of the file is said as it is', () => {
  const { entities } = library(
    words({
      unique: [
        { fields: ['authorId'], where: { state: 'published' } },
        { fields: ['bookName'], where: { state: 'published' }, message: '书名已被用过' },
      ],
    }),
  );
  expect(entities['book']?.unique.map(({ message }) => message)).toEqual([
    '所选作者已有状态为“已发布”的图书',
    '书名已被用过',
  ]);
});

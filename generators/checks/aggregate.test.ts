/** What an operation works out (`by`, `values`). */
import { expect, it } from 'vitest';
import type { Json } from '../formats.ts';
import { library } from '../testing.ts';
import { at, call, inBook, problemsOf, stops } from './testing.ts';

const figures = (words: Record<string, Json>) =>
  call('figures', { does: 'aggregate', values: { taken: 'count' }, ...words });
const values = (words: Record<string, Json>) => figures({ values: { taken: 'count', ...words } });
const place = '/x-operations/figures';
const secret = (words: Record<string, Json>) =>
  inBook((content) => {
    content.properties.price['x-read'] = 'a12-m9.1.8';
    content['x-operations'].figures = { does: 'aggregate', access: 'signedIn', values: { taken: 'count' }, ...words };
  });

/** A call by hand that answers how many books were lent each month. */
const byHand = (words: Record<string, Json>): Record<string, Json> => ({
  'operations/desk.json': {
    $schema: '../generated/meta/operation.json',
    $id: 'desk',
    title: '服务台',
    operations: {
      lend: {
        does: 'book/lend',
        access: 'signedIn',
        reading: true,
        output: {
          properties: {
            rows: {
              items: {
                properties: { month: { type: 'string', title: '月份' }, lent: { type: 'integer', title: '外借' } },
              },
            },
          },
        },
        ...words,
      },
    },
  },
});

stops([
  ['nothing to work out', call('figures', { does: 'aggregate' }), at(place, '没有写明算出什么')],
  ['by no field', figures({ by: ['authorld'] }), at(`${place}/by/0`, '是不是“authorId”？')],
  ['by what nobody sees', figures({ by: ['secret'] }), at(`${place}/by/0`, '不能按“内部备注”分组')],
  ['by a list', figures({ by: ['chapters'] }), at(`${place}/by/0`, '它有几个值')],
  ['by a price', figures({ by: ['price'] }), at(`${place}/by/0`, '不能按“价格”分组')],
  ['by a long text', figures({ by: ['intro'] }), at(`${place}/by/0`, '不能按“简介”分组')],
  ['by a day without a unit', figures({ by: ['publishedOn'] }), at(`${place}/by/0`, '写 { "month": "publishedOn" }')],
  ['by the month of no time', figures({ by: { month: 'kind' } }), at(`${place}/by/month`, '“类别”不是日期或时间')],
  ['by no unit', figures({ by: { quarter: 'publishedOn' } }), at(`${place}/by`, 'quarter')],
  ['by the same twice', figures({ by: ['kind', 'kind'] }), at(`${place}/by/1`, '“kind”写了两次')],
  ['no figure', values({ total: 'sum' }), at(`${place}/values/total`, 'count')],
  ['no word', values({ total: { title: '总数' } }), at(`${place}/values/total`, '之一')],
  ['two words', values({ total: { sum: 'price', avg: 'price' } }), at(`${place}/values/total`, '只写一个')],
  ['the sum of no field', values({ total: { sum: 'prise' } }), at(`${place}/values/total/sum`, '是不是“price”？')],
  ['the sum of a text', values({ total: { sum: 'bookName' } }), at(`${place}/values/total/sum`, '不能算“书名”的合计')],
  ['the least of a text', values({ least: { min: 'kind' } }), at(`${place}/values/least/min`, '没有大小')],
  ['a share of nothing', values({ rate: { '/': ['lent', 'taken'] } }), at(`${place}/values/rate/~1/0`, '没有“lent”')],
  [
    'a share of a share',
    values({ rate: { '/': ['taken', 'taken'] }, more: { '/': ['rate', 'taken'] } }),
    at(`${place}/values/more/~1/0`, '自己就是百分比'),
  ],
  [
    'among no code',
    values({ lent: { count: { kind: 'lone' } } }),
    at(`${place}/values/lent/count/kind`, '是不是“loan”？'),
  ],
  [
    'among records of a price',
    values({ lent: { sum: 'pages', where: { price: '10' } } }),
    at(`${place}/values/lent/where/price`, '不能按“价格”限定'),
  ],
  [
    'a figure called as a group',
    figures({ by: ['kind'], values: { kind: 'count' } }),
    at(`${place}/values/kind`, '已经是分组的名称'),
  ],
  [
    'a call by hand by what it does not answer',
    byHand({ by: ['kind'] }),
    at('/operations/lend/by', '有 month、lent', 'operations/desk.json'),
  ],
  [
    'figures of a call by hand',
    byHand({ by: ['month'], values: { lent: 'count' } }),
    at('/operations/lend/values', '处理程序自己算出数来', 'operations/desk.json'),
  ],
  ['figures of another verb', call('list', { by: ['kind'] }), at('/x-operations/list/by', '"does": "aggregate"')],
  [
    'for everybody of what not everybody reads',
    secret({ values: { most: { max: 'price' } } }),
    at(`${place}/values/most/max`, '不是人人都能看'),
  ],
]);

it('comes to groups and figures with titles of their own, and to a call that answers both', () => {
  const files = figures({
    by: ['authorId', { month: 'publishedOn' }],
    values: {
      taken: 'count',
      lent: { count: { kind: ['loan'] }, title: '外借' },
      rate: { '/': ['lent', 'taken'] },
      total: { sum: 'price' },
      latest: { max: 'publishedOn' },
    },
  });
  expect(problemsOf(files)).toEqual([]);
  const operation = library(files).operations['book.figures'];
  expect(operation).toMatchObject({ method: 'POST', path: '/book/figures', codes: ['a12-m9.1'], isRead: true });
  expect(operation?.aggregate).toEqual({
    groups: [
      { name: 'authorId', field: 'authorId' },
      { name: 'month', field: 'publishedOn', unit: 'month' },
    ],
    figures: [
      { name: 'taken', title: '图书数', word: 'count', where: {} },
      { name: 'lent', title: '外借', word: 'count', where: { kind: ['loan'] } },
      { name: 'rate', title: '外借占图书数', word: 'share', of: ['lent', 'taken'] },
      { name: 'total', title: '价格合计', word: 'sum', field: 'price', where: {} },
      { name: 'latest', title: '出版日期最晚', word: 'max', field: 'publishedOn', where: {} },
    ],
    fields: ['authorId', 'publishedOn', 'kind', 'price'],
  });
  expect(Object.keys(operation?.output.properties?.['rows']?.items?.properties ?? {})).toEqual([
    'authorId',
    'authorIdLabel',
    'month',
    'taken',
    'lent',
    'rate',
    'total',
    'latest',
  ]);
  expect(Object.keys(operation?.input.properties ?? {})).toEqual(expect.arrayContaining(['keyword', 'kind', 'price']));
  expect(operation?.input.properties).not.toHaveProperty('sort');
});

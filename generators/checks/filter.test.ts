/** Which records a reference may name. */
import type { Json } from '../formats.ts';
import { at, field, inBook, stops, text } from './testing.ts';

/** A book that refers to another, and which others. */
const filter = (conditions: Json) =>
  inBook((content) => {
    content.properties.kindWanted = { type: 'string', title: '想要的类别', 'x-dict': 'bookKind' };
    content.properties.extra = { type: 'string', title: '同一套的书', 'x-ref': 'book', 'x-filter': conditions };
  });

const day = { type: 'string', format: 'date-time' };
/** Fields that a view alone has. */
const onReading: Record<string, Json> = {
  beginTime: { ...day, title: '开始' },
  phase: { type: 'string', title: '阶段', 'x-dict': 'bookKind', 'x-phase': { sale: ['beginTime', null] } },
  aboveId: { type: 'string', title: '丛书', 'x-ref': 'book' },
  latest: {
    type: 'string',
    title: '最后一本的类别',
    'x-dict': 'bookKind',
    'x-roll': { latest: 'book.kind', by: 'aboveId' },
  },
};

stops([
  [
    'a filter of what is no reference',
    field({ ...text, 'x-filter': { state: 'on' } }),
    at('/properties/extra/x-filter', '只能用于引用'),
  ],
  ['a filter that asks nothing', filter({}), at('/properties/extra/x-filter', '至少要有 1 项')],
  [
    'a filter by no field',
    filter({ stat: 'published' }),
    at('/properties/extra/x-filter/stat', '实体“book”没有字段“stat”，是不是“state”？'),
  ],
  ['a filter by a price', filter({ price: '10' }), at('/properties/extra/x-filter/price', '不能按“价格”限定')],
  ...(['phase', 'latest'] as const).flatMap((made): Parameters<typeof stops>[0] => [
    [
      `a filter by what is made on reading: ${made}`,
      inBook((content) => {
        Object.assign(content.properties, onReading);
        content.properties.extra = {
          type: 'string',
          title: '同一套的书',
          'x-ref': 'book',
          'x-filter': { [made]: 'sale' },
        };
      }),
      at(`/properties/extra/x-filter/${made}`, '只能用保存在数据里'),
    ],
    [
      `a filter that asks what is made on reading: ${made}`,
      inBook((content) => {
        Object.assign(content.properties, onReading);
        content.properties.extra = {
          type: 'string',
          title: '同一套的书',
          'x-ref': 'book',
          'x-filter': { kind: { var: `record.${made}` } },
        };
      }),
      at('/properties/extra/x-filter/kind', '是查看时现算的'),
    ],
  ]),
  ['a filter by a hidden field', filter({ secret: 'x' }), at('/properties/extra/x-filter/secret', '可以看到的')],
  [
    'a filter by no code',
    filter({ state: ['publish'] }),
    at('/properties/extra/x-filter/state', '是不是“published”？'),
  ],
  [
    'a filter by a calculation',
    filter({ state: { '==': [1, 1] } }),
    at('/properties/extra/x-filter/state', '只能写一个值'),
  ],
  [
    'a filter by a field without its record',
    filter({ kind: { var: 'kindWanted' } }),
    at('/properties/extra/x-filter/kind', 'record.字段'),
  ],
  [
    'a filter by no field of the record',
    filter({ kind: { var: 'record.kindWante' } }),
    at('/properties/extra/x-filter/kind', '是不是“kindWanted”？'),
  ],
  [
    'a filter by what it filters',
    filter({ authorId: { var: 'record.extra' } }),
    at('/properties/extra/x-filter/authorId', '不能用“extra”自己'),
  ],
  [
    'a filter by what is copied from the choice',
    inBook((content) => {
      content.properties.twinKind = {
        type: 'string',
        title: '类别抄件',
        'x-dict': 'bookKind',
        'x-copyOf': 'extra.kind',
      };
      content.properties.extra = {
        type: 'string',
        title: '同一套的书',
        'x-ref': 'book',
        'x-filter': { kind: { var: 'record.twinKind' } },
      };
    }),
    at('/properties/extra/x-filter/kind', 'extra → twinKind → extra'),
  ],
  [
    'a filter by what waits for the choice',
    inBook((content) => {
      content.properties.other = {
        type: 'string',
        title: '另一本',
        'x-ref': 'book',
        'x-filter': { authorId: { var: 'record.extraAuthorId' } },
      };
      content.properties.otherKind = {
        type: 'string',
        title: '类别抄件',
        'x-dict': 'bookKind',
        'x-copyOf': 'other.kind',
      };
      content.properties.extra = {
        type: 'string',
        title: '同一套的书',
        'x-ref': 'book',
        'x-filter': { kind: { var: 'record.otherKind' } },
      };
      content.properties.extraAuthorId = {
        type: 'string',
        title: '抄来的作者',
        'x-ref': 'author',
        'x-copyOf': 'extra.authorId',
      };
    }),
    at('/properties/extra/x-filter/kind', '要等“同一套的书”选好才知道'),
  ],
  [
    'a filter by values that are never the same',
    filter({ authorId: { var: 'record.kindWanted' } }),
    at('/properties/extra/x-filter/authorId', '永远不会相同'),
  ],
  [
    'a filter of what a program offers',
    inBook((content) => {
      content['x-operations'].options = { does: 'book/portal' };
      content.properties.extra = {
        type: 'string',
        title: '同一套的书',
        'x-ref': 'book',
        'x-filter': { state: 'published' },
      };
    }),
    at('/properties/extra/x-filter', '由程序给出'),
  ],
]);

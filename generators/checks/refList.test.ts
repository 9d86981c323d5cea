import { describe } from 'vitest';
import type { Json } from '../formats.ts';
import { at, edited, field, inBook, shelfOf, stops, text } from './testing.ts';

const list = { type: 'array', title: '作者们', items: { type: 'string', 'x-ref': 'author' } };
const more = (words: Record<string, Json>): Record<string, Json> => ({ ...list, ...words });

/** A book with such a field, and words of its entity that name it. */
const used = (words: Record<string, Json>) =>
  inBook((content) => {
    content.properties.extra = list;
    Object.assign(content['x-entity'], words);
  });

/** A shelf that refers to several books, and what a book says of it. */
const rolled = (roll: Json) => ({
  'entities/shelf.json': shelfOf(
    {},
    { bookIds: { ...list, title: '图书', items: { type: 'string', 'x-ref': 'book' } } },
  ),
  ...field({ type: 'integer', title: '书架数', 'x-roll': roll }),
});

describe('references to several records that cannot be', () => {
  stops([
    [
      'of no entity',
      field(more({ items: { type: 'string', 'x-ref': 'auther' } })),
      at('/properties/extra/items/x-ref', '是不是“author”？'),
    ],
    [
      'named beside the items',
      field({ type: 'array', title: '作者们', 'x-ref': 'author', items: { type: 'string' } }),
      at('/properties/extra/x-ref', '"items": { "type": "string", "x-ref": "author" }'),
    ],
    [
      'as numbers',
      field(more({ items: { type: 'integer', 'x-ref': 'author' } })),
      at('/properties/extra/items/x-ref', '只能用于文字'),
    ],
    [
      'inside of a list of objects',
      field({ type: 'array', title: '借阅', items: { type: 'object', properties: { authorIds: list } } }),
      at('/properties/extra/items/properties/authorIds/items/x-ref', '另建一个实体'),
    ],
    [
      'and codes at once',
      field(more({ items: { type: 'string', 'x-ref': 'author', 'x-dict': 'bookKind' } })),
      at('/properties/extra/items/x-dict', '引用和字典只能写一个'),
    ],
    [
      'that are not stored',
      field(more({ 'x-column': false, readOnly: true })),
      at('/properties/extra/x-column', '要保存'),
    ],
    ['given by a default', field(more({ default: ['author-01'] })), at('/properties/extra/default', '默认值不能是')],
    [
      'narrowed by a filter',
      field(more({ 'x-filter': { id: ['author-01'] } })),
      at('/properties/extra/x-filter', '只能限定一条引用'),
    ],
    ['as what a record is called', used({ label: 'extra' }), at('/x-entity/label', '列表和对象不能')],
    ['by which lists are sorted', used({ sort: 'extra' }), at('/x-entity/sort', '不能按“extra”排序')],
    ['that no two records share', used({ unique: [['extra']] }), at('/x-entity/unique/0', '“作者们”引用几条数据')],
    ['in an index', used({ index: [['extra', 'kind']] }), at('/x-entity/index/0', '“作者们”引用几条数据')],
    ['in an identity', used({ identity: ['extra'] }), at('/x-entity/identity/0', '“作者们”引用几条数据')],
    ['in which words are looked for', used({ search: ['extra'] }), at('/x-entity/search/0', '关键词只能')],
    [
      'beside a field of the name of their labels',
      inBook((content) => {
        content.properties.extra = list;
        content.properties.extraLabels = text;
      }),
      at('/properties/extraLabels', '请换一个'),
    ],
    [
      'by which records are counted',
      rolled({ count: 'shelf', by: 'bookIds' }),
      at('/properties/extra/x-roll/by', '只能按引用一条的字段统计'),
    ],
    [
      'whose fields a list shows',
      edited('entities/book.json', (content) => {
        content.properties.extra = list;
        content['x-screens'] = { list: { columns: ['bookName', 'extra.authorName'] } };
      }),
      at('/x-screens/list/columns/1', '引用几条数据'),
    ],
    [
      'from all organisations to one',
      { 'entities/shelf.json': shelfOf({ scope: 'platform' }, { authorIds: list }) },
      at('/properties/authorIds/items/x-ref', '平台的数据不能引用', 'entities/shelf.json'),
    ],
    [
      'in a part',
      {
        'entities/shelf.json': {
          ...shelfOf(
            { partOf: { parent: 'bookId', as: 'shelves' } },
            { bookId: { type: 'string', title: '图书', 'x-ref': 'book' }, authorIds: list },
          ),
          required: ['shelfName', 'bookId'],
        },
      },
      at('/properties/authorIds', '部件只能引用一条', 'entities/shelf.json'),
    ],
  ]);
});

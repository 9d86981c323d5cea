/** What is made of records that refer to one. */
import type { Json } from '../formats.ts';
import { at, inBook, number, shelfOf, stops, type Edit } from './testing.ts';

/** A field of a book that is made of shelves which refer to it. */
const rolled = (roll: Json, words: Record<string, Json> = {}, edit: Edit = () => undefined) => ({
  ...inBook((content) => {
    content.properties.extra = { type: 'integer', title: '书架数', 'x-roll': roll, ...words };
    edit(content);
  }),
  'entities/shelf.json': shelfOf(
    {},
    {
      bookId: { type: 'string', title: '图书', 'x-ref': 'book' },
      authorId: { type: 'string', title: '作者', 'x-ref': 'author' },
      kind: { type: 'string', title: '类别', 'x-dict': 'bookKind' },
      height: { type: 'number', title: '高度' },
      price: { type: 'number', title: '价格', 'x-money': 'USD' },
    },
  ),
});
const atRoll = (word: string, says: string) => at(`/properties/extra/x-roll${word}`, says);
const byBook = { count: 'shelf', by: 'bookId' };

/** Books that stand below each other. */
const tree: Edit = (content) => {
  content['x-entity'].tree = {};
};

stops([
  [
    'a sum of another currency',
    rolled({ sum: 'shelf.price', by: 'bookId' }, { type: 'number', 'x-money': 'CNY' }),
    atRoll('/sum', '“价格”的货币是 USD，这个字段是 CNY'),
  ],
  [
    'a sum of money that is none',
    rolled({ sum: 'shelf.price', by: 'bookId' }, { type: 'number' }),
    atRoll('/sum', '这个字段没有写明'),
  ],
  [
    'the most of another currency',
    rolled({ max: 'shelf.price', by: 'bookId' }, { type: 'number', 'x-money': 'EUR' }),
    atRoll('/max', 'x-money 要写得一样'),
  ],
  // What is made of records that refer to one.
  ['a roll-up of no entity', rolled({ ...byBook, count: 'shelv' }), atRoll('/count', '是不是“shelf”？')],
  ['a roll-up by no field', rolled({ ...byBook, by: 'bookid' }), atRoll('/by', '是不是“bookId”？')],
  [
    'a roll-up by a reference to something else',
    rolled({ ...byBook, by: 'authorId' }),
    atRoll('/by', '引用它的是 bookId'),
  ],
  [
    'a roll-up narrowed by no field',
    rolled({ ...byBook, where: { knd: 'loan' } }),
    atRoll('/where/knd', '是不是“kind”？'),
  ],
  [
    'a roll-up narrowed by no value',
    rolled({ ...byBook, where: { kind: ['loan', 'sold'] } }),
    atRoll('/where/kind', '是不是“old”？'),
  ],
  [
    'a roll-up narrowed by a number',
    rolled({ ...byBook, where: { height: 3 } }),
    atRoll('/where/height', '不能按“高度”限定'),
  ],
  ['a sum of no field', rolled({ sum: 'shelf.heigt', by: 'bookId' }), atRoll('/sum', '是不是“height”？')],
  ['a sum of texts', rolled({ sum: 'shelf.shelfName', by: 'bookId' }), atRoll('/sum', '只能合计数')],
  ['a sum of no field at all', rolled({ sum: 'shelf', by: 'bookId' }), atRoll('/sum', '写法不对')],
  ['a sum of another type', rolled({ sum: 'shelf.height', by: 'bookId' }), atRoll('/sum', 'type 是 number')],
  ['a smallest text', rolled({ min: 'shelf.shelfName', by: 'bookId' }), atRoll('/min', '没有大小')],
  ['a latest reference', rolled({ latest: 'shelf.authorId', by: 'bookId' }), atRoll('/latest', '不能用“作者”')],
  [
    'a latest value without its dictionary',
    rolled({ latest: 'shelf.kind', by: 'bookId' }, { type: 'string' }),
    atRoll('/latest', 'x-dict 是 bookKind'),
  ],
  ['a count that is a text', rolled(byBook, { type: 'string' }), atRoll('/count', 'integer')],
  [
    'a roll-up with all below where nothing stands below',
    rolled({ ...byBook, below: true }),
    atRoll('/below', '没有上下级'),
  ],
  ['a roll-up that says not below', rolled({ ...byBook, below: false }), atRoll('/below', 'true')],
  [
    'a roll-up of a tree by a reference to something else',
    rolled({ ...byBook, by: 'authorId', below: true }, {}, tree),
    atRoll('/by', '引用它的是 bookId'),
  ],
  [
    'the latest value of all below',
    rolled({ latest: 'shelf.height', by: 'bookId', below: true }, { type: 'number' }, tree),
    atRoll('/below', '不能连同下级'),
  ],
  ['a roll-up in two ways', rolled({ ...byBook, max: 'shelf.height' }), atRoll('', '只写一个')],
  ['a roll-up in no way', rolled({ by: 'bookId' }), atRoll('', 'count、sum')],
  [
    'a roll-up that somebody fills in',
    rolled(byBook, { readOnly: false }),
    at('/properties/extra/readOnly', '总是只读'),
  ],
  ['a roll-up with a default', rolled(byBook, { default: 1 }), at('/properties/extra/default', '不由人填写')],
  [
    'a roll-up that is asked for',
    rolled(byBook, {}, (content) => content.required.push('extra')),
    at('/required/4', '统计出来的'),
  ],
  [
    'a roll-up in an index',
    rolled(byBook, {}, (content) => (content['x-entity'].index = [['extra']])),
    at('/x-entity/index/0', '没有保存'),
  ],
  [
    'a roll-up that a save takes',
    rolled(byBook, {}, (content) => (content['x-operations'].save = { fields: [...content.required, 'extra'] })),
    at('/x-operations/save/fields/4', '不能由人保存'),
  ],
  [
    'a roll-up of a part of a list',
    inBook((content) => (content.properties.chapters.items.properties.isFree['x-roll'] = byBook)),
    at('/properties/chapters/items/properties/isFree/x-roll', '列表或对象里面'),
  ],
  [
    'a computed value of a roll-up',
    rolled(byBook, {}, ({ properties }) => {
      properties.further = { ...number, 'x-value': { '+': [{ var: 'extra' }, 1] } };
    }),
    at('/properties/further/x-value', '统计出来的'),
  ],
]);

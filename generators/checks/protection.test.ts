/** Fields that not everybody reads or writes. */
import type { Json } from '../formats.ts';
import { at, field, inBook, shelfOf, stops, text, type Edit, type Mistake } from './testing.ts';

const code = 'a12-m9.1.8';
const own = (words: Record<string, Json>, name?: string) => field({ ...text, ...words }, name);
const atExtra = (word: string, says: string) => at(`/properties/extra/${word}`, says);
/** A book whose ISBN is read by some alone, and another change. */
const isbn = (edit: Edit) =>
  inBook((content) => {
    content.properties.isbn['x-read'] = code;
    content.properties.isbn.default = '-';
    edit(content);
  });

stops([
  ['a code that there is not', own({ 'x-read': 'a12-m9.1.88' }), atExtra('x-read', '没有编码“a12-m9.1.88”')],
  ['a code that is no code', own({ 'x-read': 'see' }), atExtra('x-read', '')],
  ['a code to write that there is not', own({ 'x-write': 'a12-m9.2.8' }), atExtra('x-write', '没有编码')],
  ['the same code twice', own({ 'x-read': code, 'x-write': code }), atExtra('x-write', '不用写')],
  ['a mask for everybody', own({ 'x-mask': 'phone' }), atExtra('x-mask', '没有写 x-read')],
  ['a mask that there is not', own({ 'x-read': code, 'x-mask': 'telephone' }), atExtra('x-mask', '')],
  [
    'a masked number',
    field({ type: 'integer', title: '册数', 'x-read': code, 'x-mask': 'all' }),
    atExtra('x-mask', '只有一行文字'),
  ],
  ['who writes what nobody writes', own({ 'x-write': code, readOnly: true }), atExtra('x-write', '不由人填写')],
  [
    'what has to be filled in by who may not',
    inBook((content) => {
      content.properties.isbn['x-read'] = code;
    }),
    at('/properties/isbn/x-read', '必填'),
  ],
  ['who reads what nobody reads', own({ 'x-read': code, 'x-hidden': true }), atExtra('x-read', 'x-hidden')],
  [
    'a computed field that tells of one',
    isbn(({ properties }) => {
      properties.extra = { ...text, 'x-value': { cat: [{ var: 'isbn' }, '!'] } };
    }),
    atExtra('x-value', '"x-read": "a12-m9.1.8"'),
  ],
  [
    'the plain text of rich text that some read',
    inBook((content) => {
      content.properties.intro['x-read'] = code;
    }),
    at('/properties/introText/x-plainOf', '透露'),
  ],
  ...(['by', 'where/kind'] as const).map((word): [string, Record<string, Json>, Mistake] => [
    `a roll-up whose ${word} tells of one`,
    {
      ...field({
        type: 'integer',
        title: '书架数',
        'x-roll': { count: 'shelf', by: 'bookId', where: { kind: ['loan'] } },
      }),
      'entities/shelf.json': shelfOf(
        {},
        {
          bookId: { type: 'string', title: '图书', 'x-ref': 'book', ...(word === 'by' && { 'x-read': code }) },
          kind: { type: 'string', title: '分类', 'x-dict': 'bookKind', ...(word !== 'by' && { 'x-read': code }) },
        },
      ),
    },
    atExtra(`x-roll/${word}`, word === 'by' ? '“图书”' : '“分类”'),
  ]),
  [
    'a roll-up that tells of one',
    {
      ...field({ type: 'number', title: '最高', 'x-roll': { max: 'shelf.height', by: 'bookId' } }),
      'entities/shelf.json': shelfOf(
        {},
        {
          bookId: { type: 'string', title: '图书', 'x-ref': 'book' },
          height: { type: 'number', title: '高度', 'x-read': code },
        },
      ),
    },
    atExtra('x-roll/max', '“高度”'),
  ],
  [
    'an identity of what not everybody reads',
    isbn((content) => (content['x-entity'].identity = ['isbn'])),
    at('/x-entity/identity/0', '是不是同一条'),
  ],
  ['an order by it', isbn((content) => (content['x-entity'].sort = 'isbn')), at('/x-entity/sort', '排列')],
  [
    'a state that an operation changes',
    inBook((content) => (content.properties.state['x-read'] = code)),
    at('/properties/state/x-read', 'updateState'),
  ],
  [
    'a call for anyone that gives it out',
    isbn(
      (content) => (content['x-operations'].open = { does: 'list', access: 'public', fields: ['bookName', 'isbn'] }),
    ),
    at('/x-operations/open/fields/1', '不要编码的操作'),
  ],
  [
    'a field inside a list',
    inBook((content) => (content.properties.chapters.items.properties.isFree['x-read'] = code)),
    at('/properties/chapters/items/properties/isFree/x-read', '列表或对象里面'),
  ],
]);

/** Whose data the records of an entity are. */
import { at, shelfOf, stops, type Mistake } from './testing.ts';

const properties = {
  keeperId: { type: 'string', title: '管理员', 'x-id': true },
  authorId: { type: 'string', title: '作者', 'x-ref': 'author' },
  isOpen: { type: 'boolean', title: '开放' },
  secret: { type: 'string', title: '口令', maxLength: 20, 'x-column': false },
  state: { type: 'string', title: '状态', 'x-dict': 'bookState' },
} as const;
const words = (about: unknown, further: object = {}) => ({
  'entities/shelf.json': shelfOf({ about, erase: 'remove', ...further } as never, properties),
});

const inShelf = (pointer: string, says: string): Mistake =>
  at(`/x-entity/about${pointer}`, says, 'entities/shelf.json');

const erasing = (erase: unknown, further: object = { about: 'keeperId' }) => ({
  'entities/shelf.json': shelfOf({ ...further, ...(erase !== undefined && { erase }) } as never, {
    ...properties,
    phone: { type: 'string', title: '电话', maxLength: 2 },
    level: { type: 'string', title: '级别', maxLength: 20, default: '普通' },
  }),
});
const inErase = (pointer: string, says: string): Mistake => at(`/x-entity${pointer}`, says, 'entities/shelf.json');

stops([
  ['nothing of what becomes of it', erasing(undefined), inErase('', '用 erase 写明')],
  ['what becomes of what is nobody’s', erasing('remove', {}), inErase('/erase', '没有写明数据关于谁')],
  [
    'a blank of a field that is not there',
    erasing({ keep: '依据', blank: ['phon'] }),
    inErase('/erase/blank/0', '是不是“phone”？'),
  ],
  [
    'a blank of a field that always has a value',
    erasing({ keep: '依据', blank: ['level'] }),
    inErase('/erase/blank/0', '有 default'),
  ],
  [
    'a condition on a field that is not there',
    erasing({ keep: '依据', awaits: { when: { var: 'record.isOpened' }, why: '没有办完' } }),
    inErase('/erase/awaits/when', 'isOpened'),
  ],
  [
    'a condition on a code that is not there',
    erasing({ keep: '依据', awaits: { when: { '==': [{ var: 'record.state' }, 'lent'] }, why: '没有办完' } }),
    inErase('/erase/awaits/when/==/1', '没有“lent”'),
  ],
  ['a record of no entity', words({ field: 'keeperId', of: 'shelv' }), inShelf('/of', '没有实体“shelv”')],
  ['a record about nobody', words({ field: 'keeperId', of: 'author' }), inShelf('/of', '没有用 about 或 own')],
  [
    'another record than the field names',
    words({ field: 'authorId', of: 'reader' }),
    inShelf('/of', '“author”，不是“reader”'),
  ],
  ['an account that is not there', words({ field: 'keeperId', account: 'acount' }), inShelf('/account', '没有字段')],
  ['an account that is no text', words({ field: 'keeperId', account: 'isOpen' }), inShelf('/account', '文字字段')],
  ['an account that is not stored', words({ field: 'keeperId', account: 'secret' }), inShelf('/account', '文字字段')],
  ['an account that is a code', words({ field: 'keeperId', account: 'state' }), inShelf('/account', '文字字段')],
  ['a field that is not there', words('keeperID'), inShelf('', '是不是“keeperId”？')],
  ['a reference to somebody else', words('authorId'), inShelf('', '要写引用人员')],
  ['what is said already', words('keeperId', { own: 'keeperId' }), inShelf('', 'own 已经写明了')],
  [
    'a condition on a field that is not there',
    words({ field: 'keeperId', where: { isOpened: true } }),
    inShelf('/where/isOpened', '是不是“isOpen”？'),
  ],
  [
    'a condition of no value of the field',
    words({ field: 'keeperId', where: { isOpen: 'yes' } }),
    inShelf('/where/isOpen', '是'),
  ],
]);

/** Whose data the records of an entity are. */
import { at, shelfOf, stops, type Mistake } from './testing.ts';

const properties = {
  keeperId: { type: 'string', title: '管理员', 'x-id': true },
  authorId: { type: 'string', title: '作者', 'x-ref': 'author' },
  isOpen: { type: 'boolean', title: '开放' },
} as const;
const words = (about: unknown, further: object = {}) => ({
  'entities/shelf.json': shelfOf({ about, ...further } as never, properties),
});

const inShelf = (pointer: string, says: string): Mistake =>
  at(`/x-entity/about${pointer}`, says, 'entities/shelf.json');

stops([
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

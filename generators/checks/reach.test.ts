/** Which rows a role reaches. */
import type { Json } from '../formats.ts';
import { at, inBook, shelfOf, stops, type Edit } from './testing.ts';

/** A book with a reach, and fields that say whose it is. */
const reaching = (reach: Json, edit: Edit = () => undefined) =>
  inBook((content) => {
    Object.assign(content.properties, {
      readerId: { type: 'string', title: '读者', maxLength: 64, 'x-id': true },
      departmentId: { type: 'string', title: '部门', 'x-ref': 'department' },
    });
    content['x-entity'].reach = reach;
    delete content['x-operations'].portalList;
    edit(content);
  });
const department: Json = {
  $schema: '../generated/meta/entity.json',
  title: '部门',
  'x-entity': { scope: 'tenant', label: 'deptName' },
  properties: { deptName: { type: 'string', title: '名称', maxLength: 20 } },
};
const with_ = (files: Record<string, Json>) => ({ 'entities/department.json': department, ...files });
const atReach = (word: string, says: string) => at(`/x-entity/reach${word}`, says);
const shelf = (words: Record<string, Json> = {}) => ({
  'entities/shelf.json': shelfOf(words, {
    bookId: { type: 'string', title: '图书', 'x-ref': 'book' },
    keeperId: { type: 'string', title: '管理员', maxLength: 64, 'x-id': true },
  }),
});
const assigned = { entity: 'shelf', record: 'bookId', person: 'keeperId' };

stops([
  ['a reach of nothing', with_(reaching({})), atReach('', '')],
  [
    'a department that is no field',
    with_(reaching({ department: 'departmentid' })),
    atReach('/department', '是不是“departmentId”？'),
  ],
  ['a department that is none', with_(reaching({ department: 'authorId' })), atReach('/department', '不引用部门')],
  [
    'a person before anybody knows whose departments',
    with_(reaching({ department: { person: 'readerId' } })),
    atReach('/department/person', '没有实体 deptMember'),
  ],
  ['an owner that is no field', with_(reaching({ own: 'readerID' })), atReach('/own', '是不是“readerId”？')],
  ['an owner that is nobody', with_(reaching({ own: 'isbn' })), atReach('/own', '不是人')],
  [
    'what nothing is assigned by',
    with_(reaching({ assigned: { ...assigned, entity: 'shelv' } })),
    atReach('/assigned/entity', '是不是“shelf”？'),
  ],
  [
    'what is assigned of something else',
    with_({ ...reaching({ assigned: { ...assigned, record: 'shelfName' } }), ...shelf() }),
    atReach('/assigned/record', '不引用 book'),
  ],
  [
    'what is assigned to nobody',
    with_({ ...reaching({ assigned: { ...assigned, person: 'bookId' } }), ...shelf() }),
    atReach('/assigned/person', '不是人'),
  ],
  [
    'a tree of which one sees a part',
    with_(reaching({ own: 'readerId' }, (content) => (content['x-entity'].tree = {}))),
    atReach('', '树'),
  ],
  [
    'a number of records that nobody can count',
    with_(reaching({ own: 'readerId' }, (content) => (content['x-entity'].max = 3))),
    atReach('', '最多'),
  ],
  [
    'a call for anyone',
    with_(
      reaching(
        { own: 'readerId' },
        (content) => (content['x-operations'].open = { does: 'list', access: 'public', fields: ['bookName'] }),
      ),
    ),
    at('/x-operations/open/access', '没有范围'),
  ],
]);

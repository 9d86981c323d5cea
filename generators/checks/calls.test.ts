/** Calls: who may, where, and what they are over. */
import { at, call, edited, shelfOf, stops } from './testing.ts';

stops([
  [
    'nobody who may call',
    { 'entities/shelf.json': shelfOf({ code: null as never }) },
    at('/x-entity/code', '应该是文字', 'entities/shelf.json'),
  ],
  [
    'a call with no code and no access',
    edited('operations/desk.json', (content) => delete content.operations.lend.access),
    at('/operations/lend', '没有写明谁可以调用', 'operations/desk.json'),
  ],
  ['a code and an access', call('get', { code: 'a12-m9.1', access: 'public' }), at('/x-operations/get', '只能写一个')],
  [
    'a code that is not there',
    call('get', { code: 'a12-m9.9' }),
    at('/x-operations/get/code', 'modules.json 中没有编码'),
  ],
  ['a verb that is not there', call('lst', {}), at('/x-operations/lst', '是不是“list”？')],
  [
    'a handler that is not there',
    call('lend', { does: 'book/lent', access: 'signedIn' }),
    at('/x-operations/lend/does', '是不是“book/lend”？'),
  ],
  [
    'a call of no entity without a handler',
    edited('operations/desk.json', (content) => (content.operations.list = { access: 'public' })),
    at('/operations/list', '哪个处理程序', 'operations/desk.json'),
  ],
  [
    'two calls at one written path',
    edited('operations/desk.json', (content) => (content.operations.lend.http = 'GET /book/{id}/portal')),
    at('/operations/lend/http', '/x-operations/portalList', 'operations/desk.json'),
  ],
  [
    'a call at the path that follows from a verb',
    edited('operations/desk.json', (content) => (content.operations.lend.http = 'POST /book/list')),
    at('/operations/lend/http', '/x-operations/list', 'operations/desk.json'),
  ],
  [
    'a state that is not there',
    call('updateState', { does: 'setState', transitions: { draft: ['publish'] } }),
    at('/x-operations/updateState/transitions/draft/0', '是不是“published”？'),
  ],
  [
    'a way out of a state that is not there',
    call('updateState', { does: 'setState', transitions: { drafts: ['published'] } }),
    at('/x-operations/updateState/transitions/drafts', '是不是“draft”？'),
  ],
  [
    'states without a field',
    { 'entities/shelf.json': { ...shelfOf({}), 'x-operations': { setState: { transitions: {} } } } },
    at('/x-operations/setState', '没有状态字段“state”', 'entities/shelf.json'),
  ],
  [
    'states without a dictionary',
    call('updateState', { does: 'setState', field: 'bookName', transitions: {} }),
    at('/x-operations/updateState', '要有字典'),
  ],
  [
    'a condition of a list over no field',
    call('list', { where: { stat: 'draft' } }),
    at('/x-operations/list/where/stat', '是不是“state”？'),
  ],
  [
    'a condition of a list with no such value',
    call('list', { where: { state: 'done' } }),
    at('/x-operations/list/where/state', '没有“done”'),
  ],
  [
    'a field of a list that is not there',
    call('list', { fields: ['bookNam'] }),
    at('/x-operations/list/fields/0', '是不是“bookName”？'),
  ],
  [
    'what waits by a value of a list that the dictionary lacks',
    call('list', { waits: { drafts: { title: '草稿', filters: { state: ['draft', 'nope'] } } } }),
    at('/x-operations/list/waits/drafts/filters/state', '中没有“nope”'),
  ],
  [
    'a list of values beyond the dictionary',
    call('list', { where: { kind: ['loan', 'lost'] } }),
    at('/x-operations/list/where/kind', '中没有“lost”'),
  ],
  [
    'what waits by no field',
    call('list', { waits: { drafts: { title: '草稿', filters: { states: ['draft'] } } } }),
    at('/x-operations/list/waits/drafts/filters/states', '是不是“state”？'),
  ],
  [
    'a bin without a bin',
    { 'entities/shelf.json': { ...shelfOf({}), 'x-operations': { recycled: {} } } },
    at('/x-operations/recycled', '没有回收站', 'entities/shelf.json'),
  ],
  [
    'a history without a history',
    { 'entities/shelf.json': { ...shelfOf({}), 'x-operations': { history: {} } } },
    at('/x-operations/history', '没有历史', 'entities/shelf.json'),
  ],
  [
    'changes of many without a save',
    { 'entities/shelf.json': { ...shelfOf({}), 'x-operations': { change: {} } } },
    at('/x-operations/change', '要有 save', 'entities/shelf.json'),
  ],
  [
    'a removal of what is only added',
    { 'entities/shelf.json': { ...shelfOf({ append: true }), 'x-operations': { remove: {} } } },
    at('/x-operations/remove', '不能修改和删除', 'entities/shelf.json'),
  ],
]);

/** Every mistake that can be made in a catalogue file is stopped with file, pointer and a sentence for whoever made it. Here those that belong to no subject with a test of its own. */
import { expect, it } from 'vitest';
import { book } from '../testing.ts';
import { at, call, edited, field, inBook, menu, number, problemsOf, shelfOf, stops, text } from './testing.ts';

it('nothing is said of what is right', () => expect(problemsOf({})).toEqual([]));

stops([
  // Further ones that were tried by somebody who had only the reference.
  ['a field named like a word of lists', field(text, 'pageNum'), at('/properties/pageNum', '请换一个')],
  ['a field named like a part of every object', field(text, 'constructor'), at('/properties/constructor', '请换一个')],
  [
    'a list of lists',
    field({ type: 'array', title: '表', items: { type: 'array', items: { type: 'string' } } }),
    at('/properties/extra/items/type', '不能又是列表'),
  ],
  [
    'a reference with a dictionary',
    field({ ...text, 'x-ref': 'author', 'x-dict': 'bookKind' }),
    at('/properties/extra/x-dict', '只能写一个'),
  ],
  [
    'a whole number from one and a half',
    field({ ...number, minimum: 1.5 }),
    at('/properties/extra/minimum', '也应是整数'),
  ],
  [
    'a picture of a number',
    field({ ...number, 'x-widget': 'image' }),
    at('/properties/extra/x-widget', '只能用于文字'),
  ],
  [
    'a dictionary for a number',
    field({ ...number, 'x-dict': 'bookKind' }),
    at('/properties/extra/x-dict', '只能用于文字'),
  ],
  [
    'a required field that nobody sees',
    inBook((content) => content.required.push('secret')),
    at('/required/4', '没有人能保存'),
  ],
  [
    'two entities of one title',
    { 'entities/shelf.json': { ...shelfOf({}), title: '图书' } },
    at('/title', '与实体“book”相同', 'entities/shelf.json'),
  ],
  [
    'a reference from all organisations to one',
    {
      'entities/shelf.json': shelfOf(
        { scope: 'platform' },
        { authorId: { type: 'string', title: '作者', 'x-ref': 'author' } },
      ),
    },
    at('/properties/authorId/x-ref', '平台的数据不能引用', 'entities/shelf.json'),
  ],
  [
    'an import of records of the platform',
    {
      'entities/shelf.json': {
        ...shelfOf({ scope: 'platform' }),
        'x-operations': { list: {}, save: {}, importExcel: {} },
      },
    },
    at('/x-operations/importExcel', '不能从 Excel 导入', 'entities/shelf.json'),
  ],
  [
    'a first record that refers to one before it',
    {
      'entities/shelf.json': {
        ...shelfOf({}, { aboveId: { type: 'string', title: '上级', 'x-ref': 'shelf' } }),
        required: ['aboveId'],
      },
    },
    at('/properties/aboveId/x-ref', '第一条记录', 'entities/shelf.json'),
  ],
  ['a save by nobody', call('save', { access: 'public' }), at('/x-operations/save/access', '没有登录的人不能修改')],
  [
    'a save without a required field',
    call('save', { fields: ['bookName'] }),
    at('/x-operations/save/fields', '没有人能新增'),
  ],
  [
    'an address of the server',
    edited('operations/desk.json', (content) => (content.operations.lend.http = 'GET /health')),
    at('/operations/lend/http', '系统自己的', 'operations/desk.json'),
  ],
  [
    'an address with a blank',
    menu((node) => Object.assign(node, { route: '/my books', screen: 'book.list' })),
    at('/a12/children/a12-m9.1/route', '只能由', 'modules.json'),
  ],
  [
    'the address of the log-in',
    menu((node) => Object.assign(node, { route: '/login', screen: 'book.list' })),
    at('/a12/children/a12-m9.1/route', '系统自己的', 'modules.json'),
  ],
  [
    'a dictionary with nothing to choose',
    {
      'dictionaries/other.json': {
        $schema: '../generated/meta/dictionary.json',
        $id: 'other',
        title: '另一个',
        values: [{ code: 'a', label: '甲', retired: true }],
      },
    },
    at('/values', '没有可以选的', 'dictionaries/other.json'),
  ],
  [
    'values below each other',
    {
      'dictionaries/other.json': {
        $schema: '../generated/meta/dictionary.json',
        $id: 'other',
        title: '另一个',
        values: [
          { code: 'a', label: '甲', parent: 'b' },
          { code: 'b', label: '乙', parent: 'a' },
        ],
      },
    },
    at('/values/0/parent', '成了一个圈', 'dictionaries/other.json'),
  ],
]);

stops(
  ['SHELF.JSON', 'shelf.Json', 'shelf.json.txt', 'shelf.jsonc'].map((name) => [
    `a file that nothing reads: ${name}`,
    { [`entities/${name}`]: shelfOf({}) },
    { file: `schemas/entities/${name}`, pointer: '', says: '小写的 .json 结尾' },
  ]),
);

it('the line is told', () => {
  expect(problemsOf({ 'entities/shelf.json': '{\n  "title": "书架",\n  "type": "object",\n}\n' })).toMatchObject([
    { line: 4 },
  ]);
  const [problem] = problemsOf(field({ ...text, 'x-dict': 'bookKinds' }));
  const line = JSON.stringify(
    { ...book, properties: { ...book.properties, extra: { ...text, 'x-dict': 'bookKinds' } } },
    undefined,
    2,
  )
    .split('\n')
    .findIndex((each) => each.includes('bookKinds'));
  expect(problem?.line).toBe(line + 1);
});

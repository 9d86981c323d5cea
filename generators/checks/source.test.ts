/** What is no JSON, and what the meta-schemas do not know. */
import { at, field, inBook, shelfOf, stops, text, words } from './testing.ts';

stops([
  [
    'a trailing comma',
    { 'entities/shelf.json': '{\n  "title": "书架",\n  "type": "object",\n}\n' },
    at('', '} 前面多了一个逗号', 'entities/shelf.json'),
  ],
  [
    'a missing comma',
    { 'entities/shelf.json': '{\n  "title": "书架"\n  "type": "object"\n}\n' },
    at('', '缺少逗号', 'entities/shelf.json'),
  ],
  ['a missing bracket', { 'entities/shelf.json': '{ "title": "书架"' }, at('', '缺少右花括号', 'entities/shelf.json')],
  ['a comment', { 'entities/shelf.json': '{ // 书架\n}' }, at('', '不能写注释', 'entities/shelf.json')],
  [
    'a name twice',
    { 'entities/shelf.json': '{ "title": "书架", "title": "架" }' },
    at('/title', '写了两次', 'entities/shelf.json'),
  ],
  [
    'a number that JSON does not keep',
    { 'entities/shelf.json': '{ "properties": { "n": { "maximum": 9007199254740993 } } }' },
    at('/properties/n/maximum', '会变成 9007199254740992', 'entities/shelf.json'),
  ],
  [
    'a file with a name that nothing can have',
    { 'entities/book-shelf.json': JSON.stringify({ ...shelfOf({}), $id: undefined, title: '书架的格' }) },
    at('', '文件名“book-shelf”', 'entities/book-shelf.json'),
  ],
  ['a file of another name', inBook((content) => (content.$id = 'books')), at('/$id', '应与文件名相同：book')],
  [
    'a word that is not there',
    field({ ...text, tittle: '备注' }),
    at('/properties/extra', '没有“tittle”这个词，是不是“title”？'),
  ],
  ['a word of an entity that is not there', words({ lable: 'bookName' }), at('/x-entity', '是不是“label”？')],
  ['a type that is not there', field({ type: 'text', title: '备注' }), at('/properties/extra/type', '只能是 "string"')],
  ['a missing word', inBook((content) => delete content['x-entity'].label), at('/x-entity', '缺少“label”')],
  ['a value of another type', words({ history: 'yes' }), at('/x-entity/history', '应该是 true 或 false')],
]);

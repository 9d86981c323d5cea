/** What is said helps whoever has only the reference: where a word belongs, what would be right, the cause before what follows. */
import { describe, expect, it } from 'vitest';
import type { Json } from '../formats.ts';
import { metaSchemas } from '../metaSchemas.ts';
import { at, field, hints, inBook, menu, problemsOf, shelfOf, stops, text, words } from './testing.ts';
import { patterns } from './wording.ts';

const shelf = 'entities/shelf.json';
const ofShelf = (content: string) => ({ [shelf]: content });

stops([
  ['a comma of Chinese', ofShelf('{ "title": "书架"，"type": "object" }'), at('', '中文标点 ，', shelf)],
  ['quotes of Chinese', ofShelf('{ “title”: "书架" }'), at('', '中文标点 “，请改成英文的 "', shelf)],
  ['a colon of Chinese', ofShelf('{ "title"："书架" }'), at('', '中文标点 ：', shelf)],
  [
    'a name with a comma of Chinese',
    inBook((content) => (content.properties['isbn，'] = text)),
    at('/properties', '中文标点'),
  ],
  [
    'a word of fields beside them',
    inBook((content) => (content['x-dict'] = 'bookKind')),
    at('', '它写在字段里，也就是 properties 的一个字段'),
  ],
  ['a word of the entity in a field', field({ ...text, recycle: true }), at('/properties/extra', '它写在 x-entity 里')],
  ['a word of the file in its entity', words({ properties: {} }), at('/x-entity', '它写在文件的最外层')],
  [
    'a field that says it is required',
    field({ ...text, required: true }),
    at('/properties/extra/required', '"required": ["extra"]'),
  ],
  ['a group that is one name', words({ unique: ['isbn'] }), at('/x-entity/unique/0', '应该是列表或对象，如 ["')],
  ['all groups as one name', words({ unique: 'isbn' }), at('/x-entity/unique', '应该是列表，如 [[')],
  [
    'a stamp that is no name',
    inBook((content) => {
      content['x-steps'] = {
        lend: { title: '借出', from: 'draft', to: 'published', stamps: { publishedOn: { now: true } } },
      };
    }),
    at('/x-steps/lend/stamps/publishedOn', '应该是文字，如 "now"'),
  ],
  [
    'stamps that are a list',
    inBook((content) => {
      content['x-steps'] = { lend: { title: '借出', from: 'draft', to: 'published', stamps: ['publishedOn'] } };
    }),
    at('/x-steps/lend/stamps', '应该是对象，如 {"reviewedTime":"now"'),
  ],
  [
    'states in which nothing is named',
    inBook((content) => (content['x-editable'] = { draft: [] })),
    at('/x-editable/draft', '至少要有 1 项'),
  ],
  ['a name that is none', inBook((content) => (content.required = ['Book Name'])), at('/required/0', '以小写字母开头')],
  ['a code that is none', words({ code: '图书' }), at('/x-entity/code', '如 a12-m2.1')],
  [
    'a text without its length where nothing may repeat',
    inBook((content) => {
      content.properties.extra = { type: 'string', title: '架号' };
      content['x-entity'].unique = [['extra']];
    }),
    at('/x-entity/unique/0/0', '写上 maxLength，如 "maxLength": 50'),
  ],
  [
    'a field of the record without its record',
    inBook((content) => {
      content['x-steps'] = {
        lend: { title: '借出', from: 'draft', to: 'published', when: { var: 'price' }, why: '不行' },
      };
      content['x-operations'].step = {};
      delete content['x-operations'].updateState;
    }),
    at('/x-steps/lend/when', '“price”要写成“record.price”'),
  ],
  [
    'a record where fields stand alone',
    field({ ...text, 'x-when': { var: 'record.kind' } }),
    at('/properties/extra/x-when', '前面不加“record.”'),
  ],
  [
    'an icon that is not there',
    menu((node) => (node.icon = 'Bookcase')),
    at('/a12/children/a12-m9.1/icon', '相近的有 Book、Home', 'modules.json'),
  ],
  [
    'a button that the tree lacks',
    inBook((content) => (content['x-operations'].save = { code: 'a12-m9.1.21' })),
    at('/x-operations/save/code', '"a12-m9.1.21": { "label": "名称" }'),
  ],
]);

it('the only value there is is told alone, and once', () => {
  const said = (value: Json) =>
    problemsOf(field({ type: 'string', title: '作者', 'x-ref': 'author', 'x-at': value })).map(({ reason }) => reason);
  expect(said('versions')).toEqual(['只能是 "version"']);
  expect(said(3)).toEqual(['应该是文字，如 "version"']);
});

describe('what is said of several places', () => {
  it('is said once, with the others named', () => {
    const problems = problemsOf(
      words({ search: ['nam'], distinguish: ['nam'], index: [['nam'], ['kind', 'nam']], sort: 'nam' }),
    );
    expect(problems).toMatchObject([
      { reason: '没有字段“nam”（另有 4 处相同：/x-entity/index/0/0、/x-entity/index/1/1、/x-entity/search/0 等）' },
    ]);
  });

  it('begins with the cause', () => {
    const problems = problemsOf({
      'dictionaries/bookKind.json': {
        $schema: '../generated/meta/dictionary.json',
        title: '类别',
        sameAs: 'none',
      },
      ...hints({ list: { columns: ['nothing'] } }),
    });
    expect(problems[0]?.file).toBe('schemas/dictionaries/bookKind.json');
  });

  it('leaves out what follows from a file that cannot be read', () => {
    expect(problemsOf({ 'dictionaries/bookKind.json': '{', [shelf]: shelfOf({ label: 'none' }) })).toHaveLength(1);
  });
});

it('every pattern of the meta-schemas is said in words', () => {
  const found = [...JSON.stringify(metaSchemas).matchAll(/"pattern":("(?:[^"\\]|\\.)*")/g)].map(
    ([, pattern = '']) => JSON.parse(pattern) as string,
  );
  expect(found.filter((pattern) => patterns[pattern] === undefined)).toEqual([]);
});

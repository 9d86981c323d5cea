/** Dictionaries that tenants may add values to (`extensible`; rule E9). */
import { expect, it } from 'vitest';
import type { Json } from '../formats.ts';
import { ownValuesSql } from '../ownValues.ts';
import { book, library } from '../testing.ts';
import { at, inBook, shelfOf, stops, type Edit } from './testing.ts';

const genre: Json = {
  $schema: '../generated/meta/dictionary.json',
  title: '体裁',
  extensible: true,
  values: [
    { code: 'novel', label: '小说' },
    { code: 'poem', label: '诗歌' },
  ],
};
const values: Json = {
  $schema: '../generated/meta/entity.json',
  title: '字典项',
  'x-entity': { scope: 'tenant', label: 'label', code: 'a12-m9.1' },
  properties: { label: { type: 'string', title: '名称', maxLength: 20 } },
  required: ['label'],
  'x-operations': { list: {} },
};
const field = { type: 'string', title: '体裁', 'x-dict': 'genre', default: 'novel' };
const files = { 'dictionaries/genre.json': genre, 'entities/dictionaryValue.json': values };
const ofBook = (edit: Edit = () => undefined) => ({
  ...files,
  ...inBook((content) => {
    content.properties.genre = structuredClone(field);
    edit(content);
  }),
});
const changed = (change: Record<string, Json>) => ({
  ...files,
  'dictionaries/genre.json': { ...(genre as Record<string, Json>), ...change },
});
const dictionary = 'dictionaries/genre.json';

it('takes a default, and choices that nothing depends on', () => {
  expect(() => library({ ...ofBook() })).not.toThrow();
});

stops([
  ['nowhere to add', { [dictionary]: genre }, at('/extensible', 'dictionaryValue', dictionary)],
  [
    'no values to stand behind',
    {
      ...files,
      [dictionary]: {
        $schema: '../generated/meta/dictionary.json',
        title: '体裁',
        extensible: true,
        sameAs: 'bookKind',
      },
    },
    at('/extensible', '没有写 values', dictionary),
  ],
  [
    'a code that tenants have',
    changed({ values: [{ code: 'own-novel', label: '小说' }] }),
    at('/values/0/code', '留给机构', dictionary),
  ],
  [
    'another that is the same',
    {
      ...files,
      'dictionaries/style.json': { $schema: '../generated/meta/dictionary.json', title: '风格', sameAs: 'genre' },
    },
    at('/sameAs', '不会总是一样', 'dictionaries/style.json'),
  ],
  [
    'records of the platform',
    { ...files, 'entities/shelf.json': shelfOf({ scope: 'platform' }, { genre: field }) },
    at('/properties/genre/x-dict', '所有机构共有', 'entities/shelf.json'),
  ],
  [
    'a state',
    ofBook((content) => {
      content.properties.state = { ...field, title: '状态', readOnly: true };
      content['x-operations'].updateState.transitions = { novel: ['poem'], poem: ['novel'] };
    }),
    at('/properties/state/x-dict', '没有步骤可走'),
  ],
  [
    'a condition of a field',
    ofBook((content) => (content.properties.dueDays['x-when'] = { '==': [{ var: 'genre' }, 'poem'] })),
    at('/properties/dueDays/x-when/==/1', '机构可以添加'),
  ],
  [
    'a rule',
    ofBook((content) => (content['x-entity'].rules[0].when.and[0] = { '==': [{ var: 'genre' }, 'poem'] })),
    at('/x-entity/rules/0/when/and/0/==/1', '机构可以添加'),
  ],
  [
    'records chosen by a call',
    ofBook((content) => (content['x-operations'].list.where = { genre: 'poem' })),
    at('/x-operations/list/where/genre', '机构可以添加'),
  ],
  [
    'what is unique among some',
    ofBook((content) => content['x-entity'].unique.push({ fields: ['bookName'], where: { genre: ['poem'] } })),
    at('/x-entity/unique/1/where/genre', '机构可以添加'),
  ],
]);

it('guards every place of such codes, those inside lists too, and costs other records nothing', () => {
  const edited = structuredClone(book) as unknown as Parameters<Edit>[0];
  edited.properties.genre = field;
  edited.properties.genres = { type: 'array', title: '各体裁', items: { type: 'string', 'x-dict': 'genre' } };
  edited.properties.chapters.items.properties.genre = { type: 'string', title: '体裁', 'x-dict': 'genre' };
  const sql = ownValuesSql(library({ ...files, 'entities/book.json': edited }));
  const [trigger = ''] = sql.split('\n').filter((line) => line.includes('on "book"'));
  expect(trigger).toContain(`'chapters', 'genre', '$."chapters"[*]."genre"'`);
  expect(trigger).toContain(`'genres', 'genre', '$."genres"[*]'`);
  expect(trigger).toContain(`'genre', 'genre', '$."genre"'`);
  expect(trigger).toContain(`when (new."chapters"::text like '%"own-%' or`);
  expect(sql.split('\n').some((line) => line.includes('on "author"'))).toBe(false);
});

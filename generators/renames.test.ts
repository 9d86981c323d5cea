import { expect, it } from 'vitest';
import type { Json } from './formats.ts';
import { planRenames } from './renames.ts';
import { planTables } from './tables.ts';
import { book, library } from './testing.ts';

const bookKindOf = (values: Json): Json => ({
  $schema: '../generated/meta/dictionary.json',
  $id: 'bookKind',
  title: '类别',
  values,
});

it('nothing has a former name where none is said', () => expect(planRenames(library())).toEqual([]));

it('entities come first, then fields from the outside inwards, then codes wherever they stand', () => {
  const { chapters } = book.properties;
  const kind = { type: 'string', title: '类别', 'x-dict': 'bookKind' };
  const inner = { ...chapters.items.properties, kind, mark: { type: 'string', title: '记号', 'x-was': 'sign' } };
  const properties = {
    ...book.properties,
    chapters: { ...chapters, 'x-was': ['parts', 'sections'], items: { ...chapters.items, properties: inner } },
    kinds: { type: 'array', title: '各类', items: kind },
  };
  const renames = planRenames(
    library({
      'entities/book.json': { ...book, 'x-entity': { ...book['x-entity'], was: 'tome' }, properties },
      'dictionaries/bookKind.json': bookKindOf([
        { code: 'sale', label: '出售' },
        { code: 'loan', label: '外借', was: 'lend' },
      ]),
    }),
  );
  const file = 'schemas/entities/book.json';
  const pointer = '/properties/chapters/x-was';
  expect(renames).toEqual([
    { kind: 'entity', file, pointer: '/x-entity/was', from: 'tome', to: 'book' },
    { kind: 'field', file, pointer, entity: 'book', from: 'parts', to: 'chapters' },
    { kind: 'field', file, pointer, entity: 'book', from: 'sections', to: 'chapters' },
    {
      kind: 'field',
      file,
      pointer: '/properties/chapters/items/properties/mark/x-was',
      entity: 'book',
      from: 'chapters[].sign',
      to: 'chapters[].mark',
    },
    {
      kind: 'value',
      file: 'schemas/dictionaries/bookKind.json',
      pointer: '/values/1/was',
      dictionary: 'bookKind',
      from: 'lend',
      to: 'loan',
      places: { book: ['kind', 'chapters[].kind', 'kinds[]'] },
    },
  ]);
});

it('what values mean is told by place', () => {
  const { tables } = planTables(library());
  expect(tables.find(({ name }) => name === 'book')?.meanings).toMatchObject({
    bookName: '文字',
    authorId: '引用',
    kind: '字典 bookKind 的代码',
    price: '数',
    intro: '富文本',
    chapters: '对象的列表',
    'chapters[].isFree': '是或否',
  });
});

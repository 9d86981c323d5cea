import { describe, expect, it } from 'vitest';
import type { Json } from '../formats.ts';
import { planRenames } from '../renames.ts';
import { CatalogueError } from '../problem.ts';
import { screensOf } from '../screens.ts';
import { book, library } from '../testing.ts';

type Words = Record<string, Json>;

const writer = ({ properties = {}, operations = {} }: { properties?: Words; operations?: Words }): Words => ({
  $schema: '../generated/meta/entity.json',
  $id: 'author',
  title: '作者',
  type: 'object',
  'x-entity': { scope: 'tenant', label: 'authorName', code: 'a12-m9.1' },
  properties: {
    authorName: { type: 'string', title: '姓名', maxLength: 20 },
    born: { type: 'string', title: '生日', format: 'date' },
    kind: { type: 'string', title: '类别', 'x-dict': 'bookKind' },
    teacherId: { type: 'string', title: '老师', 'x-ref': 'author' },
    notes: { type: 'string', title: '密', 'x-hidden': true },
    awards: {
      type: 'array',
      title: '奖项',
      maxItems: 9,
      items: { type: 'object', properties: { name: { type: 'string', title: '名称', maxLength: 9 } } },
    },
    count: { type: 'integer', title: '册数', 'x-column': false, readOnly: true },
    ...properties,
  },
  required: ['authorName'],
  'x-operations': { list: {}, options: {}, ...operations },
});

const files = ({
  screens,
  operations = {},
  author = {},
}: {
  screens: Json;
  operations?: Words;
  author?: Parameters<typeof writer>[0];
}): Words => ({
  'entities/author.json': writer(author),
  'entities/book.json': {
    ...book,
    'x-operations': { ...book['x-operations'], ...operations },
    'x-screens': screens,
  },
});

function problemsOf(written: Words) {
  try {
    screensOf(library(written));
    return [];
  } catch (error) {
    if (error instanceof CatalogueError) return error.problems;
    throw error;
  }
}

const columns = (...names: string[]): Json => ({ list: { columns: ['bookName', ...names] } });
const filters = (...names: string[]): Json => ({ list: { columns: ['bookName'], filters: names } });

describe('a field of a record referred to', () => {
  const catalogue = library(
    files({
      screens: {
        list: { columns: ['bookName', 'authorId.born', ['authorId.teacherId', 90]], filters: ['authorId.kind'] },
      },
    }),
  );

  it('is shown by its kind with a title of both, in the list, its settings and the detail', () => {
    const screens = new Map(screensOf(catalogue).map((screen) => [screen.name, screen]));
    expect(screens.get('book.list')).toMatchObject({
      columns: {
        'authorId.born': { kind: 'date', title: '作者 · 生日', isSortable: true },
        'authorId.teacherId': { kind: 'ref', title: '作者 · 老师', width: 90 },
        'authorId.kind': { kind: 'dict', dict: 'bookKind', isHidden: true },
      },
      filters: { 'authorId.kind': { kind: 'dict', title: '作者 · 类别' } },
    });
    const detail = screens.get('book.detail');
    expect(Object.keys(detail?.kind === 'detail' ? detail.fields : {})).toEqual(
      expect.arrayContaining(['authorId', 'authorId.born', 'authorId.teacherId', 'authorId.kind']),
    );
    const form = screens.get('book.form');
    expect(Object.keys(form?.kind === 'form' ? form.fields : {}).filter((name) => name.includes('.'))).toEqual([]);
  });

  it('bears the title that an overlay gives it', () => {
    const titled = library({
      ...files({ screens: columns('authorId.born') }),
      'screens/book.list.json': {
        $schema: '../generated/meta/screen.json',
        columns: { 'authorId.born': { title: '出生' } },
      },
    });
    const list = screensOf(titled).find(({ name }) => name === 'book.list');
    expect(list).toMatchObject({ columns: { 'authorId.born': { title: '出生', kind: 'date' } } });
  });

  it('is carried by calls of the engine for who holds a code, and by no other', () => {
    const named = Object.values(catalogue.operations)
      .filter(({ referred }) => referred)
      .map(({ name }) => name);
    expect(named).toEqual(expect.arrayContaining(['book.list', 'book.get', 'book.save', 'book.exportExcel']));
    expect(named).not.toContain('book.portalList');
    const { rows } = catalogue.operations['book.list']?.output.properties ?? {};
    expect(rows?.items?.properties).toMatchObject({
      'authorId.born': { type: 'string', nullable: true },
      'authorId.teacherIdLabel': { type: 'string', nullable: true },
    });
    const { properties } = catalogue.operations['book.list']?.input ?? {};
    expect(new RegExp(properties?.['sort']?.pattern ?? '').test('-authorId.born')).toBe(true);
    expect(new RegExp(properties?.['sort']?.pattern ?? '').test('authorIdxborn')).toBe(false);
    expect(properties).toHaveProperty(['authorId.kind']);
    const open = library(files({ screens: columns(), operations: { list: { access: 'signedIn' } } }));
    expect(open.operations['book.list']?.referred).toBeUndefined();
  });

  it('is known to renames of the field, and of the codes it holds', () => {
    const renamed = library({
      ...files({
        screens: columns('authorId.born', 'authorId.kind'),
        author: { properties: { born: { type: 'string', title: '生日', format: 'date', 'x-was': 'birthday' } } },
      }),
    });
    expect(planRenames(renamed)).toMatchObject([{ from: 'birthday', to: 'born', through: { book: ['authorId'] } }]);
  });
});

it.each<[name: string, written: Words, pointer: string, says: string]>([
  ['a field that is no reference', files({ screens: columns('kind.label') }), 'list/columns/1', '不是引用'],
  [
    'a reference that is not there',
    files({ screens: columns('authorsId.born') }),
    'list/columns/1',
    '是不是“authorId”？',
  ],
  [
    'a field the other has not',
    files({ screens: columns('authorId.borne') }),
    'list/columns/1',
    '“author”没有字段“borne”，是不是“born”？',
  ],
  ['a hidden field', files({ screens: columns('authorId.notes') }), 'list/columns/1', '不显示给任何人'],
  ['whose organisation it is', files({ screens: columns('authorId.tenantId') }), 'list/columns/1', '没有字段'],
  ['two levels', files({ screens: columns('authorId.teacherId.born') }), 'list/columns/1', '隔了两层'],
  ['what is not stored', files({ screens: columns('authorId.count') }), 'list/columns/1', '没有保存'],
  ['what cannot be filtered', files({ screens: filters('authorId.awards') }), 'list/filters/0', '不能按“奖项”筛选'],
  [
    'what its own calls keep back',
    files({ screens: columns('authorId.born'), author: { operations: { list: { fields: ['id', 'authorName'] } } } }),
    'list/columns/1',
    '都不给出“生日”',
  ],
  [
    'a list that is not the engine’s',
    files({ screens: columns('authorId.born'), operations: { list: { does: 'book/portal' } } }),
    'list/columns/1',
    '由程序给出',
  ],
  [
    'a list of some fields',
    files({ screens: columns('authorId.born'), operations: { list: { fields: ['id', 'bookName', 'authorId'] } } }),
    'list/columns/1',
    'fields',
  ],
  [
    'a list for everybody who is signed in',
    files({ screens: columns('authorId.born'), operations: { list: { access: 'signedIn' } } }),
    'list/columns/1',
    'signedIn',
  ],
  [
    'a form',
    files({ screens: { form: { groups: [{ name: 'base', title: '基本', fields: ['bookName', 'authorId.born'] }] } } }),
    'form/groups/0/fields/1',
    '不能在这里填写',
  ],
])('%s is stopped', (_name, written, pointer, says) => {
  const problems = problemsOf(written).filter((problem) => problem.pointer.startsWith(`/x-screens/${pointer}`));
  expect(problems).toMatchObject([{ file: 'schemas/entities/book.json', reason: expect.stringContaining(says) }]);
});

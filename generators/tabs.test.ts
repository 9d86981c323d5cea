import { describe, expect, it } from 'vitest';
import { shelfOf } from './checks/testing.ts';
import type { DetailScreen, FormScreen, Json, Screen } from './formats.ts';
import { screensOf } from './screens.ts';
import { book, library } from './testing.ts';

const groups = [
  { name: 'base', title: '基本', fields: ['bookName', 'isbn'] },
  { name: 'more', title: '更多', fields: ['intro', 'site'] },
];

function screens(hints: Json, further: Record<string, Json> = {}): Screen[] {
  return screensOf(library({ 'entities/book.json': { ...book, 'x-screens': hints }, ...further }));
}

function screenOf<Kind extends Screen>(name: string, ...of: Parameters<typeof screens>): Kind {
  const screen = screens(...of).find((each) => each.name === name);
  if (!screen) throw new Error(`no screen ${name}`);
  return screen as Kind;
}

const tabOfField = ({ groups: all, fields }: FormScreen | DetailScreen, name: string): string | undefined =>
  all[fields[name]?.group ?? '']?.tab;

describe('a form in tabs', () => {
  const form = screenOf<FormScreen>('book.form', {
    form: {
      groups,
      columns: 3,
      isStepped: true,
      tabs: {
        one: { groups: ['base'] },
        two: { title: '二', fields: ['price'], groups: ['more'], help: '都可以不填' },
      },
    },
  });

  it('says of each group its tab; a tab of one group is called as it is', () => {
    expect(form.tabs).toEqual({ one: { title: '基本', order: 1 }, two: { title: '二', help: '都可以不填', order: 2 } });
    expect(form.groups).toEqual({
      base: { title: '基本', order: 1, tab: 'one' },
      two: { title: '', order: 2, tab: 'two' },
      more: { title: '更多', order: 3, tab: 'two' },
    });
    expect(form).toMatchObject({ columns: 3, isStepped: true });
  });

  it('has each field in one tab, those of none in the first', () => {
    const tabs = Object.keys(form.fields).map((name) => [name, tabOfField(form, name)]);
    expect(Object.fromEntries(tabs)).toMatchObject({
      bookName: 'one',
      isbn: 'one',
      authorId: 'one',
      chapters: 'one',
      price: 'two',
      intro: 'two',
    });
  });

  it('follows the order that is said', () => {
    const { tabs } = screenOf<FormScreen>('book.form', {
      form: { groups, tabs: { one: { groups: ['base'], order: 2 }, two: { groups: ['more'], order: 1 } } },
    });
    expect(Object.keys(tabs ?? {})).toEqual(['two', 'one']);
  });

  it('is an overlay’s to change by its keys', () => {
    const overlaid = screenOf<FormScreen>(
      'book.form',
      { form: { groups, tabs: { one: { groups: ['base'] }, two: { groups: ['more'] } } } },
      {
        'screens/book.form.json': {
          $schema: '../generated/meta/screen.json',
          tabs: { two: { title: '其他' }, three: { title: '三' } },
          groups: { base: { tab: 'three' } },
        },
      },
    );
    expect(overlaid.tabs).toEqual({
      one: { title: '基本', order: 1 },
      two: { title: '其他', order: 2 },
      three: { title: '三', order: 3 },
    });
    expect(tabOfField(overlaid, 'isbn')).toBe('three');
  });
});

describe('a detail in tabs', () => {
  const shelf = shelfOf({}, { bookId: { type: 'string', title: '图书', 'x-ref': 'book' } });
  const loan: Json = {
    ...shelfOf({ link: { bookId: { as: 'loans', title: '借阅' }, authorId: { as: 'loans', title: '借书' } } }),
    $id: 'loan',
    title: '借书记录',
    properties: {
      shelfName: { type: 'string', title: '名称', maxLength: 20 },
      bookId: { type: 'string', title: '图书', 'x-ref': 'book' },
      authorId: { type: 'string', title: '作者', 'x-ref': 'author' },
    },
    required: ['bookId', 'authorId'],
    'x-operations': { list: {}, add: {}, remove: {} },
  };
  const files = { 'entities/shelf.json': shelf, 'entities/loan.json': loan };
  const of = (tabs: Json, form: Json = { groups }): DetailScreen =>
    screenOf<DetailScreen>('book.detail', { form, detail: { tabs } }, files);

  it('has groups of the form, lists with who may see them, the history, and a tab for each link', () => {
    const detail = of({
      base: { title: '基本信息', groups: ['base', 'more'] },
      shelves: { screen: 'shelf.list', by: 'bookId' },
      history: { kind: 'timeline' },
    });
    expect(detail.tabs).toEqual({
      base: { title: '基本信息', order: 1 },
      shelves: { title: '书架', screen: 'shelf.list', by: 'bookId', code: 'a12-m9.1', order: 2 },
      history: { title: '修改历史', kind: 'timeline', code: 'a12-m9.1.8', order: 3 },
      loans: { title: '借阅', screen: 'loan.list', by: 'bookId', code: 'a12-m9.1', order: 4 },
    });
    expect(detail.opens).toBe('page');
    expect(detail).not.toHaveProperty('sections');
    // Its history has a tab, so it needs no button.
    expect(Object.keys(detail.toolbar)).toEqual(['edit']);
  });

  it('has lists of what refers to the same', () => {
    const shared = {
      'entities/shelf.json': shelfOf({}, { authorId: { type: 'string', title: '作者', 'x-ref': 'author' } }),
    };
    const tabs = {
      base: { title: '基本', groups: ['base'] },
      shelves: { screen: 'shelf.list', by: 'authorId', of: 'authorId' },
    };
    const detail = screenOf<DetailScreen>('book.detail', { form: { groups }, detail: { tabs } }, shared);
    expect(detail.tabs?.['shelves']).toMatchObject({ screen: 'shelf.list', by: 'authorId', of: 'authorId' });
  });

  it('puts a link where the hint says, or leaves it out', () => {
    const first = of({ loans: { title: '谁借过' }, base: { title: '基本', groups: ['base'] } });
    expect(Object.keys(first.tabs ?? {})).toEqual(['loans', 'base']);
    expect(first.tabs?.['loans']).toMatchObject({ title: '谁借过', screen: 'loan.list', by: 'bookId' });
    expect(Object.keys(of({ base: { title: '基本', groups: ['base'] }, loans: null }).tabs ?? {})).toEqual(['base']);
  });

  it('has a tab of its own for the fields where only lists are named', () => {
    const detail = of({ history: { kind: 'timeline' }, loans: null });
    expect(Object.keys(detail.tabs ?? {})).toEqual(['main', 'history']);
    expect(tabOfField(detail, 'isbn')).toBe('main');
  });

  it('is as the form where nothing is said of it', () => {
    const tabs = { one: { groups: ['base'] }, two: { groups: ['more'] } };
    const detail = screenOf<DetailScreen>('book.detail', { form: { groups, tabs } });
    expect(Object.keys(detail.tabs ?? {})).toEqual(['one', 'two']);
  });

  it('without the word stays as it was: links below the fields', () => {
    const detail = screenOf<DetailScreen>('book.detail', { form: { groups } }, files);
    expect(detail).not.toHaveProperty('tabs');
    expect(Object.keys(detail.sections ?? {})).toEqual(['loans']);
  });

  it('takes further lists of a screen’s file, with who may see them, and says that the list of a tab is none', () => {
    const hints = { form: { groups }, detail: { tabs: { base: { title: '基本信息', groups: ['base', 'more'] } } } };
    const overlaid = (sections: Json) =>
      screenOf<DetailScreen>('book.detail', hints, {
        ...files,
        'screens/book.detail.json': { $schema: '../generated/meta/screen.json', sections },
      });
    expect(overlaid({ shelves: { title: '书架', screen: 'shelf.list', by: 'bookId' } }).sections).toEqual({
      shelves: { title: '书架', screen: 'shelf.list', by: 'bookId', code: 'a12-m9.1', order: 1 },
    });
    expect(() => overlaid({ loans: null })).toThrow(
      'schemas/screens/book.detail.json /sections/loans “loans”是页签，写在 tabs 中',
    );
  });

  it('has the parts of a record in a tab, called as they are', () => {
    const copy = {
      ...shelfOf({ partOf: { parent: 'bookId', as: 'copies', title: '馆藏' } }),
      $id: 'copy',
      title: '馆藏本',
      required: ['bookId'],
      properties: {
        shelfName: { type: 'string', title: '名称', maxLength: 20 },
        bookId: { type: 'string', title: '图书', 'x-ref': 'book' },
      },
      'x-operations': {},
    };
    const hint = {
      form: { groups },
      detail: { tabs: { base: { groups: ['base', 'more'], title: '基本' }, copies: { part: 'copies' } } },
    };
    const detail = screenOf<DetailScreen>('book.detail', hint, { 'entities/copy.json': copy });
    expect(detail.tabs?.['copies']).toEqual({ title: '馆藏', order: 2 });
    expect(tabOfField(detail, 'copies')).toBe('copies');
  });

  it('makes nothing in a list whose reference the server fills in', () => {
    const own = shelfOf({}, { bookId: { type: 'string', title: '图书', 'x-ref': 'book', readOnly: true } });
    const tabs = { base: { title: '基本', groups: ['base'] }, shelves: { screen: 'shelf.list', by: 'bookId' } };
    const saved = { ...own, 'x-operations': { list: {}, save: {} } };
    const detail = screenOf<DetailScreen>(
      'book.detail',
      { form: { groups }, detail: { tabs } },
      { 'entities/shelf.json': saved },
    );
    expect(detail.tabs?.['shelves']).toMatchObject({ isReadOnly: true });
  });
});

describe('progress', () => {
  it('knows the ways beside the path, and when a record came where', () => {
    const steps = {
      publish: { title: '发布', from: 'draft', to: 'published', stamps: { publishedOn: 'now' }, code: 'a12-m9.1.3' },
      retire: { title: '停用', from: ['draft', 'published'], to: 'retired', code: 'a12-m9.1.3' },
    };
    const { updateState: _, ...operations } = book['x-operations'];
    const states = {
      $schema: '../generated/meta/dictionary.json',
      title: '图书状态',
      values: ['draft', 'published', 'retired'].map((code, i) => ({ code, label: code, order: i + 1 })),
    };
    const properties = {
      ...book.properties,
      state: { ...book.properties.state, readOnly: true },
      publishedOn: { type: 'string', format: 'date-time', title: '出版时间', readOnly: true },
    };
    const changed = {
      ...book,
      properties,
      'x-operations': { ...operations, step: {} },
      'x-steps': steps,
      'x-screens': { detail: { progress: ['draft', 'published'] } },
    } as unknown as Json;
    const all = screensOf(library({ 'entities/book.json': changed, 'dictionaries/bookState.json': states }));
    const detail = all.find(({ name }) => name === 'book.detail') as DetailScreen;
    expect(detail.progress).toEqual({
      field: 'state',
      dict: 'bookState',
      path: ['draft', 'published'],
      times: { draft: 'createdTime', published: 'publishedOn' },
      branches: { retired: ['draft', 'published'] },
    });
    // The step that leads on stands out.
    expect([detail.toolbar['publish']?.isPrimary, detail.toolbar['retire']?.isPrimary]).toEqual([true, undefined]);
  });
});

import { describe, expect, it } from 'vitest';
import type { FormScreen, Json, ListScreen, Screen } from './formats.ts';
import { inScope } from './expressions.ts';
import { CatalogueError } from './problem.ts';
import { screensOf } from './screens.ts';
import { book, library, modulesWith } from './testing.ts';

function screenOf<Kind extends Screen = Screen>(name: string, files: Record<string, Json> = {}): Kind {
  const screen = screensOf(library(files)).find((each) => each.name === name);
  if (!screen) throw new Error(`no screen ${name}`);
  return screen as Kind;
}

function overlayOf(name: string, patch: Record<string, Json>): Record<string, Json> {
  return { [`screens/${name}.json`]: { $schema: '../generated/meta/screen.json', ...patch } };
}

const shown = ({ columns }: ListScreen): string[] =>
  Object.entries(columns).flatMap(([name, { isHidden }]) => (isHidden ? [] : [name]));

describe('screens of an entity', () => {
  it('are those its calls allow', () => {
    expect(screensOf(library()).map(({ name }) => name)).toEqual([
      'author.form',
      'author.list',
      'book.detail',
      'book.form',
      'book.list',
    ]);
  });
});

describe('list', () => {
  const list = screenOf<ListScreen>('book.list');

  it('shows the label first, then plain fields; the others can be turned on', () => {
    expect(shown(list)).toEqual([
      'bookName',
      'state',
      'isbn',
      'authorId',
      'kind',
      'price',
      'pages',
      'publishedOn',
      'createdTime',
    ]);
    expect(list.columns['site']).toMatchObject({ isHidden: true });
    expect(Object.keys(list.columns)).not.toContain('secret');
  });

  it('shows the state beside the name, where no screen cuts it off, and titles as wide as they are', () => {
    const files = {
      'entities/book.json': {
        ...book,
        properties: {
          ...book.properties,
          state: { ...book.properties.state, readOnly: true, title: '现在的状态说明' },
        },
      },
    };
    const { columns } = screenOf<ListScreen>('book.list', files);
    expect(Object.keys(columns).slice(0, 2)).toEqual(['bookName', 'state']);
    expect(columns['state']?.width).toBe(36 + 7 * 14);
    expect(columns['isbn']?.width).toBe(120);
    expect(columns['site']?.width).toBe(160);
  });

  it('aligns numbers right and sorts what has an order', () => {
    expect(list.columns['price']).toMatchObject({ kind: 'number', align: 'right', isSortable: true });
    expect(list.columns['chapters']).not.toHaveProperty('isSortable');
  });

  it('looks for choices, several at a time', () => {
    expect(list.filters).toEqual({
      keyword: { kind: 'text', title: '关键词', order: 0 },
      authorId: {
        kind: 'ref',
        title: '作者',
        order: 1,
        ref: { entity: 'author', options: 'author.options', list: 'author.list' },
        isMany: true,
      },
      kind: { kind: 'dict', title: '类别', order: 2, dict: 'bookKind', isMany: true },
      state: { kind: 'dict', title: '状态', order: 3, dict: 'bookState', isMany: true },
    });
  });

  it('offers what the entity can do, each under its code', () => {
    expect(Object.entries(list.toolbar).map(([name, { code }]) => [name, code])).toEqual([
      ['create', 'a12-m9.1.1'],
      ['import', 'a12-m9.1.5'],
      ['export', 'a12-m9.1.6'],
      ['recycled', 'a12-m9.1.7'],
    ]);
    expect(Object.entries(list.row).map(([name, { code }]) => [name, code])).toEqual([
      ['edit', 'a12-m9.1.2'],
      ['detail', 'a12-m9.1'],
      ['copy', 'a12-m9.1.1'],
      ['toPublished', 'a12-m9.1.3'],
      ['toDraft', 'a12-m9.1.3'],
      ['history', 'a12-m9.1.8'],
      ['remove', 'a12-m9.1.4'],
    ]);
    expect(Object.keys(list.bulk)).toEqual(['toPublished', 'toDraft', 'export', 'remove']);
  });

  it('asks before it changes a state and offers the change only where it is allowed', () => {
    expect(list.row['toPublished']).toEqual({
      title: '发布',
      order: 30,
      does: 'book.updateState',
      input: { ids: { merge: [{ var: 'row.id' }] }, state: 'published' },
      code: 'a12-m9.1.3',
      when: { in: [{ var: 'row.state' }, ['draft']] },
      confirm: '确定发布所选的图书吗？',
    });
    expect(list.row['toDraft']?.title).toBe('设为草稿');
  });

  it('says before a removal whether it can be undone', () => {
    expect(list.row['remove']).toMatchObject({
      isDanger: true,
      confirm: '确定删除所选的图书吗？删除后可以在回收站中恢复。',
    });
    expect(screenOf<ListScreen>('author.list').row['remove']?.confirm).toContain('删除后无法恢复');
  });

  it('follows the hints of the entity', () => {
    const hinted: Json = {
      ...book,
      'x-screens': {
        list: {
          title: '藏书',
          columns: [['isbn', 99], 'bookName'],
          filters: ['price', 'bookName'],
          toolbar: { import: null, count: { title: '盘点', part: 'bookCount' } },
        },
      },
    };
    const { title, columns, filters, toolbar } = screenOf<ListScreen>('book.list', { 'entities/book.json': hinted });
    expect(title).toBe('藏书');
    expect(shown({ columns } as ListScreen)).toEqual(['isbn', 'bookName']);
    expect(columns['isbn']?.width).toBe(99);
    expect(filters['price']).toMatchObject({ order: 1, isRange: true });
    expect(Object.keys(toolbar)).toEqual(['create', 'export', 'recycled', 'count']);
    expect(toolbar['count']?.order).toBe(41);
  });
});

describe('form', () => {
  const form = screenOf<FormScreen>('book.form');

  it('says what a copy begins without', () => {
    const properties = { ...book.properties, site: { ...book.properties.site, 'x-copy': false } };
    const { fields } = screenOf<FormScreen>('book.form', { 'entities/book.json': { ...book, properties } });
    const left = Object.entries(fields).flatMap(([name, { isCopied }]) => (isCopied === false ? [name] : []));
    expect(left).toEqual(['isbn', 'site']);
  });

  it('has the fields a save takes, with their limits', () => {
    expect(Object.keys(form.fields)).toEqual([
      'bookName',
      'isbn',
      'authorId',
      'kind',
      'price',
      'pages',
      'publishedOn',
      'site',
      'intro',
      'dueDays',
      'chapters',
    ]);
    expect(form.fields['price']).toEqual({
      kind: 'number',
      title: '价格',
      order: 5,
      group: 'main',
      minimum: 0,
      maximum: 1000,
      step: 0.01,
      default: 10,
    });
    expect(form).toMatchObject({
      load: 'book.get',
      save: 'book.save',
      opens: 'page',
      groups: { main: { title: '基本信息', order: 1 } },
    });
  });

  it('shows a field only under its condition, over the record', () => {
    expect(form.fields['dueDays']).toMatchObject({
      isRequired: true,
      when: { '==': [{ var: 'record.kind' }, 'loan'] },
    });
  });

  it('names the fields inside a list', () => {
    expect(form.fields['chapters']).toMatchObject({
      kind: 'list',
      isWide: true,
      maxItems: 10,
      items: {
        name: { kind: 'text', title: '章名', order: 0, isRequired: true, maxLength: 30 },
        isFree: { kind: 'boolean', title: '试读', order: 1 },
      },
    });
  });

  it('puts fields into their groups and the forgotten ones last', () => {
    const groups: Json = [
      { name: 'money', title: '价格', help: '单位：元', fields: ['price'] },
      { name: 'text', title: '内容', fields: ['intro'] },
    ];
    const grouped = screenOf<FormScreen>('book.form', {
      'entities/book.json': { ...book, 'x-screens': { form: { opens: 'drawer', groups } } },
    });
    expect(grouped.groups).toEqual({
      money: { title: '价格', help: '单位：元', order: 1 },
      text: { title: '内容', order: 2 },
    });
    expect(
      Object.entries(grouped.fields)
        .slice(0, 3)
        .map(([name, { group }]) => [name, group]),
    ).toEqual([
      ['price', 'money'],
      ['intro', 'text'],
      ['bookName', 'text'],
    ]);
    expect(grouped.opens).toBe('drawer');
  });

  it('takes a plain text where there is nothing to choose a reference from', () => {
    const entity: Json = {
      ...book,
      properties: { ...book.properties, sequelId: { type: 'string', title: '续集', 'x-ref': 'book' } },
    };
    expect(screenOf<FormScreen>('book.form', { 'entities/book.json': entity }).fields['sequelId']).toMatchObject({
      kind: 'text',
    });
  });
});

describe('overlays of the product', () => {
  it('change, add and take away by name and leave the rest as it was generated', () => {
    const plain = screenOf<ListScreen>('book.list');
    const { columns, toolbar, ...rest } = screenOf<ListScreen>(
      'book.list',
      overlayOf('book.list', {
        title: '书库',
        columns: { isbn: { order: 0, width: 80 }, site: null },
        toolbar: { import: { title: '导入图书' } },
      }),
    );
    expect(rest.title).toBe('书库');
    expect(Object.keys(columns)[0]).toBe('isbn');
    expect(columns['isbn']).toEqual({ ...plain.columns['isbn'], order: 0, width: 80 });
    expect(columns).not.toHaveProperty('site');
    expect(toolbar['import']).toEqual({ ...plain.toolbar['import'], title: '导入图书' });
    expect(rest.row).toEqual(plain.row);
  });

  it('give an added field everything the entity knows about it', () => {
    const { filters } = screenOf<ListScreen>(
      'book.list',
      overlayOf('book.list', { filters: { publishedOn: { order: 9 } } }),
    );
    expect(filters['publishedOn']).toEqual({ kind: 'date', title: '出版日期', order: 9, isRange: true });
  });

  it('are whole screens where nothing of their name is generated', () => {
    const page = screenOf('shelf.page', {
      ...overlayOf('shelf.page', {
        kind: 'page',
        title: '书架',
        blocks: { b: { part: 'shelf' }, a: { order: 1, screen: 'book.list' } },
      }),
      'modules.json': modulesWith({ screen: 'shelf.page', label: '书架' }),
    });
    expect(page).toEqual({
      kind: 'page',
      name: 'shelf.page',
      title: '书架',
      blocks: { a: { order: 1, screen: 'book.list' }, b: { order: 2, part: 'shelf' } },
    });
  });

  it('stop the generator where the merged screen makes no sense, with file, pointer and a sentence', () => {
    const problemsOf = (name: string, patch: Record<string, Json>) => {
      try {
        screensOf(library(overlayOf(name, patch)));
        return [];
      } catch (error) {
        return (error as CatalogueError).problems;
      }
    };
    expect(problemsOf('book.list', { columns: { nobody: { order: 3 } } })).toEqual([
      { file: 'schemas/screens/book.list.json', pointer: '/columns/nobody', reason: '没有“nobody”这个字段' },
    ]);
    expect(
      problemsOf('book.list', { sort: 'nobody', row: { edit: { opens: 'nobody.form' } } }).map(
        ({ pointer }) => pointer,
      ),
    ).toEqual(['/sort', '/row/edit/opens']);
    expect(problemsOf('book.form', { fields: { bookName: null } })).toMatchObject([{ pointer: '/fields/bookName' }]);
    expect(
      problemsOf('book.form', { fields: { price: { kind: 'list' }, pages: { when: { shout: [] } } } }).map(
        ({ pointer }) => pointer,
      ),
    ).toEqual(['/fields/price/kind', '/fields/pages/when']);
    expect(problemsOf('book.list', { row: { edit: { needsRows: true } } })).toMatchObject([
      { pointer: '/row/edit/needsRows', reason: '只有列表上方的按钮写 needsRows，这里总是有数据的' },
    ]);
    expect(problemsOf('book.list', { columns: { isbnn: null } })).toEqual([
      {
        file: 'schemas/screens/book.list.json',
        pointer: '/columns/isbnn',
        reason: '页面上没有“isbnn”，不用去掉，是不是“isbn”？',
      },
    ]);
  });

  it('stop the generator where they lie over nothing', () => {
    expect(() => screensOf(library(overlayOf('nothing.list', { title: '没有' })))).toThrow(CatalogueError);
    expect(() => screensOf(library(overlayOf('nothing.list', { title: '没有' })))).toThrow(
      /^schemas\/screens\/nothing\.list\.json \/kind 没有名为/,
    );
  });

  it('do not reach into another run', () => {
    const catalogue = library(overlayOf('book.list', { title: '书库' }));
    expect(screensOf(catalogue)).toEqual(screensOf(catalogue));
  });
});

describe('inScope', () => {
  it.each<[Json, Json]>([
    [{ var: 'kind' }, { var: 'record.kind' }],
    [{ var: ['kind', 'none'] }, { var: ['record.kind', 'none'] }],
    [{ var: '' }, { var: 'record' }],
    [{ '!': [{ in: [{ var: 'kind' }, ['var', 'b']] }] }, { '!': [{ in: [{ var: 'record.kind' }, ['var', 'b']] }] }],
    [
      { some: [{ var: 'list' }, { '==': [{ var: 'isFree' }, true] }] },
      { some: [{ var: 'record.list' }, { '==': [{ var: 'isFree' }, true] }] },
    ],
    [
      { reduce: [{ var: 'list' }, { '+': [{ var: 'accumulator' }, 1] }, { var: 'start' }] },
      { reduce: [{ var: 'record.list' }, { '+': [{ var: 'accumulator' }, 1] }, { var: 'record.start' }] },
    ],
    [{ missing: ['kind', 'price'] }, { missing: ['record.kind', 'record.price'] }],
    [true, true],
  ])('turns %j into %j', (before, after) => {
    expect(inScope({ expression: before, scope: 'record' })).toEqual(after);
  });
});

describe('conditions and computed fields of an entity', () => {
  const isLoan: Json = { '==': [{ var: 'kind' }, 'loan'] };
  const { fields } = screenOf<FormScreen>('book.form', {
    'entities/book.json': {
      ...book,
      properties: {
        ...book.properties,
        pages: { ...book.properties.pages, 'x-requiredWhen': isLoan },
        site: { ...book.properties.site, 'x-readOnlyWhen': isLoan },
        cost: { type: 'number', title: '总价', 'x-value': { '*': [{ var: 'price' }, { var: 'pages' }] } },
      },
    },
  });

  it('stand in its form: asked for by the record, kept by the record as it is stored', () => {
    expect(fields['pages']).toMatchObject({ requiredWhen: { '==': [{ var: 'record.kind' }, 'loan'] } });
    expect(fields['site']).toMatchObject({
      readOnlyWhen: { and: [{ var: 'before.id' }, { '==': [{ var: 'before.kind' }, 'loan'] }] },
    });
  });

  it('are shown while it is filled in, and are not written to', () => {
    expect(fields['cost']).toMatchObject({
      isReadOnly: true,
      value: { '*': [{ var: 'record.price' }, { var: 'record.pages' }] },
    });
  });
});

describe('names of pages', () => {
  const menus = (label: string) => ({
    'modules.json': {
      $schema: './generated/meta/modules.json',
      a12: {
        label: '系统认证',
        order: 1,
        children: {
          'a12-m9.1': {
            label,
            route: '/book',
            screen: 'book.list',
            buttons: Object.fromEntries([1, 2, 3, 4, 5, 6, 7, 8].map((n) => [`a12-m9.1.${n}`, { label: String(n) }])),
          },
        },
      },
    },
  });

  it('are those of the menus that open them', () => {
    expect(screenOf<ListScreen>('book.list', menus('馆藏')).title).toBe('馆藏');
  });

  it('cannot be others', () => {
    expect(() => screensOf(library({ ...menus('馆藏'), ...overlayOf('book.list', { title: '图书' }) }))).toThrow(
      CatalogueError,
    );
  });
});

describe('references', () => {
  it('say what tells their records apart', () => {
    const author = {
      $schema: '../generated/meta/entity.json',
      $id: 'author',
      title: '作者',
      type: 'object',
      'x-entity': { scope: 'tenant', label: 'authorName', code: 'a12-m9.1', distinguish: ['land'] },
      properties: {
        authorName: { type: 'string', title: '姓名' },
        land: { type: 'string', title: '国家', 'x-dict': 'bookKind' },
      },
      required: ['authorName'],
      'x-operations': { list: {}, options: {}, save: {} },
    };
    expect(
      screenOf<ListScreen>('book.list', { 'entities/author.json': author }).columns['authorId']?.ref,
    ).toMatchObject({ marks: [{ title: '国家', dict: 'bookKind' }] });
  });
});

import { describe, expect, it } from 'vitest';
import { dictionaryFiles } from './dictionaries.ts';
import { excelFiles } from './excel.ts';
import type { ExcelPlan, Json } from './formats.ts';
import { moduleFiles } from './modules.ts';
import { screensOf } from './screens.ts';
import { toJsonSchema } from './schema.ts';
import { storyFiles } from './stories.ts';
import { book, library } from './testing.ts';
import { themeFiles } from './themes.ts';

const catalogue = library();

describe('excel', () => {
  const [file, ...others] = excelFiles(catalogue);
  const plan = JSON.parse(file?.text ?? '') as ExcelPlan;

  it('plans a sheet for each entity that is imported or exported', () => {
    expect(file?.path).toBe('schemas/generated/excel/book.json');
    expect(others).toEqual([]);
  });

  it('has a column for what a person can write into a cell, in order', () => {
    expect(plan.columns.map(({ title }) => title)).toEqual([
      '系统编号',
      '版本',
      '书名',
      '书号',
      '作者',
      '类别',
      '价格',
      '页数',
      '出版日期',
      '网址',
      '简介',
      '借期',
      '状态',
    ]);
    expect(plan.columns.flatMap(({ role }) => role ?? [])).toEqual(['id', 'version', 'state']);
    expect(plan.columns.filter(({ isRequired }) => isRequired).map(({ field }) => field)).toEqual([
      'bookName',
      'isbn',
      'kind',
    ]);
  });

  it('tells what is only read where nothing is imported, and asks for it nowhere', () => {
    const properties = {
      ...book.properties,
      soldOn: { type: 'string', title: '售出日期', format: 'date', readOnly: true },
    };
    const columnsWith = (operations: Record<string, Json>): ExcelPlan['columns'] => {
      const [file] = excelFiles(
        library({ 'entities/book.json': { ...book, properties, 'x-operations': operations } as Json }),
      );
      return (JSON.parse(file?.text ?? '') as ExcelPlan).columns;
    };
    const { 'x-operations': operations } = book;
    const { importExcel: _, excelTemplate: __, ...exported } = operations;
    expect(columnsWith(operations).map(({ title }) => title)).not.toContain('售出日期');
    const told = columnsWith(exported);
    expect(told.find(({ title }) => title === '售出日期')?.role).toBe('given');
    expect(told.filter(({ field }) => field === 'state').map(({ role }) => role)).toEqual(['state']);
    expect(told.map(({ field }) => field)).not.toContain('introText');
    expect(told.map(({ field }) => field)).not.toContain('secret');
  });

  it('says what may stand in it', () => {
    expect(plan.columns[5]).toMatchObject({ kind: 'dict', dict: 'bookKind', note: '可填：出售、外借' });
    expect(plan.columns[6]?.note).toBe('数字，0 到 1000');
    expect(plan.columns[4]).toMatchObject({ kind: 'ref', ref: 'author', note: '填写系统中已有的名称' });
  });

  it('follows the hints of a field', () => {
    const properties = {
      ...book.properties,
      isbn: { ...book.properties.isbn, 'x-excel': { title: 'ISBN', order: -1, note: '见封底', example: 'A-1' } },
      chapters: { ...book.properties.chapters, 'x-excel': { codec: 'options' } },
      pages: { ...book.properties.pages, 'x-excel': false as const },
    };
    const [hinted] = excelFiles(library({ 'entities/book.json': { ...book, properties } }));
    const { columns } = JSON.parse(hinted?.text ?? '') as ExcelPlan;
    expect(columns[2]).toEqual({
      field: 'isbn',
      title: 'ISBN',
      kind: 'text',
      isRequired: true,
      note: '见封底',
      example: 'A-1',
      width: 20,
    });
    expect(columns.find(({ field }) => field === 'chapters')?.codec).toBe('options');
    expect(columns.map(({ field }) => field)).not.toContain('pages');
  });
});

describe('stories', () => {
  it('writes a story a screen', () => {
    const story = storyFiles({ catalogue, screens: screensOf(catalogue) }).find(
      ({ path }) => path === '.storybook/generated/book.list.stories.tsx',
    );
    expect(story?.text).toContain("import { screenStory } from '#runtime/screen/story.tsx';");
    expect(story?.text).toContain('export default { title: "图书/列表" };');
    expect(story?.text).toContain('export const 默认 = screenStory({ screen: "book.list" });');
  });
});

describe('dictionaries, modules, themes', () => {
  it('keeps values that are out of use, marked', () => {
    const [file] = dictionaryFiles(catalogue);
    const { bookKind } = JSON.parse(file?.text ?? '') as Record<string, { values: unknown[] }>;
    expect(bookKind?.values[2]).toMatchObject({ code: 'old', label: '旧书', isRetired: true });
  });

  it('writes the tree of codes without its schema', () => {
    const [file] = moduleFiles(catalogue);
    expect(Object.keys(JSON.parse(file?.text ?? '') as object)).toEqual(['a12']);
  });

  it('writes CSS variables, the default theme everywhere and others where the page says so', () => {
    const icon = { src: 'data:,', width: 1, height: 1 };
    const theme = {
      title: '默认',
      colours: { primary: '#111111', primaryHover: '#222222' },
      radius: { control: 6, card: 10 },
      shadow: { rest: 'none', hover: '0 1px #000' },
      font: 'serif',
      headerIcon: icon,
      footerIcon: icon,
      favicon: 'data:,',
      hides: [],
    };
    const css =
      themeFiles({ themes: { partner: theme, default: theme } }).find(({ path }) => path.endsWith('.css'))?.text ?? '';
    expect(css).toContain(
      ':root {\n  color-scheme: light;\n  --primary: #111111;\n  --primary-hover: #222222;\n  --radius: 6px;\n  --radius-card: 10px;\n',
    );
    expect(css).toContain(":root[data-theme='partner'] {");
    expect(css.indexOf(':root {')).toBeLessThan(css.indexOf(":root[data-theme='partner']"));
  });
});

describe('toJsonSchema', () => {
  const { dictionaries } = catalogue;

  it('spells out the values in use', () => {
    expect(toJsonSchema({ schema: { type: 'string', 'x-dict': 'bookKind' }, dictionaries })).toEqual({
      type: 'string',
      enum: ['sale', 'loan'],
    });
    expect(toJsonSchema({ schema: { type: 'array', 'x-dict': 'bookKind' }, dictionaries })).toEqual({
      type: 'array',
      items: { type: 'string', enum: ['sale', 'loan'] },
    });
  });

  it('allows null in type and values', () => {
    expect(toJsonSchema({ schema: { type: 'string', 'x-dict': 'bookKind', nullable: true }, dictionaries })).toEqual({
      type: ['string', 'null'],
      enum: ['sale', 'loan', null],
    });
  });

  it('names the format of a dictionary that is too long', () => {
    const values = Array.from({ length: 201 }, (_, i) => ({
      code: `c${i}`,
      label: '值',
      order: i,
      isRetired: false,
    }));
    expect(
      toJsonSchema({
        schema: { type: 'string', 'x-dict': 'city' },
        dictionaries: { city: { name: 'city', title: '城市', values } },
      }),
    ).toEqual({ type: 'string', format: 'dictionary-city' });
  });

  it('converts what is inside, at any depth', () => {
    const schema = {
      type: 'object' as const,
      properties: {
        list: { type: 'array' as const, items: { type: 'string' as const, 'x-dict': 'bookState', readOnly: true } },
      },
      additionalProperties: false,
    };
    expect(toJsonSchema({ schema, dictionaries })).toEqual({
      type: 'object',
      properties: { list: { type: 'array', items: { type: 'string', enum: ['draft', 'published'] } } },
      additionalProperties: false,
    });
  });
});

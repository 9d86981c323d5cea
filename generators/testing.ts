import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readCatalogue, type Catalogue } from './catalogue.ts';
import { databaseSql } from './database.ts';
import type { DatabasePlan, Json } from './formats.ts';
import { planTables } from './tables.ts';

const meta = join(dirname(fileURLToPath(import.meta.url)), '..', 'schemas', 'meta');

export { migrationDrafts, type Drafts, type MigrationFile } from './migrationDrafts.ts';

/** For tests: the catalogue of some files, by path below `schemas` or below the root where it begins with a slash; a text stands as it is; what is not given is empty. */
export function catalogueOf(files: Record<string, Json>): Catalogue {
  const root = mkdtempSync(join(tmpdir(), 'catalogue-'));
  try {
    for (const folder of ['entities', 'dictionaries', 'operations', 'screens', 'notices', 'prints', 'themes'])
      mkdirSync(join(root, 'schemas', folder), { recursive: true });
    cpSync(meta, join(root, 'schemas', 'meta'), { recursive: true });
    for (const [path, content] of Object.entries({ 'modules.json': modules, ...files })) {
      const file = path.startsWith('/') ? join(root, path) : join(root, 'schemas', path);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content, undefined, 2));
    }
    return readCatalogue({ root });
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

/** For tests: what a database is brought to by the catalogue of some files, without menus. */
export function databaseOf(files: Record<string, Json>): { plan: DatabasePlan; sql: string } {
  const catalogue = catalogueOf({ 'modules.json': { $schema: modules.$schema }, ...files });
  return { plan: planTables(catalogue), sql: databaseSql(catalogue) };
}

export const modules = {
  $schema: './generated/meta/modules.json',
  a12: {
    label: '系统认证',
    order: 1,
    children: {
      'a12-m9.1': {
        label: '图书',
        buttons: Object.fromEntries([1, 2, 3, 4, 5, 6, 7, 8].map((n) => [`a12-m9.1.${n}`, { label: String(n) }])),
      },
    },
  },
} as const satisfies Json;

/** The tree of modules with a menu that opens a page of blocks. */
export function modulesWith({ screen, label }: { screen: string; label: string }): Json {
  const { children } = modules.a12;
  return {
    ...modules,
    a12: { ...modules.a12, children: { ...children, 'a12-m9.8': { label, route: '/page', screen } } },
  };
}

const author: Json = {
  $schema: '../generated/meta/entity.json',
  $id: 'author',
  title: '作者',
  type: 'object',
  'x-entity': { scope: 'tenant', label: 'authorName', code: 'a12-m9.1' },
  properties: { authorName: { type: 'string', title: '姓名', maxLength: 20 } },
  required: ['authorName'],
  'x-operations': { list: {}, options: {}, save: {}, remove: {} },
};

/** An entity with a field of most kinds. */
export const book = {
  $schema: '../generated/meta/entity.json',
  $id: 'book',
  title: '图书',
  type: 'object',
  'x-entity': {
    scope: 'tenant',
    label: 'bookName',
    code: 'a12-m9.1',
    unique: [['isbn']],
    search: ['bookName'],
    history: true,
    recycle: true,
    rules: [
      {
        when: { and: [{ '==': [{ var: 'kind' }, 'loan'] }, { '>': [{ var: 'price' }, 100] }] },
        path: '/price',
        message: '外借图书的价格不能超过 100',
      },
    ],
  },
  properties: {
    bookName: { type: 'string', title: '书名', maxLength: 50 },
    isbn: { type: 'string', title: '书号', maxLength: 20, pattern: '^[A-Za-z0-9-]+$' },
    authorId: { type: 'string', title: '作者', 'x-ref': 'author' },
    kind: { type: 'string', title: '类别', 'x-dict': 'bookKind' },
    price: { type: 'number', title: '价格', minimum: 0, maximum: 1000, multipleOf: 0.01, default: 10 },
    pages: { type: 'integer', title: '页数', minimum: 1 },
    publishedOn: { type: 'string', title: '出版日期', format: 'date' },
    site: { type: 'string', title: '网址', format: 'uri', maxLength: 200 },
    intro: { type: 'string', title: '简介', maxLength: 5000, 'x-widget': 'richText' },
    introText: { type: 'string', title: '简介', 'x-plainOf': 'intro', readOnly: true },
    dueDays: { type: 'integer', title: '借期', minimum: 1, 'x-when': { '==': [{ var: 'kind' }, 'loan'] } },
    chapters: {
      type: 'array',
      title: '章节',
      maxItems: 10,
      default: [],
      items: {
        type: 'object',
        properties: {
          name: { type: 'string', title: '章名', maxLength: 30 },
          isFree: { type: 'boolean', title: '试读' },
        },
        required: ['name'],
      },
    },
    secret: { type: 'string', title: '内部备注', 'x-hidden': true },
    state: { type: 'string', title: '状态', 'x-dict': 'bookState', default: 'draft', readOnly: true },
  },
  required: ['bookName', 'isbn', 'kind', 'dueDays'],
  'x-operations': {
    list: {},
    get: {},
    save: {},
    remove: {},
    restore: {},
    recycled: {},
    history: {},
    updateState: { does: 'setState', transitions: { draft: ['published'], published: ['draft'] } },
    importExcel: {},
    exportExcel: {},
    excelTemplate: {},
    portalList: {
      does: 'book/portal',
      access: 'public',
      http: 'GET /book/{shelf}/portal',
      input: {
        type: 'object',
        properties: {
          shelf: { type: 'string', title: '书架' },
          pageNum: { type: 'integer', title: '页码', minimum: 1 },
          isFree: { type: 'boolean', title: '试读' },
        },
        additionalProperties: false,
      },
      output: { type: 'object', properties: { total: { type: 'integer', title: '总数' } } },
    },
  },
} as const satisfies Json;

export const bookKind: Json = {
  $schema: '../generated/meta/dictionary.json',
  $id: 'bookKind',
  title: '类别',
  values: [
    { code: 'sale', label: '出售' },
    { code: 'loan', label: '外借' },
    { code: 'old', label: '旧书', retired: true },
  ],
};
export const bookState: Json = {
  $schema: '../generated/meta/dictionary.json',
  $id: 'bookState',
  title: '状态',
  values: [
    { code: 'draft', label: '草稿' },
    { code: 'published', label: '已发布', verb: '发布' },
  ],
};

/** Books and authors, with whatever files are added or put in place of theirs. */
export function library(files: Record<string, Json> = {}): Catalogue {
  return catalogueOf({
    'entities/author.json': author,
    'entities/book.json': book,
    'dictionaries/bookKind.json': bookKind,
    'dictionaries/bookState.json': bookState,
    ...files,
  });
}

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Rule } from './formats.ts';
import { areaOf } from '#runtime/core/operations/areaOf.ts';
import { screensOf } from './screens.ts';
import { library } from './testing.ts';
import { checksOf } from './testingChecks.ts';
import { validatorFiles } from './validators.ts';
import type { Validate } from './validators/messages.js';
import { coerceQuery, formats } from './validators/runtime.js';

const cities = {
  $schema: '../generated/meta/dictionary.json',
  $id: 'city',
  title: '城市',
  values: Array.from({ length: 300 }, (_, i) => ({
    code: `c${i}`,
    label: `城市 ${i}`,
    ...(i === 299 && { retired: true }),
  })),
};
const shop = {
  $schema: '../generated/meta/entity.json',
  $id: 'shop',
  title: '书店',
  type: 'object',
  'x-entity': { scope: 'tenant', label: 'shopName', code: 'a12-m9.1' },
  properties: {
    shopName: { type: 'string', title: '店名', maxLength: 20 },
    city: { type: 'string', title: '城市', 'x-dict': 'city' },
  },
  required: ['shopName'],
  'x-operations': { save: {} },
};
const catalogue = library({ 'dictionaries/city.json': cities, 'entities/shop.json': shop });
const screens = screensOf(catalogue);
const files = [...validatorFiles({ ...catalogue, screens })];
const compiled = checksOf(catalogue);

let root = '';
/** The code that browsers have, by area. */
let code: Record<string, { validators: Record<string, Validate>; rules: Record<string, Rule[]> }>;

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'validators-'));
  for (const { path, text } of files) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  writeFileSync(join(root, 'package.json'), '{"type":"module"}');
  const load = (name: string): Promise<unknown> =>
    import(pathToFileURL(join(root, `schemas/generated/validators/${name}.js`)).href);
  code = { author: await load('author'), book: await load('book'), shop: await load('shop') } as typeof code;
});

afterAll(() => rmSync(root, { recursive: true, force: true }));

const valid = { bookName: '平凡的世界', isbn: 'A-1', kind: 'sale' };

function messages(operation: string, input: unknown, options?: { stored?: unknown }): string[] {
  const own = code[areaOf(operation)]?.validators[operation];
  const said = told({ validate: compiled.validators[operation], input, options });
  // What browsers have as code says the same as what the server compiles.
  if (own) expect(told({ validate: own, input, options })).toEqual(said);
  return said;
}

function told({
  validate,
  input,
  options,
}: {
  validate: Validate | undefined;
  input: unknown;
  options: { stored?: unknown } | undefined;
}): string[] {
  if (!validate) throw new Error('no such validator');
  return validate(input, options)
    ? []
    : (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}

describe('the code', () => {
  it('needs no module of ajv and no eval', () => {
    for (const { path, text } of files.filter((file) => file.path.endsWith('.js'))) {
      expect(text, path).not.toMatch(/require\(|new Function|\beval\(/);
      expect(
        [...text.matchAll(/from '([^']+)'/g)].every(([, target]) => target?.startsWith('./')),
        path,
      ).toBe(true);
    }
  });

  it('is there for what forms save with, not for what programs compose', () => {
    expect(Object.keys(code['book']?.validators ?? {})).toEqual(['book.save']);
    expect(Object.keys(compiled.validators)).toContain('book.list');
  });

  it('makes no list of properties anew for each value it checks', () => {
    const checks = files
      .filter(({ path }) => path.endsWith('/book.js'))
      .map(({ text }) => text)
      .join('');
    expect(checks).toMatch(/\.call\(kept\d+,/);
    expect(checks).not.toMatch(/\.call\(\{/);
  });

  it('is the same twice', () => {
    expect([...validatorFiles({ ...catalogue, screens })]).toEqual(files);
  });
});

describe('messages', () => {
  it('takes a valid record and leaves no errors of an earlier one', () => {
    expect(messages('book.save', {})).not.toEqual([]);
    expect(messages('book.save', valid)).toEqual([]);
    expect(code['book']?.validators['book.save']?.errors).toBeNull();
  });

  it.each<[string, unknown, string]>([
    ['a missing field', { ...valid, bookName: undefined }, '/bookName 书名 不能为空'],
    ['an empty text', { ...valid, bookName: '' }, '/bookName 书名 不能为空'],
    ['a blank text', { ...valid, bookName: '   ' }, '/bookName 书名 不能为空'],
    ['null in a required field', { ...valid, bookName: null }, '/bookName 书名 不能为空'],
    ['a text too long', { ...valid, bookName: '长'.repeat(51) }, '/bookName 书名 不能超过 50 个字'],
    ['a pattern', { ...valid, isbn: '一二三' }, '/isbn 书号 格式不正确'],
    ['a code there is not', { ...valid, kind: 'none' }, '/kind 类别 不在可选范围内'],
    ['a code out of use', { ...valid, kind: 'old' }, '/kind 类别 不在可选范围内'],
    ['a text for a number', { ...valid, price: '10' }, '/price 价格 必须是数字'],
    ['a number too small', { ...valid, price: -1 }, '/price 价格 不能小于 0'],
    ['a number too large', { ...valid, price: 1001 }, '/price 价格 不能大于 1000'],
    ['too many decimals', { ...valid, price: 1.005 }, '/price 价格 最多 2 位小数'],
    ['a fraction', { ...valid, pages: 1.5 }, '/pages 页数 必须是整数'],
    ['a day that is not', { ...valid, publishedOn: '2023-02-29' }, '/publishedOn 出版日期 必须是日期，如 2024-05-01'],
    [
      'a script for an address',
      { ...valid, site: 'javascript:alert(1)' },
      '/site 网址 必须是以 http:// 或 https:// 开头的网址',
    ],
    ['a field of the server', { ...valid, state: 'published' }, '/state 状态 不能提交'],
    [
      'a field that every object has',
      JSON.parse('{"bookName":"平凡的世界","isbn":"A-1","kind":"sale","constructor":1}'),
      '/constructor constructor 不能提交',
    ],
    ['a change without its version', { id: '1', bookName: '新' }, '/version 版本 不能为空'],
    [
      'a field missing in an entry',
      { ...valid, chapters: [{ name: '一' }, {}] },
      '/chapters/1/name 请填写章节第 2 项的章名',
    ],
    [
      'a surplus field in an entry',
      { ...valid, chapters: [{ name: '一', x: 1 }] },
      '/chapters/0/x 章节第 1 项的x 不能提交',
    ],
    [
      'too many entries',
      { ...valid, chapters: Array.from({ length: 11 }, () => ({ name: '一' })) },
      '/chapters 章节 不能超过 10 项',
    ],
    ['what is no record', null, ' 提交的内容 不能为空'],
  ])('names %s', (_case, input, message) => {
    expect(messages('book.save', input)).toEqual([message]);
  });

  it('takes null for an optional field and refuses it for one with a default', () => {
    expect(messages('book.save', { ...valid, pages: null, authorId: null, intro: null })).toEqual([]);
    expect(messages('book.save', { ...valid, price: null })).toEqual(['/price 价格 不能为空']);
  });

  it('counts a character of two halves once', () => {
    expect(messages('book.save', { ...valid, bookName: '😀'.repeat(50) })).toEqual([]);
    expect(messages('book.save', { ...valid, bookName: '😀'.repeat(51) })).toEqual(['/bookName 书名 不能超过 50 个字']);
  });

  it('says once what two branches of an alternative refuse', () => {
    expect(messages('book.list', { kind: 5 })).toEqual(['/kind 类别 格式不正确']);
    expect(messages('book.list', { kind: ['sale', 'old'], price: { from: 1 } })).toEqual([]);
  });

  it('lets a record keep a code that went out of use, but none be given it', () => {
    expect(messages('book.save', { ...valid, kind: 'old' }, { stored: { kind: 'old' } })).toEqual([]);
    expect(messages('book.save', { ...valid, kind: 'old' }, { stored: { kind: 'sale' } })).toEqual([
      '/kind 类别 不在可选范围内',
    ]);
  });

  it('looks codes of a long dictionary up in a module of its own', () => {
    expect(files.map(({ path }) => path)).toContain('schemas/generated/validators/dictionary-city.js');
    expect(messages('shop.save', { shopName: '一', city: 'c7' })).toEqual([]);
    expect(messages('shop.save', { shopName: '一', city: 'c300' })).toEqual(['/city 城市 不在可选范围内']);
    expect(messages('shop.save', { shopName: '一', city: 'c299' })).toEqual(['/city 城市 不在可选范围内']);
    expect(messages('shop.save', { shopName: '一', city: 'c299' }, { stored: { city: 'c299' } })).toEqual([]);
  });
});

describe('rules', () => {
  it('come with the validators, one more for each field required under a condition', () => {
    expect(code['book']?.rules['book']?.map(({ path, message }) => `${path} ${message}`)).toEqual([
      '/price 外借图书的价格不能超过 100',
      '/dueDays 借期 不能为空',
    ]);
  });
});

describe('query strings', () => {
  it('tells which values are no texts', () => {
    expect(compiled.shapes['book.portalList']?.coerce).toEqual({ pageNum: 'integer', isFree: 'boolean' });
    expect(compiled.shapes['book.save']?.coerce).toBeUndefined();
  });

  it('turns what can be turned and leaves the rest to the validator', () => {
    const plan = compiled.shapes['book.portalList']?.coerce;
    expect(coerceQuery({ plan, query: { shelf: '12', pageNum: '2', isFree: 'true' } })).toEqual({
      shelf: '12',
      pageNum: 2,
      isFree: true,
    });
    expect(coerceQuery({ plan, query: { pageNum: 'two', isFree: '1' } })).toEqual({ pageNum: 'two', isFree: '1' });
    expect(coerceQuery({ plan, query: { pageNum: '' } })).toEqual({ pageNum: '' });
    expect(coerceQuery({ plan: { ids: 'array' }, query: { ids: 'a' } })).toEqual({ ids: ['a'] });
  });
});

describe('formats', () => {
  it('takes every day there is and no other', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1900, max: 2100 }),
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 1, max: 31 }),
        (year, month, day) => {
          const text = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
          const date = new Date(`${text}T00:00:00Z`);
          expect(formats.date(text)).toBe(!Number.isNaN(date.getTime()) && date.toISOString().startsWith(text));
        },
      ),
    );
  });

  it('takes times as they are on the wire', () => {
    expect(formats['date-time']('2024-05-01 23:59:59')).toBe(true);
    for (const text of [
      '0000-01-01 00:00:00',
      '2024-05-01T23:59:59',
      '2024-05-01 24:00:00',
      '2024-05-01 23:60:00',
      '2024-05-01',
      '2024-02-30 10:00:00',
    ])
      expect(formats['date-time'](text), text).toBe(false);
  });

  it('takes addresses of the web only', () => {
    for (const text of ['http://example.com', 'https://例子.中国/路径?q=1#x'])
      expect(formats.uri(text), text).toBe(true);
    for (const text of [
      'javascript:alert(1)',
      'ftp://example.com',
      'data:text/html,x',
      '//example.com',
      'http://',
      'https:///x',
      'http://a b',
      'https://a"b',
      'https://a/<script>',
      'https://a/\u202ecod.exe',
      'https://a\u200b.com',
      'https://ex\u00adample.com',
      'https://a.com/\u061c',
    ])
      expect(formats.uri(text), text).toBe(false);
  });

  it('takes files of this server only', () => {
    for (const text of ['/api/file/01ABC', '/api/file/sample-1']) expect(formats.file(text), text).toBe(true);
    for (const text of [
      '01ABC',
      '/api/file/',
      '/api/file/1/2',
      '/api/file/1?x',
      '/api/user/1',
      'https://example.com/a.png',
      '//evil.example/a.png',
      'javascript:alert(1)',
      'data:image/svg+xml,x',
      '/\\evil.example',
      '',
    ])
      expect(formats.file(text), text).toBe(false);
  });

  it('takes telephone numbers of the mainland', () => {
    for (const text of [
      '13800138000',
      '+86 13800138000',
      '010-62345678',
      '0571-8765432',
      '400-123-4567',
      '0755-26001234-801',
    ])
      expect(formats.phone(text), text).toBe(true);
    for (const text of ['12345678901', '1380013800', 'abc', '010', '']) expect(formats.phone(text), text).toBe(false);
  });

  it('takes mail addresses', () => {
    for (const text of ['a@b.cn', 'name.last+tag@mail.example.com']) expect(formats.email(text), text).toBe(true);
    for (const text of [
      'a@b',
      '@b.cn',
      'a b@c.cn',
      'a@-b.cn',
      'a@@b.cn',
      'ａ@b.cn',
      'a\u200b@b.cn',
      'a\u0000@b.cn',
      `${'a'.repeat(65)}@b.cn`,
    ])
      expect(formats.email(text), text).toBe(false);
  });
});

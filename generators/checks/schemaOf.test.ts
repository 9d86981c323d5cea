/** Fields that answer a form of the record referred to, and forms. */
import { expect, it } from 'vitest';
import { fileUses } from '../fileUses.ts';
import type { Json } from '../formats.ts';
import { privateFilesSql } from '../privateFiles.ts';
import { library } from '../testing.ts';
import { at, problemsOf, shelfOf, stops } from './testing.ts';

type Words = Record<string, Json>;

const form: Words = { type: 'object', title: '登记表', 'x-widget': 'schema' };
const bookId: Words = { type: 'string', title: '书架', 'x-ref': 'rack' };
const file = 'entities/shelf.json';
/** A shelf whose field answers the form of a rack. */
const shelf = (
  property: Words,
  {
    more = {},
    own = {},
    rack = {},
    steps = {},
  }: Record<'more' | 'own' | 'rack' | 'steps', Words | undefined> | Words = {},
): Record<string, Json> => ({
  'entities/rack.json': {
    ...shelfOf({}, { form }),
    $id: 'rack',
    title: '架子',
    'x-operations': { list: {}, options: {} },
    ...(rack as Words),
  },
  [file]: {
    ...shelfOf(own as Words, {
      rackId: bookId,
      note: { type: 'string', title: '备注', maxLength: 20 },
      answers: { type: 'object', title: '登记', 'x-schemaOf': 'rackId.form', ...property },
      ...(more as Words),
    }),
    ...(steps as Words),
  },
});
const there = (says: string, word = 'x-schemaOf') => at(`/properties/answers/${word}`, says, file);

it('a field answers the form of what a reference names', () => {
  expect(problemsOf(shelf({}))).toEqual([]);
});

it('its files are there, and private where it says so (D5)', () => {
  const { entities } = library({
    ...shelf({ 'x-private': true }),
    'entities/file.json': { ...shelfOf({}), $id: 'file', title: '文件' },
  });
  expect(problemsOf(shelf({ 'x-private': true }))).toEqual([]);
  expect(privateFilesSql(entities)).toContain('"keepPrivateFiles"(\'answers\')');
  expect(fileUses(entities)).toContain('"keepFiles"(\'answers\')');
  expect(fileUses(entities)).toContain('t."answers"::text');
  expect(privateFilesSql(library(shelf({})).entities)).toBe('');
});

stops([
  ['of no reference', shelf({ 'x-schemaOf': 'rakId.form' }), there('是不是“rackId”？')],
  ['of what refers to nothing', shelf({ 'x-schemaOf': 'note.form' }), there('不是引用，引用是 rackId')],
  ['no field of the other', shelf({ 'x-schemaOf': 'rackId.from' }), there('是不是“form”？')],
  ['what is no form', shelf({ 'x-schemaOf': 'rackId.shelfName' }), there('不是表单，表单是 form')],
  ['in one text', shelf({ type: 'string' }), there('type 是 "object"')],
  ['what is no path', shelf({ 'x-schemaOf': 'form' }), there('')],
  [
    'with fields of its own',
    shelf({ properties: { a: { type: 'string', title: '甲' } } }),
    there('不能再写 properties', 'properties'),
  ],
  ['of what cannot be chosen', shelf({}, { rack: { 'x-operations': { list: {} } } }), there('没有供选择的操作')],
  [
    'beside a field of the same name',
    shelf({}, { more: { answersSchema: { type: 'string', title: '表', maxLength: 9 } } }),
    at('/properties/answersSchema', '请换一个', file),
  ],
  [
    'inside a list',
    shelf(
      {},
      {
        more: {
          rows: {
            type: 'array',
            title: '行',
            items: { type: 'object', properties: { a: { type: 'object', title: '甲', 'x-schemaOf': 'rackId.form' } } },
          },
        },
      },
    ),
    at('/properties/rows/items/properties/a/x-schemaOf', '只能写在实体自己的字段上', file),
  ],
  [
    'a form that is a list',
    shelf({}, { more: { own: { type: 'array', title: '表', items: { type: 'string' }, 'x-widget': 'schema' } } }),
    at('/properties/own/x-widget', '“schema”只能用于', file),
  ],
  [
    'a form that is none to begin with',
    shelf(
      {},
      {
        more: {
          own: { ...form, title: '表', default: { type: 'object', properties: { a: { type: 'text', title: '甲' } } } },
        },
      },
    ),
    at('/properties/own/default/properties/a/type', '只能是 string', file),
  ],
]);

/** Rule V16: which forms can be filled in. */
import { expect, it } from 'vitest';
import type { Json } from '#generators/formats.ts';
import { codec } from './codec.ts';
import { askedForm, formOf, formProblems, questionsOf, type AnswerForm } from '#runtime/core/operations/answerForm.ts';

const question = { type: 'string', title: '单位' };
const size = { width: 295, height: 413 };
const form = (properties: Json, more: Record<string, Json> = {}): Json => ({ type: 'object', properties, ...more });

it.each<[name: string, form: Json, path: string, says: string]>([
  ['no object', [question], '', '表单要写成'],
  ['another type', { type: 'string', properties: { a: question } }, '/type', '"object"'],
  ['nothing to fill in', form({}), '/properties', '至少要有一项'],
  ['nothing to fill in, and no number to keep', form({}, { 'x-last': 0 }), '/properties', '至少要有一项'],
  ['a word of no form', form({ a: question }, { allOf: [] }), '/allOf', '不能写 allOf'],
  ['a name with a line', form({ 'a-b': question }), '/properties/a-b', '不能作为字段名'],
  ['a name of every object', form({ constructor: question }), '/properties/constructor', '不能作为字段名'],
  ['a question without a title', form({ a: { type: 'string' } }), '/properties/a/title', '要有标题'],
  ['a sort that there is not', form({ a: { ...question, type: 'object' } }), '/properties/a/type', '只能是 string'],
  ['a pattern', form({ a: { ...question, pattern: '^(a+)+$' } }), '/properties/a/pattern', '不能写 pattern'],
  ['a reference', form({ a: { ...question, $ref: '#' } }), '/properties/a/$ref', '不能写 $ref'],
  ['bounds of a text', form({ a: { ...question, minimum: 1 } }), '/properties/a/minimum', '不能写 minimum'],
  ['another format', form({ a: { ...question, format: 'uri' } }), '/properties/a/format', '只能是 "date"'],
  ['several of nothing', form({ a: { ...question, type: 'array' } }), '/properties/a/items', '写出可以选的文字'],
  [
    'several of anything',
    form({ a: { ...question, type: 'array', items: { type: 'string' } } }),
    '/properties/a/items',
    '写出可以选的文字',
  ],
  ['no step', form({ a: { ...question, type: 'number', multipleOf: 0 } }), '/properties/a/multipleOf', '大于 0'],
  ['choices twice', form({ a: { ...question, enum: ['甲', '甲'] } }), '/properties/a/enum', '不同的文字'],
  [
    'bounds crossed',
    form({ a: { type: 'integer', title: '年龄', minimum: 9, maximum: 1 } }),
    '/properties/a/minimum',
    '比最大值（maximum）大',
  ],
  [
    'half a whole number',
    form({ a: { type: 'integer', title: '年龄', minimum: 0.5 } }),
    '/properties/a/minimum',
    '是整数',
  ],
  ['a length below nothing', form({ a: { ...question, maxLength: -1 } }), '/properties/a/maxLength', '0 到 5000'],
  ['another widget', form({ a: { ...question, 'x-widget': 'richText' } }), '/properties/a/x-widget', '"file"（文件）'],
  [
    'a file that is a number',
    form({ a: { ...question, type: 'number', 'x-widget': 'file' } }),
    '/properties/a/x-widget',
    '不能写 x-widget',
  ],
  [
    'a file of some characters',
    form({ a: { ...question, 'x-widget': 'file', maxLength: 9 } }),
    '/properties/a/maxLength',
    '不能和 x-widget 一起写',
  ],
  [
    'a file to choose',
    form({ a: { ...question, 'x-widget': 'image', enum: ['甲'] } }),
    '/properties/a/enum',
    '不能和 x-widget 一起写',
  ],
  [
    'a file of a day',
    form({ a: { ...question, 'x-widget': 'file', format: 'date' } }),
    '/properties/a/format',
    '不能和 x-widget 一起写',
  ],
  ['the size of a text', form({ a: { ...question, 'x-picture': size } }), '/properties/a/x-picture', '只用于照片'],
  [
    'the size of a file',
    form({ a: { ...question, 'x-widget': 'file', 'x-picture': size } }),
    '/properties/a/x-picture',
    '只用于照片',
  ],
  ...[
    { width: 295 },
    { ...size, width: 49 },
    { ...size, height: 4001 },
    { ...size, height: 1.5 },
    { ...size, deep: 9 },
  ].map((wrong): [string, Json, string, string] => [
    `a picture of ${JSON.stringify(wrong)}`,
    form({ a: { ...question, 'x-widget': 'image', 'x-picture': wrong } }),
    '/properties/a/x-picture',
    '50 到 4000 的整数',
  ]),
  ['a half number', form({ a: question }, { 'x-last': 1.5 }), '/x-last', '不小于 0 的整数'],
  ['two of one title', form({ a: question, b: question }), '/properties/b/title', '“单位”写了两次'],
  ['what is needed and not there', form({ a: question }, { required: ['b'] }), '/required/0', '表单中没有“b”'],
])('%s is no form', (_name, value, path, says) => {
  expect(formProblems(value)).toEqual([{ path, message: expect.stringContaining(says) }]);
});

it('two that have no title yet are each told so, and not that they are alike', () => {
  const empty = { ...question, title: '' };
  expect(formProblems(form({ a: empty, b: empty })).map(({ message }) => message)).toEqual([
    '第 1 项要有标题，最多 60 个字',
    '第 2 项要有标题，最多 60 个字',
  ]);
});

it('a form whose questions are all gone keeps their last number, and is none to fill in', () => {
  const value = form({}, { 'x-last': 3 });
  expect(formProblems(value)).toEqual([]);
  expect([formOf(value), askedForm(value), askedForm(undefined)]).toEqual([undefined, null, null]);
  expect(codec.toWire(codec.fromWire(value, {}), {})).toEqual(value);
  expect(askedForm(form({ a: question }))).toEqual(form({ a: question }));
});

it('a form of every sort of question is one', () => {
  const value = form(
    {
      company: { ...question, description: '全称', minLength: 2, maxLength: 50 },
      level: { type: 'string', title: '级别', enum: ['初级', '高级'] },
      age: { type: 'integer', title: '年龄', minimum: 16, maximum: 80 },
      share: { type: 'number', title: '比例', minimum: 0.5 },
      born: { type: 'string', title: '生日', format: 'date' },
      isNew: { type: 'boolean', title: '首次' },
      paper: { type: 'string', title: '证明', 'x-widget': 'file' },
      photo: { type: 'string', title: '照片', 'x-widget': 'image', 'x-picture': size },
      scan: { type: 'string', title: '扫描件', 'x-widget': 'image' },
    },
    { required: ['company', 'isNew'], 'x-last': 4 },
  );
  expect(formProblems(value)).toEqual([]);
});

it('keeps its questions in the order in which they are written, whatever the database makes of it', () => {
  const written = JSON.stringify(form({ company: question, age: { type: 'integer', title: '年龄' } }), null, 2);
  const sent = codec.toWire(written, {}) as AnswerForm;
  const { age, company } = sent.properties;
  const stored = { required: [], properties: { age, company }, type: 'object' } as unknown as AnswerForm;
  expect(questionsOf(stored).map(([name]) => name)).toEqual(['company', 'age']);
  expect(Object.keys((JSON.parse(String(codec.fromWire(stored, {}))) as AnswerForm).properties)).toEqual([
    'company',
    'age',
  ]);
  expect(codec.fromWire(stored, {})).not.toContain('order');
});

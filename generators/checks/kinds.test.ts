/** Words of kinds of fields that contradict each other are stopped with a sentence for whoever wrote them. */
import { expect, it } from 'vitest';
import type { Json } from '../formats.ts';
import { problemsOf as problemsIn, shelfOf } from './testing.ts';

/** What is said of a shelf with a further field. */
const problemsOf = (property: Record<string, Json>) =>
  problemsIn({ 'entities/shelf.json': shelfOf({}, { extra: { title: '另外', ...property } }) });

const percent = { type: 'number', 'x-widget': 'percent' };
const money = { type: 'number', 'x-money': 'CNY' };
const time = { type: 'string', format: 'time' };
const color = { type: 'string', 'x-widget': 'color' };
const files = { type: 'array', items: { type: 'string', 'x-widget': 'file' } };
const file = { type: 'string', 'x-widget': 'file' };
const entries = (inner: Json): Record<string, Json> => ({
  type: 'array',
  items: { type: 'object', properties: { inner } },
});

it.each<[name: string, property: Record<string, Json>]>([
  ['a percentage', { ...percent, default: 85.5 }],
  ['a percentage of growth', { ...percent, minimum: -100, maximum: 1000, default: 150 }],
  ['money', { ...money, minimum: 0, multipleOf: 0.5, default: 9.5 }],
  ['a time to the minute', { ...time, default: '08:30' }],
  ['a time to the second', { ...time, default: '08:30:15', examples: ['23:59:59'] }],
  ['a colour', { ...color, default: '#1677FF' }],
  ['files', { ...files, minItems: 1, maxItems: 9 }],
  ['files of an entry', entries({ ...files, title: '材料' })],
  ['one file of some sorts', { ...file, 'x-accepts': ['pdf', 'office'] }],
  ['files of one sort', { ...files, 'x-accepts': ['video'] }],
  ['files of one sort in an entry', entries({ ...file, title: '材料', 'x-accepts': ['video'] })],
])('%s is right', (_name, property) => {
  expect(problemsOf(property)).toEqual([]);
});

it.each<[name: string, property: Record<string, Json>, pointer: string, says: string]>([
  ['a percentage that is a text', { ...percent, type: 'string' }, '/x-widget', '“percent”只能用于数字'],
  ['a percentage of whole steps', { ...percent, type: 'integer' }, '/x-widget', '“percent”只能用于数字'],
  ['a default beyond the whole', { ...percent, default: 120 }, '/default', '不能大于 100'],
  ['a default with a sign', { ...percent, default: '85%' }, '/default', '应该是数字'],
  ['a default with too many decimals', { ...percent, default: 1.234 }, '/default', '0.01 的整数倍'],
  ['a percentage that no value keeps', { ...percent, minimum: 120 }, '', '没有值能通过'],

  ['money that is a text', { ...money, type: 'string' }, '/x-money', '“x-money”只能用于数字'],
  ['a currency that is not there', { ...money, 'x-money': 'RMB' }, '/x-money', '只能是 "CNY"、"HKD"'],
  ['a currency in small letters', { ...money, 'x-money': 'usd' }, '/x-money', '是不是“USD”'],
  ['parts of a cent', { ...money, multipleOf: 0.001 }, '', '金额最多到分'],
  ['a default of parts of a cent', { ...money, default: 9.999 }, '/default', '0.01 的整数倍'],
  ['money as a percentage', { ...money, 'x-widget': 'percent' }, '', '不能再写 "x-widget": "percent"'],
  ['more digits than are exact', { ...money, maximum: 99_999_999_999_999 }, '', '不能准确保存'],

  ['a time with a pattern', { ...time, pattern: '^\\d\\d:00$' }, '', '不能再写 pattern'],
  ['a time with a length', { ...time, maxLength: 5 }, '', '不能再写 maxLength'],
  ['a default that is no time', { ...time, default: '25:00' }, '/default', '时刻（如 08:30'],
  ['an example in words', { ...time, examples: ['八点半'] }, '/examples/0', '时刻（如 08:30'],
  ['a time that is a number', { ...time, type: 'number' }, '/format', '“format”只能用于文字'],

  ['a sort of files that is not there', { ...file, 'x-accepts': ['vedio'] }, '/x-accepts/0', '是不是“video”'],
  ['a sort of files alone', { ...file, 'x-accepts': 'video' }, '/x-accepts', ''],
  ['no sort of files', { ...file, 'x-accepts': [] }, '/x-accepts', ''],
  ['a text that accepts files', { type: 'string', maxLength: 9, 'x-accepts': ['pdf'] }, '/x-accepts', '放的不是文件'],
  [
    'a picture that accepts videos',
    { type: 'string', 'x-widget': 'image', 'x-accepts': ['video'] },
    '/x-accepts',
    '不用写 x-accepts',
  ],
  [
    'sorts of each of several files',
    { type: 'array', items: { ...file, 'x-accepts': ['pdf'] } },
    '/items/x-accepts',
    '写在列表上',
  ],
  [
    'sorts by a field inside of a list',
    entries({ ...file, title: '材料', 'x-accepts': { by: 'shelfName', of: { sale: ['pdf'] } } }),
    '/items/properties/inner/x-accepts/by',
    '实体自己的字段',
  ],
  [
    'sorts by no dictionary',
    { ...file, 'x-accepts': { by: 'shelfName', of: { sale: ['pdf'] } } },
    '/x-accepts/by',
    '字典',
  ],
  [
    'sorts by no field',
    { ...file, 'x-accepts': { by: 'shelfNam', of: { sale: ['pdf'] } } },
    '/x-accepts/by',
    '没有字段',
  ],

  ['a colour that is a number', { ...color, type: 'integer' }, '/x-widget', '“color”只能用于文字'],
  ['a default that is no colour', { ...color, default: 'red' }, '/default', '颜色（如 #1677ff）'],
  ['a colour of three digits', { ...color, default: '#fff' }, '/default', '颜色（如 #1677ff）'],
  ['a colour with a pattern', { ...color, pattern: '^#' }, '', '不能再写 pattern'],
  ['a colour of a dictionary', { ...color, 'x-dict': 'bookKind' }, '', '不能再写 x-dict'],

  ['files that are a text', { ...files, type: 'string' }, '/items', '“items”只能用于列表'],
  ['a list that is a file', { ...files, 'x-widget': 'file' }, '/x-widget', '写在每一项里：'],
  ['a widget that is not there', { ...files, 'x-widget': 'files' }, '/x-widget', '只能是'],
  [
    'files that are numbers',
    { ...files, items: { type: 'integer', 'x-widget': 'file' } },
    '/items/x-widget',
    '只能用于文字',
  ],
  ['a default that is no file', { ...files, default: ['a.pdf'] }, '/default', '文件地址'],
  [
    'more files by default than there may be',
    { ...files, maxItems: 1, default: ['/api/file/a', '/api/file/b'] },
    '/default',
    '最多 1 项',
  ],
  [
    'files where nobody looks after them',
    entries({ type: 'object', title: '里面', properties: { deep: { ...files, title: '材料' } } }),
    '/items/properties/inner/properties/deep/x-widget',
    '没有人检查',
  ],
])('%s is stopped', (_name, property, pointer, says) => {
  expect(problemsOf(property)).toContainEqual(
    expect.objectContaining({
      file: 'schemas/entities/shelf.json',
      pointer: `/properties/extra${pointer}`,
      reason: expect.stringContaining(says),
    }),
  );
});

it('what decides which files are taken is a field of the record, with values that it has', () => {
  const reasons = (accepts: Json, words: Record<string, Json> = {}) =>
    problemsIn({
      'entities/shelf.json': shelfOf(
        {},
        {
          kind: { type: 'string', title: '类别', 'x-dict': 'bookKind', ...words },
          extra: { ...file, title: '另外', 'x-accepts': accepts },
        },
      ),
    }).map(({ pointer, reason }) => [pointer.replace('/properties/extra/x-accepts', ''), reason]);
  const right: Json = { by: 'kind', of: { sale: ['pdf'], loan: ['pdf', 'image'] } };
  expect(reasons(right)).toEqual([]);
  expect(reasons({ by: 'kind', of: { sold: ['pdf'] } })).toEqual([['/of/sold', expect.stringContaining('sold')]]);
  expect(reasons(right, { 'x-read': 'a12-m9.1' })).toContainEqual(['/by', expect.stringContaining('不是人人都能看')]);
  expect(reasons({ by: 'kind', of: {} })).toHaveLength(1);
  expect(reasons({ by: 'kind' })).toHaveLength(1);
});

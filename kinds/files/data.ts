import { brokenLists } from '../data/broken.ts';
import { has } from '../data/condition.ts';
import { someEntries } from '../data/filled.ts';
import type { DataKind } from '../data/kind.ts';
import { file } from '../file/data.ts';
import { mostFiles } from './most.ts';

export const files: DataKind = {
  ...file,
  fits: ({ type, items }) => type === 'array' && items?.type === 'string' && items['x-widget'] === 'file',
  example: { type: 'array', title: '材料', items: { type: 'string', 'x-widget': 'file' }, maxItems: 9 },
  columnType: () => 'jsonb',
  filled: someEntries,
  // That each is a file its items say.
  words: () => ({}),
  limits: ({ maxItems = mostFiles }) => ({ maxItems, uniqueItems: true }),
  condition: has,
  sample: ({ index, property: { minItems = 1, maxItems = mostFiles } }) =>
    Array.from(
      { length: Math.min(Math.max(minItems, 1 + (index % 3)), maxItems) },
      (_, i) => `/api/file/sample-${index + 1}-${i + 1}`,
    ),
  broken: ({ schema, dictionaries }) => [
    ...brokenLists({ schema, dictionaries }),
    { why: 'no file', value: ['https://example.com/a.pdf'], below: '/0' },
    { why: 'a file twice', value: ['/api/file/sample-1', '/api/file/sample-1'] },
    { why: 'too many', value: Array.from({ length: (schema.maxItems ?? 0) + 1 }, (_, i) => `/api/file/sample-${i}`) },
  ],
  cell: {
    width: 40,
    note: ({ property: { maxItems = mostFiles } }) =>
      `已上传文件的地址，以 /api/file/ 开头，每行一个，最多 ${maxItems} 个`,
    example: () => '',
    read: ({ text }) => ({
      value: text
        .split(/[\n;；]/)
        .map((line) => line.trim())
        .filter((line) => line !== ''),
    }),
    write: ({ value }) => (Array.isArray(value) ? value : []).map(String).join('\n'),
  },
};

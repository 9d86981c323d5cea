/** Operations that are put into the queue (`job`). */
import { expect, it } from 'vitest';
import type { Json } from '../formats.ts';
import { at, call, problemsOf, stops } from './testing.ts';

const lend = (words: Record<string, Json>) =>
  call('lend', { title: '借出', does: 'book/lend', access: 'signedIn', ...words });
const pointer = '/x-operations/lend/job';
const ids = { properties: { ids: { title: '哪些', items: { type: 'string' }, minItems: 1 } }, required: ['ids'] };

it('is right as a whole, with a file as its result, and record by record', () => {
  const right: Record<string, Json>[] = [
    { job: true },
    { job: true, binary: true },
    { job: true, every: '10 3 * * *' },
    { job: { perRow: true }, input: ids },
  ];
  for (const words of right) expect(problemsOf(lend(words))).toEqual([]);
});

stops([
  ['a verb of the engine', call('list', { job: true }), at('/x-operations/list/job', '自己知道什么时候要排队')],
  ['what is only read', lend({ job: true, http: 'GET /book/lend' }), at(pointer, '不能用 GET')],
  ['who is not signed in', lend({ job: true, access: 'public' }), at(pointer, '没有登录的人')],
  ['a form with a file', lend({ job: true, multipart: true }), at(pointer, '先上传文件')],
  [
    'a reply of its own',
    lend({ job: true, output: { properties: { count: { type: 'integer', title: '条数' } } } }),
    at(pointer, '请去掉 output'),
  ],
  ['records of which none is named', lend({ job: { perRow: true } }), at(pointer, '输入中要有 ids')],
  [
    'records that need not be named',
    lend({ job: { perRow: true }, input: { properties: ids.properties } }),
    at(pointer, '写进 required'),
  ],
  [
    'one file of many records',
    lend({ job: { perRow: true }, input: ids, binary: true }),
    at(pointer, '没有一个结果文件'),
  ],
  [
    'records that nobody chooses',
    lend({ job: { perRow: true }, input: ids, every: '1 1 * * *' }),
    at(pointer, '不能定时做'),
  ],
  ['a word that is none', lend({ job: { perrow: true } }), at(pointer, 'perRow')],
  ['not at all', lend({ job: false }), at(pointer, '')],
]);

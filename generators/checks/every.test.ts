/** Operations that are done by themselves (`every`). */
import { expect, it } from 'vitest';
import type { Json } from '../formats.ts';
import { at, call, problemsOf, stops } from './testing.ts';

const lend = (words: Record<string, Json>) =>
  call('lend', { title: '借出', does: 'book/lend', access: 'signedIn', ...words });
const pointer = '/x-operations/lend/every';

it('is right with five parts', () => {
  for (const every of ['10 3 * * *', '*/5 * * * *', '0 8 1 1,7 *', '30 18 * * 1-5', '0 0 29 2 *'])
    expect(problemsOf(lend({ every }))).toEqual([]);
});

stops([
  ['an hour there is not', lend({ every: '10 25 * * *' }), at(pointer, '时是 0–23')],
  ['words in place of times', lend({ every: '每天 三 点 十 分' }), at(pointer, '看不懂')],
  ['seconds', lend({ every: '0 10 3 * * *' }), at(pointer, '这里有 6 段')],
  ['a day that never comes', lend({ every: '0 0 30 2 *' }), at(pointer, '永远不会到来')],
  ['a verb of the engine', call('list', { every: '10 3 * * *' }), at('/x-operations/list/every', '不能定时做')],
  [
    'what somebody would have to fill in',
    lend({ every: '10 3 * * *', input: { properties: { id: { type: 'string', title: '编号' } }, required: ['id'] } }),
    at(pointer, '要求 id'),
  ],
  ['a file as an answer', lend({ every: '10 3 * * *', binary: true, http: 'GET /book/lend' }), at(pointer, '返回文件')],
]);

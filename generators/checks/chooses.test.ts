/** Operations that are done with chosen records (`chooses`). */
import { expect, it } from 'vitest';
import type { Json } from '../formats.ts';
import { at, call, problemsOf, stops } from './testing.ts';

const remind = (words: Record<string, Json>) =>
  call('remind', { title: '提醒', does: 'book/lend', access: 'signedIn', chooses: true, ...words });
const pointer = '/x-operations/remind/chooses';

it('is right alone and with what is asked for', () => {
  expect(problemsOf(remind({}))).toEqual([]);
  expect(
    problemsOf(remind({ input: { properties: { note: { type: 'string', title: '说明', maxLength: 40 } } } })),
  ).toEqual([]);
});

stops([
  ['a verb of the engine', call('list', { chooses: true }), at('/x-operations/list/chooses', '自己知道对哪些数据')],
  ['what is only read', remind({ http: 'GET /book/remind' }), at(pointer, '没有 {id} 的 POST')],
  ['a call of one record', remind({ http: 'POST /book/{id}/remind' }), at(pointer, '没有 {id} 的 POST')],
  ['a form with a file', remind({ multipart: true }), at(pointer, '请去掉 multipart')],
  ['work in the queue', remind({ job: true }), at(pointer, '请去掉 chooses')],
  [
    'ids of its own',
    remind({ input: { properties: { ids: { title: '哪些', items: { type: 'string' } } } } }),
    at(pointer, '“ids”由 chooses 给出'),
  ],
  ['not at all', remind({ chooses: false }), at(pointer, '')],
]);

/** Calls that a screen makes by itself, before anybody has asked for anything: they change nothing. */
import { expect, it } from 'vitest';
import type { Json } from '../formats.ts';
import { at, inBook, problemsOf, stops } from './testing.ts';

const overlay = (content: Record<string, Json>): Record<string, Json> => ({
  'screens/book.list.json': { $schema: '../generated/meta/screen.json', ...content },
});
/** A book with a call that says how many. */
const counting = inBook((content) => {
  content['x-operations'].foresee = {
    does: 'book/portal',
    reading: true,
    code: 'a12-m9.1.3',
    input: { properties: { state: { type: 'string', title: '状态' } } },
    output: { properties: { count: { type: 'integer', title: '条数' }, left: { items: {}, title: '不处理的' } } },
  };
});
const state: Json = { kind: 'text', title: '状态' };
const asking = (foresees: Json, asks: Json = { state }) => ({
  ...counting,
  ...overlay({ bulk: { go: { title: '办', does: 'book.updateState', asks, foresees } } }),
});
const here = (pointer: string, says: string) => at(pointer, says, 'screens/book.list.json');

it('nothing is said of what only reads', () => {
  expect(problemsOf(asking({ does: 'book.foresee', with: ['state'] }))).toEqual([]);
});

stops([
  [
    'what tells of a call beforehand does it',
    asking({ does: 'book.remove' }),
    here('/bulk/go/foresees/does', '会改动数据的操作“book.remove”'),
  ],
  [
    'what tells of a call beforehand says no number',
    asking({ does: 'book.list' }),
    here('/bulk/go/foresees/does', '不返回 count'),
  ],
  [
    'what tells of a call beforehand does not say what it leaves',
    asking({ does: 'book.list' }),
    here('/bulk/go/foresees/does', '不返回 left'),
  ],
  [
    'by a field that nobody is asked for',
    asking({ does: 'book.foresee', with: ['price'] }),
    here('/bulk/go/foresees/with/0', '没有请人填写“price”'),
  ],
  [
    'by a field that it does not take',
    asking({ does: 'book.foresee', with: ['ids'] }, { ids: state }),
    here('/bulk/go/foresees/with/0', '不接受“ids”'),
  ],
  [
    'where nothing is asked for',
    { ...counting, ...overlay({ bulk: { remove: { foresees: { does: 'book.foresee' } } } }) },
    here('/bulk/remove/foresees', '没有地方显示'),
  ],
  [
    'what hangs on a record takes it away',
    overlay({ row: { remove: { asksName: true, weighs: 'book.remove' } } }),
    here('/row/remove/weighs', '会改动数据的操作“book.remove”'),
  ],
  [
    'choices that are no reading',
    overlay({ filters: { authorId: { kind: 'ref', ref: { entity: 'author', options: 'author.remove' } } } }),
    here('/filters/authorId/ref', '取选项不能改动数据'),
  ],
]);

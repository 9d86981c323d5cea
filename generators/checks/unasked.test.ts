/** Calls that a screen makes by itself, before anybody has asked for anything: they change nothing. */
import { expect, it } from 'vitest';
import type { Json } from '../formats.ts';
import { at, inBook, problemsOf, screensOfBook, stops } from './testing.ts';

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
/** The same book, whose call says further things beside how many. */
const saying = (further: Record<string, Json>) => ({
  ...inBook((content) => {
    content['x-operations'].foresee = {
      does: 'book/portal',
      reading: true,
      code: 'a12-m9.1.3',
      output: {
        properties: { count: { type: 'integer', title: '条数' }, left: { items: {}, title: '不处理的' }, ...further },
      },
    };
  }),
  ...overlay({
    bulk: { go: { title: '办', does: 'book.updateState', asks: { state }, foresees: { does: 'book.foresee' } } },
  }),
});
/** A call of the counter that says how many books it would lend. */
const atDesk: Record<string, Json> = {
  'operations/desk.json': {
    $schema: '../generated/meta/operation.json',
    $id: 'desk',
    title: '服务台',
    operations: {
      lend: { does: 'book/lend', access: 'signedIn' },
      foresee: {
        title: '能借几本',
        does: 'book/portal',
        reading: true,
        access: 'signedIn',
        output: { properties: { count: { type: 'integer', title: '条数' }, left: { items: {}, title: '不借的' } } },
      },
    },
  },
};
const here = (pointer: string, says: string) => at(pointer, says, 'screens/book.list.json');

/** A button that lists what a call of the book says. */
const listing = (
  words: { input?: Json; output?: Json; reading?: boolean; binary?: boolean },
  content: (button: Json) => Record<string, Json> = (button) => ({ row: { uses: button } }),
) => ({
  ...inBook(({ 'x-operations': operations }) => {
    operations.uses = {
      does: 'book/portal',
      reading: true,
      code: 'a12-m9.1.3',
      input: { properties: { id: { type: 'string', title: '编号', maxLength: 64 } } },
      output: { properties: { rows: { items: { properties: { title: { type: 'string', title: '处' } } } } } },
      ...words,
    };
  }),
  ...overlay(content({ title: '使用处', lists: { does: 'book.uses' } })),
});

/** What a button that lists rows has no use for. */
const idle: Record<string, Json> = {
  asks: { state },
  asksName: true,
  confirm: '确定吗？',
  copies: true,
  input: { id: { var: 'row.id' } },
};

it('nothing is said of what only reads', () => {
  expect(problemsOf(asking({ does: 'book.foresee', with: ['state'] }))).toEqual([]);
  const changes: Json = { items: { properties: { from: { type: 'number', title: '原来' } } }, title: '变化' };
  expect(problemsOf(saying({ said: { type: 'string', title: '概要' }, changes }))).toEqual([]);
});

it('nothing is said of rows about a record that are titled', () => {
  expect(problemsOf(listing({}))).toEqual([]);
});

it('what is shown of a record by a call is there for who may call it, unless it says for whom', () => {
  const usesOf = (words: Record<string, Json>): unknown => {
    const button = { title: '使用处', lists: { does: 'book.uses' }, ...words };
    const list = screensOfBook(listing({}, () => ({ row: { uses: button } }))).find(({ name }) => name === 'book.list');
    return list?.kind === 'list' && list.row['uses'];
  };
  expect(usesOf({})).toMatchObject({ code: 'a12-m9.1.3' });
  expect(usesOf({ code: 'a12-m9.1.1' })).toMatchObject({ code: 'a12-m9.1.1' });
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
    'what tells of a call beforehand is about other records',
    { ...asking({ does: 'desk.foresee' }), ...atDesk },
    here('/bulk/go/foresees/does', '操作“desk.foresee”说的是别处的数据，这里只能用“book”'),
  ],
  [
    'what it says is no text',
    saying({ said: { type: 'integer', title: '概要' } }),
    here('/bulk/go/foresees/does', '返回的 said 不是文字'),
  ],
  [
    'what it changes is no list of objects',
    saying({ changes: { type: 'array', items: { type: 'string' }, title: '变化' } }),
    here('/bulk/go/foresees/does', '返回的 changes 不是一列对象'),
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
    'rows about a record are of several',
    listing({}, (button) => ({ bulk: { uses: button } })),
    here('/bulk/uses/lists', '只能写在一行的按钮'),
  ],
  [
    'rows about a record come of a change',
    overlay({ row: { uses: { title: '使用处', lists: { does: 'book.remove' } } } }),
    here('/row/uses/lists/does', '会改动数据的操作“book.remove”'),
  ],
  [
    'rows about a record are asked for without it',
    listing({ input: { properties: { state: { type: 'string', title: '状态' } } } }),
    here('/row/uses/lists/does', '不接受这条数据的 id'),
  ],
  [
    'rows about a record have no title',
    listing({ output: { properties: { rows: { items: { properties: { count: { type: 'integer' } } } } } } }),
    here('/row/uses/lists/does', '没有标题 title'),
  ],
  [
    'rows about a record of which there are none',
    listing({ output: { properties: { title: { type: 'string', title: '名称' } } } }),
    here('/row/uses/lists/does', '不返回 rows'),
  ],
  ['rows about a record of a file', listing({ output: {}, binary: true }), here('/row/uses/lists/does', '不返回 rows')],
  [
    'rows about a record of another kind',
    {
      ...atDesk,
      ...overlay({ row: { uses: { title: '使用处', lists: { does: 'desk.foresee' } } } }),
    },
    here('/row/uses/lists/does', '操作“desk.foresee”说的是别处的数据，这里只能用“book”的操作'),
  ],
  [
    'rows about a record of no call',
    overlay({ row: { uses: { title: '使用处', lists: { none: '没有' } } } }),
    here('/row/uses/lists', '要写明用哪个操作 does'),
  ],
  [
    'what tells of a call beforehand is no call',
    asking({ with: ['state'] }),
    here('/bulk/go/foresees', '要写明用哪个操作 does'),
  ],
  [
    'nothing is said where there are no rows about a record',
    overlay({ row: { uses: { title: '使用处', lists: { does: 'book.uses', none: '' } } } }),
    here('/row/uses/lists/none', '不能为空'),
  ],
  [
    'a button that does two things',
    listing({}, (button) => ({ row: { uses: Object.assign({ goes: '/book' }, button) } })),
    here('/row/uses', '一个按钮只做一件事：goes、lists 只能写一个'),
  ],
  ...['asks', 'asksName', 'confirm', 'copies', 'input'].map((word): Parameters<typeof stops>[0][number] => [
    `rows about a record with ${word}`,
    listing({}, (button) => ({ row: { uses: Object.assign({ [word]: idle[word] }, button) } })),
    here(`/row/uses/${word}`, `${word} 不起作用`),
  ]),
  ...['row', 'bulk'].map((map): Parameters<typeof stops>[0][number] => [
    `a call that takes a file, in ${map}`,
    {
      ...inBook(({ 'x-operations': operations }) => {
        operations.scan = {
          does: 'book/portal',
          multipart: true,
          code: 'a12-m9.1.3',
          input: { properties: { note: { type: 'string', title: '说明', maxLength: 20 } } },
        };
      }),
      ...overlay({ [map]: { scan: { title: '扫描', does: 'book.scan' } } }),
    },
    here(`/${map}/scan/does`, '操作“book.scan”接受文件，只能写在列表或详情上方的按钮'),
  ]),
  [
    'choices that are no reading',
    overlay({ filters: { authorId: { kind: 'ref', ref: { entity: 'author', options: 'author.remove' } } } }),
    here('/filters/authorId/ref', '取选项不能改动数据'),
  ],
]);

/** What screens name and code draws: parts, and icons of buttons. */
import type { Json } from '../formats.ts';
import { at, field, hints, stops, text } from './testing.ts';

const screen = (name: string, words: Record<string, Json>) => ({
  [`screens/${name}.json`]: { $schema: '../generated/meta/screen.json', ...words },
});
const inList = (pointer: string, says: string) => at(pointer, says, 'screens/book.list.json');
const lend = (words: Record<string, Json>) => ({ lend: { title: '借出', ...words } });

stops([
  [
    'an icon of a button',
    screen('book.list', { toolbar: lend({ goes: '/lend', icon: 'Imports' }) }),
    inList('/toolbar/lend/icon', '是不是“Import”？'),
  ],
  [
    'an icon of a button that an entity gives its list',
    hints({ list: { toolbar: lend({ goes: '/lend', icon: 'Imports' }) } }),
    at('/x-screens/list/toolbar/lend/icon', '是不是“Import”？'),
  ],
  [
    'a part of a button',
    screen('book.list', { row: lend({ part: 'fileUse' }) }),
    inList('/row/lend/part', '是不是“fileUses”？'),
  ],
  [
    'a part of a button that an entity gives its list',
    hints({ list: { bulk: lend({ part: 'nope' }) } }),
    at('/x-screens/list/bulk/lend/part', '全部组件见'),
  ],
  [
    'a part of a column',
    screen('book.list', { columns: { isbn: { part: 'nope' } } }),
    inList('/columns/isbn/part', '没有组件“nope”'),
  ],
  [
    'a part of a page',
    screen('sight.page', { kind: 'page', title: '概览', code: 'a12-m9.7', blocks: { a: { part: 'nope' } } }),
    at('/blocks/a/part', '没有组件“nope”', 'screens/sight.page.json'),
  ],
  [
    'the part of a button as that of a field',
    field({ ...text, 'x-part': 'fileUses' }),
    at('/properties/extra/x-part', '是按钮的，不能用作字段的'),
  ],
]);

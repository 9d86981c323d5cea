/** Screens: the hints of an entity, and overlays. */
import { at, hints, stops } from './testing.ts';

stops([
  [
    'a column that is not there',
    hints({ list: { columns: ['bookNmae'] } }),
    at('/x-screens/list/columns/0', '是不是“bookName”？'),
  ],
  [
    'a filter that is not there',
    hints({ list: { filters: ['kinds'] } }),
    at('/x-screens/list/filters/0', '是不是“kind”？'),
  ],
  ...(['by', 'count', 'title'] as const).map((word): [string, ReturnType<typeof hints>, ReturnType<typeof at>] => [
    `rows that are one by a field that is not there (${word})`,
    hints({
      list: {
        gathered: { by: ['kind'], count: 'isbn', title: 'bookName', [word]: word === 'by' ? ['kinds'] : 'isbnn' },
      },
    }),
    at(
      `/x-screens/list/gathered/${word}${word === 'by' ? '/0' : ''}`,
      word === 'by' ? '是不是“kind”？' : '是不是“isbn”？',
    ),
  ]),
  [
    'rows that are one by nothing',
    hints({ list: { gathered: { by: [], count: 'isbn', title: 'bookName' } } }),
    at('/x-screens/list/gathered/by', ''),
  ],
  [
    'a field of a group that is not there',
    hints({ form: { groups: [{ name: 'base', title: '基本', fields: ['isbnn'] }] } }),
    at('/x-screens/form/groups/0/fields/0', '是不是“isbn”？'),
  ],
  [
    'a field in two groups',
    hints({
      form: {
        groups: [
          { name: 'base', title: '基本', fields: ['isbn'] },
          { name: 'more', title: '更多', fields: ['isbn'] },
        ],
      },
    }),
    at('/x-screens/form/groups/1/fields/0', '已经在分组“base”中'),
  ],
  [
    'a wide field that is not there',
    hints({ form: { wide: ['intros'] } }),
    at('/x-screens/form/wide/0', '是不是“intro”？'),
  ],
  [
    'an overlay over nothing',
    { 'screens/book.lst.json': { $schema: '../generated/meta/screen.json', title: '图书' } },
    at('/kind', '是不是“book.list”？', 'screens/book.lst.json'),
  ],
  [
    'an overlay of a column that is not there',
    { 'screens/book.list.json': { $schema: '../generated/meta/screen.json', columns: { nobody: { title: '谁' } } } },
    at('/columns/nobody', '没有“nobody”这个字段', 'screens/book.list.json'),
  ],
]);

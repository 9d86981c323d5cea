/** Tabs of forms and details, and how far a record has come. */
import { at, edited, hints, inBook, shelfOf, stops } from './testing.ts';

const groups = [
  { name: 'base', title: '基本', fields: ['isbn'] },
  { name: 'more', title: '更多', fields: ['intro'] },
];
const detail = (tabs: Record<string, object>, further: object = {}) =>
  hints({ form: { groups }, detail: { tabs, ...further } } as never);
const form = (tabs: Record<string, object>, further: object = {}) =>
  hints({ form: { groups, tabs, ...further } } as never);
/** A list of shelves, each of one book. */
const shelves = {
  'entities/shelf.json': shelfOf({}, { bookId: { type: 'string', title: '图书', 'x-ref': 'book' } }),
};

/** A list of shelves, each of one author. */
const shelvesOfAuthors = {
  'entities/shelf.json': shelfOf({}, { authorId: { type: 'string', title: '作者', 'x-ref': 'author' } }),
};

stops([
  [
    'a field of a tab that is not there',
    form({ base: { title: '基本', fields: ['isbnn'] } }),
    at('/x-screens/form/tabs/base/fields/0', '是不是“isbn”？'),
  ],
  [
    'a field in two tabs',
    form({ one: { title: '一', fields: ['price'] }, two: { title: '二', fields: ['price'] } }),
    at('/x-screens/form/tabs/two/fields/0', '已经在页签“one”中'),
  ],
  [
    'a field in a tab and in a group',
    form({ one: { title: '一', groups: ['base', 'more'] }, two: { title: '二', fields: ['isbn'] } }),
    at('/x-screens/form/tabs/two/fields/0', '已经在分组“base”中'),
  ],
  [
    'a group of a tab that is not there',
    form({ one: { groups: ['bose'] } }),
    at('/x-screens/form/tabs/one/groups/0', '是不是“base”？'),
  ],
  [
    'a group in two tabs',
    detail({ one: { groups: ['base'] }, two: { title: '二', groups: ['more', 'base'] } }),
    at('/x-screens/detail/tabs/two/groups/1', '已经在页签“one”中'),
  ],
  [
    'two tabs at one place',
    form({ one: { groups: ['base'], order: 1 }, two: { groups: ['more'], order: 1 } }),
    at('/x-screens/form/tabs/two/order', '页签“one”的位置也是 1'),
  ],
  ['a tab of nothing', form({ one: { title: '一' } }), at('/x-screens/form/tabs/one', '要写明页签中有哪些分组')],
  [
    'a tab of fields without a title',
    form({ one: { fields: ['price'] } }),
    at('/x-screens/form/tabs/one', '要写明页签“one”的标题'),
  ],
  [
    'a tab with fields of its own that is called as a group',
    form({ base: { title: '基本', fields: ['price'] } }),
    at('/x-screens/form/tabs/base', '不能与分组同名'),
  ],
  [
    'a condition that the list does not have',
    { ...detail({ shelves: { screen: 'shelf.list', by: 'bookId', filters: { bookIdd: ['b'] } } }), ...shelves },
    at('/x-screens/detail/tabs/shelves/filters/bookIdd', '是不是“bookId”？'),
  ],
  [
    'a condition of no value of the field',
    {
      ...detail({ shelves: { screen: 'shelf.list', by: 'bookId', filters: { isOpen: 'yes' } } }),
      'entities/shelf.json': shelfOf(
        {},
        { bookId: { type: 'string', title: '图书', 'x-ref': 'book' }, isOpen: { type: 'boolean', title: '开放' } },
      ),
    },
    at('/x-screens/detail/tabs/shelves/filters/isOpen', '是'),
  ],
  [
    'conditions without a list',
    detail({ base: { groups: ['base'], filters: { isbn: '1' } } }),
    at('/x-screens/detail/tabs/base/filters', 'filters 只用于列表'),
  ],
  [
    'what a list shares with the record, without a list',
    detail({ base: { groups: ['base'], of: 'authorId' } }),
    at('/x-screens/detail/tabs/base/of', 'of 只用于列表'),
  ],
  [
    'a list by what it shares with the record, in a field that is not there',
    { ...detail({ shelves: { screen: 'shelf.list', by: 'authorId', of: 'autorId' } }), ...shelvesOfAuthors },
    at('/x-screens/detail/tabs/shelves/of', '是不是“authorId”？'),
  ],
  [
    'a list by what it shares with the record, in a field that refers to something else',
    { ...detail({ shelves: { screen: 'shelf.list', by: 'bookId', of: 'authorId' } }), ...shelves },
    at('/x-screens/detail/tabs/shelves/of', '引用的不是“book”'),
  ],
  [
    'a list by a field that refers to nothing, shared with the record',
    { ...detail({ shelves: { screen: 'shelf.list', by: 'shelfName', of: 'authorId' } }), ...shelves },
    at('/x-screens/detail/tabs/shelves/by', '引用同一个实体'),
  ],
  ['steps without tabs', hints({ form: { isStepped: true } }), at('/x-screens/form/isStepped', '没有页签')],
  ['more columns than there is room for', hints({ form: { columns: 4 } }), at('/x-screens/form/columns', '3')],
  [
    'a list that is not there',
    detail({ shelves: { screen: 'shelff.list', by: 'bookId' } }),
    at('/x-screens/detail/tabs/shelves/screen', '是不是“shelf.list”？'),
  ],
  [
    'a list by a field that is not there',
    { ...detail({ shelves: { screen: 'shelf.list', by: 'bookID' } }), ...shelves },
    at('/x-screens/detail/tabs/shelves/by', '是不是“bookId”？'),
  ],
  [
    'a list by a field that refers to nothing of it',
    { ...detail({ shelves: { screen: 'shelf.list', by: 'shelfName' } }), ...shelves },
    at('/x-screens/detail/tabs/shelves/by', '不引用“book”'),
  ],
  [
    'a list without its field',
    detail({ shelves: { screen: 'shelf.list' } }),
    at('/x-screens/detail/tabs/shelves', '列表要写明 screen'),
  ],
  [
    'a list and fields in one tab',
    { ...detail({ shelves: { screen: 'shelf.list', by: 'bookId', fields: ['price'] } }), ...shelves },
    at('/x-screens/detail/tabs/shelves', '只能有一种内容'),
  ],
  [
    'parts that are not there',
    detail({ seats: { part: 'seats' } }),
    at('/x-screens/detail/tabs/seats/part', '没有名为“seats”的部件'),
  ],
  [
    'the history of what keeps none',
    edited('entities/shelf.json', (content) => {
      content['x-screens'] = { detail: { tabs: { history: { kind: 'timeline' } } } };
    }),
    at('/x-screens/detail/tabs/history/kind', '没有修改历史', 'entities/shelf.json'),
  ],
  [
    'a history that nobody can call for',
    inBook((content) => {
      delete content['x-operations'].history;
      content['x-screens'] = { detail: { tabs: { history: { kind: 'timeline' } } } };
    }),
    at('/x-screens/detail/tabs/history/kind', '没有查看修改历史的操作'),
  ],
  [
    'progress through a state that is not there',
    hints({ detail: { progress: ['draft', 'publishd'] } }),
    at('/x-screens/detail/progress/1', '是不是“published”？'),
  ],
  [
    'progress through a state twice',
    hints({ detail: { progress: ['draft', 'published', 'draft'] } }),
    at('/x-screens/detail/progress/2', '已经写过'),
  ],
  [
    'progress of what has no states',
    edited('entities/shelf.json', (content) => {
      content['x-screens'] = { detail: { progress: ['on', 'off'] } };
    }),
    at('/x-screens/detail/progress', '没有状态的变化', 'entities/shelf.json'),
  ],
  [
    'an overlay that puts a group into a tab that is not there',
    {
      ...form({ one: { groups: ['base', 'more'], title: '一' } }),
      'screens/book.form.json': {
        $schema: '../generated/meta/screen.json',
        groups: { more: { tab: 'two' } },
      },
    },
    at('/groups/more/tab', '没有名为“two”的页签', 'screens/book.form.json'),
  ],
  [
    'an overlay that puts a list into a form',
    {
      ...form({ one: { groups: ['base', 'more'], title: '一' } }),
      'screens/book.form.json': {
        $schema: '../generated/meta/screen.json',
        tabs: { shelves: { title: '书架', screen: 'shelf.list', by: 'bookId' } },
      },
    },
    at('/tabs/shelves', '表单的页签只能放字段', 'screens/book.form.json'),
  ],
]);

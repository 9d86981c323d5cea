/** Modules and dictionaries. */
import type { Json } from '../formats.ts';
import { at, edited, inBook, menu, shelfOf, stops } from './testing.ts';

interface Content {
  a12: { children: { [code: string]: { [word: string]: Json } } };
}

/** Two menus beside each other, each a tab of an entry. */
const tabs = ({ content: { a12 }, first, second }: { content: Content; first: string; second: string }): void => {
  a12.children['a12-m9.1'] = { ...a12.children['a12-m9.1'], tabOf: first, route: '/book', screen: 'book.list' };
  a12.children['a12-m9.2'] = { label: '作者', tabOf: second, route: '/author', screen: 'author.list' };
};

const bookPage = { route: '/book', screen: 'book.list' };
const startsWith = (entity: string, words: Record<string, Json> = {}) =>
  menu((node) => Object.assign(node, { ...bookPage, start: { order: 1, text: '添书', entity, ...words } }));

type Placed = [code: string, words?: Record<string, Json>, operations?: Record<string, Json>];

/** Books and shelves below a group that has no menus of its own. */
const inGroup = ({
  book,
  shelf: [code, words, operations],
}: {
  book: Placed;
  shelf: Placed;
}): Record<string, Json> => ({
  ...edited('modules.json', (content) => {
    content.a12.children = { 'a12-m9': { label: '图书' } };
  }),
  ...inBook((content) => (content['x-entity'].code = book[0])),
  'entities/shelf.json': { ...shelfOf({ code, ...words }), ...(operations && { 'x-operations': operations }) },
});

/** First steps, by what is wrong with them. */
const starts: [name: string, start: Record<string, Json>, below: string, says: string][] = [
  ['a first step that is done by nothing there may be', { entity: 'bok' }, '/entity', '是不是“book”？'],
  ['a first step by no field', { filters: { stat: 'x' } }, '/filters/stat', '是不是“state”？'],
  ['a first step by a code that is none', { filters: { state: 'publishd' } }, '/filters/state', '是不是“published”？'],
  ['a first step by one such code of two', { filters: { state: ['draft', 'x'] } }, '/filters/state', '没有“x”'],
  ['a first step by a word for a number', { filters: { pages: 'abc' } }, '/filters/pages', '从 from 到 to'],
  ['a first step by a range of words', { filters: { pages: { from: 'a' } } }, '/filters/pages', '应该是整数'],
  ['a first step by a number for a reference', { filters: { authorId: 5 } }, '/filters/authorId', '应该是文字'],
  ['a first step by a number for a text', { filters: { bookName: 5 } }, '/filters/bookName', '应该是文字'],
];

stops([
  ...starts.map(([name, start, below, says]): Parameters<typeof stops>[0][number] => [
    name,
    menu((node) => Object.assign(node, { ...bookPage, start: { order: 1, text: '添书', entity: 'book', ...start } })),
    at(`/a12/children/a12-m9.1/start${below}`, says, 'modules.json'),
  ]),
  [
    'a first step at a menu without a page',
    menu((node) => (node.start = { order: 1, text: '添书', entity: 'book' })),
    at('/a12/children/a12-m9.1/start', '没有页面', 'modules.json'),
  ],
  [
    'a first step at a menu that is only planned',
    menu((node) => Object.assign(node, { planned: true, start: { order: 1, text: '添书', entity: 'book' } })),
    at('/a12/children/a12-m9.1/start', 'planned', 'modules.json'),
  ],
  [
    'a first step by records of the whole platform',
    {
      ...startsWith('shelf'),
      'entities/shelf.json': shelfOf({ scope: 'platform' }),
    },
    at('/a12/children/a12-m9.1/start/entity', '平台的数据', 'modules.json'),
  ],
  [
    'a first step by more records than there may be',
    { ...startsWith('shelf', { least: 2 }), 'entities/shelf.json': shelfOf({ singleton: true, code: 'a12-m9.1' }) },
    at('/a12/children/a12-m9.1/start/least', '每个机构只有一条', 'modules.json'),
  ],
  [
    'an icon that is not there',
    menu((node) => (node.icon = 'Books')),
    at('/a12/children/a12-m9.1/icon', '是不是“Book”？', 'modules.json'),
  ],
  [
    'an icon twice in the side menu',
    edited('modules.json', (content) => {
      const pages = content.a12.children;
      pages['a12-m9.1'].icon = 'Book';
      pages['a12-m8'] = { label: '别处', icon: 'Book' };
    }),
    at('/a12/children/a12-m8/icon', '已经是“图书”的', 'modules.json'),
  ],
  [
    'a tab of nothing else',
    edited('modules.json', (content) => tabs({ content, first: '图书馆', second: '图书管' })),
    at('/a12/children/a12-m9.1/tabOf', '是不是“图书管”？', 'modules.json'),
  ],
  [
    'tabs under the name of another menu',
    edited('modules.json', (content) => {
      tabs({ content, first: '读者', second: '读者' });
      content.a12.children['a12-m9.3'] = { label: '读者', route: '/reader', screen: 'author.list' };
    }),
    at('/a12/children/a12-m9.1/tabOf', '已经有菜单叫“读者”', 'modules.json'),
  ],
  [
    'a group that is a tab',
    edited('modules.json', (content) => (content.a12.children['a12-m8'] = { label: '别处', tabOf: '图书馆' })),
    at('/a12/children/a12-m8/tabOf', '分组没有页面', 'modules.json'),
  ],
  [
    'a page that is not there',
    menu((node) => Object.assign(node, { route: '/book', screen: 'book.lists' })),
    at('/a12/children/a12-m9.1/screen', '是不是“book.list”？', 'modules.json'),
  ],
  [
    'an address without a page',
    menu((node) => (node.route = '/book')),
    at('/a12/children/a12-m9.1', '同时写 route', 'modules.json'),
  ],
  [
    'two pages at one address',
    edited('modules.json', (content) => {
      const pages = content.a12.children;
      Object.assign(pages['a12-m9.1'], { route: '/book', screen: 'book.list' });
      pages['a12-m9.2'] = { label: '作者', route: '/book', screen: 'author.list' };
    }),
    at('/a12/children/a12-m9.2/route', '已经是“图书”的', 'modules.json'),
  ],
  [
    'a code below another',
    edited('modules.json', (content) => (content.a12.children['a13-m1'] = { label: '别处' })),
    at('/a12/children/a13-m1', '应以上级的“a12”开头', 'modules.json'),
  ],
  [
    'a menu that opens nothing',
    edited('modules.json', (content) => (content.a12.children['a12-m9.2'] = { label: '书架' })),
    at('/a12/children/a12-m9.2', '菜单没有页面', 'modules.json'),
  ],
  [
    'a group without a name',
    edited('modules.json', (content) => (content.a12.children['a12-m8'] = { icon: 'Home' })),
    at('/a12/children/a12-m8', '没有名称', 'modules.json'),
  ],
  [
    'a tree and a list of one new code',
    inGroup({ book: ['a12-m9.7'], shelf: ['a12-m9.7', { tree: {} }, { tree: {}, save: {} }] }),
    at('/x-entity/code', '已经是实体“book”的', 'entities/shelf.json'),
  ],
  [
    'a tree of a new code without its verb',
    inGroup({ book: ['a12-m9.6'], shelf: ['a12-m9.7', { tree: {} }, { get: {}, save: {} }] }),
    at('/x-entity/code', '"tree": {}', 'entities/shelf.json'),
  ],
  [
    'an entity of a new code without a list',
    inGroup({ book: ['a12-m9.6'], shelf: ['a12-m9.7', {}, { get: {}, save: {} }] }),
    at('/x-entity/code', '"list": {}', 'entities/shelf.json'),
  ],
  [
    'a button of an own without a name',
    menu((node) => (node.buttons['a12-m9.1.9'] = {})),
    at('/a12/children/a12-m9.1/buttons/a12-m9.1.9', '只有 1 到 8', 'modules.json'),
  ],
  [
    'a button with a number of verbs to come',
    menu((node) => (node.buttons['a12-m9.1.101'] = { label: '外借' })),
    at('/a12/children/a12-m9.1/buttons/a12-m9.1.101', '自己的按钮用 9 到 99', 'modules.json'),
  ],
  [
    'an entity below a group that is not there',
    inBook((content) => (content['x-entity'].code = 'a12-m8.1')),
    at('/x-entity/code', '没有编码“a12-m8.1”'),
  ],
  [
    'a code of a dictionary twice',
    edited('dictionaries/bookKind.json', (content) => content.values.push({ code: 'sale', label: '卖' })),
    at('/values/3/code', '代码“sale”写了两次', 'dictionaries/bookKind.json'),
  ],
  [
    'a label of a dictionary twice',
    edited('dictionaries/bookKind.json', (content) => content.values.push({ code: 'sell', label: '出售' })),
    at('/values/3/label', '名称“出售”写了两次', 'dictionaries/bookKind.json'),
  ],
  [
    'a value below nothing',
    edited('dictionaries/bookKind.json', (content) =>
      content.values.push({ code: 'x', label: '下级', parent: 'sail' }),
    ),
    at('/values/3/parent', '是不是“sale”？', 'dictionaries/bookKind.json'),
  ],
  [
    'a dictionary like none',
    {
      'dictionaries/other.json': {
        $schema: '../generated/meta/dictionary.json',
        $id: 'other',
        title: '另一个',
        sameAs: 'bookKinds',
      },
    },
    at('/sameAs', '是不是“bookKind”？', 'dictionaries/other.json'),
  ],
]);

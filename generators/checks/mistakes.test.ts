/** Every mistake that can be made in a catalogue file is stopped with file, pointer and a sentence for whoever made it. */
import { expect, it } from 'vitest';
import theme from '#schemas/themes/default.json' with { type: 'json' };
import type { Json } from '../formats.ts';
import { CatalogueError } from '../problem.ts';
import { screensOf } from '../screens.ts';
import { book, bookKind, bookState, library, modules } from '../testing.ts';

type Edit = (content: Editable) => void;

/** JSON that tests may change anywhere. */
// oxlint-disable-next-line typescript/no-explicit-any -- a mistake is just what no type allows
type Editable = any;

interface Mistake {
  file: string;
  pointer: string;
  /** What the sentence has to say. */
  says: string;
}

const code: Record<string, Json> = {
  '/server/domain/index.ts': "export const handlers = {\n  'book/portal': portal,\n  'book/lend': lend,\n};\n",
  '/admin/parts/index.ts':
    "registerPart({\n  kind: 'field',\n  name: 'ruleEditor',\n});\nregisterPart({\n  kind: 'action',\n  name: 'fileUses',\n});\n",
  '/admin/shell/icons.ts': 'export const icons = {\n  Home: HomeOutlined,\n};\n',
  '/admin/shell/moreIcons.ts': 'export const moreIcons = {\n  Book: BookOutlined,\n};\n',
};

const shelfOf = (words: Record<string, Json>, properties: Record<string, Json> = {}): Record<string, Json> => ({
  $schema: '../generated/meta/entity.json',
  $id: 'shelf',
  title: '书架',
  type: 'object',
  'x-entity': { scope: 'tenant', label: 'shelfName', code: 'a12-m9.1', ...words },
  properties: { shelfName: { type: 'string', title: '名称', maxLength: 20 }, ...properties },
  'x-operations': { list: {} },
});

const desk: Json = {
  $schema: '../generated/meta/operation.json',
  $id: 'desk',
  title: '服务台',
  operations: { lend: { does: 'book/lend', access: 'signedIn' } },
};

const originals: Record<string, Json> = {
  'entities/book.json': book,
  'entities/shelf.json': shelfOf({}),
  'dictionaries/bookKind.json': bookKind,
  'dictionaries/bookState.json': bookState,
  'operations/desk.json': desk,
  'modules.json': modules,
};

function problemsOf(files: Record<string, Json>) {
  try {
    screensOf(library({ ...code, ...originals, ...files }));
    return [];
  } catch (error) {
    if (error instanceof CatalogueError) return error.problems;
    throw error;
  }
}

/** A file with one change. */
function edited(path: string, edit: Edit): Record<string, Json> {
  const content = structuredClone(originals[path]) as Editable;
  edit(content);
  return { [path]: content as Json };
}

const bookFile = 'entities/book.json';
const inBook = (edit: Edit) => edited(bookFile, edit);
/** A further field of a book, and what is wrong with it. */
const field = (property: Json, name = 'extra') =>
  inBook((content) => {
    content.properties[name] = property;
  });
const words = (change: Record<string, Json>) =>
  inBook((content) => {
    Object.assign(content['x-entity'], change);
  });
const call = (verb: string, change: Json) =>
  inBook((content) => {
    content['x-operations'][verb] = change;
  });
const hints = (change: Json) =>
  inBook((content) => {
    content['x-screens'] = change;
  });
const menu = (edit: Edit) => edited('modules.json', (content) => edit(content.a12.children['a12-m9.1']));

/** A book that refers to another, and which others. */
const filter = (conditions: Json) =>
  inBook((content) => {
    content.properties.kindWanted = { type: 'string', title: '想要的类别', 'x-dict': 'bookKind' };
    content.properties.extra = { type: 'string', title: '同一套的书', 'x-ref': 'book', 'x-filter': conditions };
  });

/** A number of books. */
const series = (words: Json, others: Record<string, Json> = {}) =>
  field({ ...text, readOnly: true, 'x-series': words, ...others });

const text = { type: 'string', title: '备注', maxLength: 20 };
const number = { type: 'integer', title: '册数' };
const at = (pointer: string, says: string, file = bookFile): Mistake => ({ file: `schemas/${file}`, pointer, says });

const formerField = '/properties/extra/x-was';
const bookKindWas = (index: number, was: Json) =>
  edited('dictionaries/bookKind.json', ({ values }) => {
    values[index].was = was;
  });

const mistakes: [name: string, files: Record<string, Json>, expected: Mistake][] = [
  // The file.
  [
    'a trailing comma',
    { 'entities/shelf.json': '{\n  "title": "书架",\n  "type": "object",\n}\n' },
    at('', '} 前面多了一个逗号', 'entities/shelf.json'),
  ],
  [
    'a missing comma',
    { 'entities/shelf.json': '{\n  "title": "书架"\n  "type": "object"\n}\n' },
    at('', '缺少逗号', 'entities/shelf.json'),
  ],
  ['a missing bracket', { 'entities/shelf.json': '{ "title": "书架"' }, at('', '缺少右花括号', 'entities/shelf.json')],
  ['a comment', { 'entities/shelf.json': '{ // 书架\n}' }, at('', '不能写注释', 'entities/shelf.json')],
  [
    'a name twice',
    { 'entities/shelf.json': '{ "title": "书架", "title": "架" }' },
    at('/title', '写了两次', 'entities/shelf.json'),
  ],
  [
    'a number that JSON does not keep',
    { 'entities/shelf.json': '{ "properties": { "n": { "maximum": 9007199254740993 } } }' },
    at('/properties/n/maximum', '会变成 9007199254740992', 'entities/shelf.json'),
  ],
  ['a file of another name', inBook((content) => (content.$id = 'books')), at('/$id', '应与文件名相同：book')],
  [
    'a word that is not there',
    field({ ...text, tittle: '备注' }),
    at('/properties/extra', '没有“tittle”这个词，是不是“title”？'),
  ],
  ['a word of an entity that is not there', words({ lable: 'bookName' }), at('/x-entity', '是不是“label”？')],
  ['a type that is not there', field({ type: 'text', title: '备注' }), at('/properties/extra/type', '只能是 "string"')],
  ['a missing word', inBook((content) => delete content['x-entity'].label), at('/x-entity', '缺少“label”')],
  ['a value of another type', words({ history: 'yes' }), at('/x-entity/history', '应该是 true 或 false')],

  // The words of an entity.
  [
    'a unique group twice',
    words({ unique: [['isbn'], ['bookName', 'isbn'], ['isbn']] }),
    at('/x-entity/unique/2', '写了两次'),
  ],
  [
    'an index over long text',
    inBook((content) => {
      content.properties.extra = { ...text, maxLength: 2000 };
      content['x-entity'].index = [['extra']];
    }),
    at('/x-entity/index/0/0', '最多 500'),
  ],
  [
    'an input of an unknown type',
    edited('operations/desk.json', (content) => {
      content.operations.lend.input = { type: 'object', properties: { days: { type: 'number of days' } } };
    }),
    at('/operations/lend/input/properties/days/type', '不是 JSON Schema', 'operations/desk.json'),
  ],
  [
    'a theme whose icon is not there',
    {
      'themes/plain.json': {
        ...theme,
        $id: 'plain',
        icons: { header: 'no.svg', footer: 'no.svg', favicon: 'no.svg' },
      },
    },
    at('/icons/header', '没有文件“no.svg”', 'themes/plain.json'),
  ],
  ['a label that is no field', words({ label: 'bookname' }), at('/x-entity/label', '是不是“bookName”？')],
  ['a hidden label', words({ label: 'secret' }), at('/x-entity/label', '不显示')],
  ['a label that is a list', words({ label: 'chapters' }), at('/x-entity/label', '列表和对象')],
  ['an owner that is no field', words({ own: 'ownerId' }), at('/x-entity/own', '没有字段“ownerId”')],
  ['an order by no field', words({ sort: '-prise' }), at('/x-entity/sort', '是不是“price”？')],
  ['an order by what has none', words({ sort: 'chapters' }), at('/x-entity/sort', '不能按“chapters”排序')],
  ['a unique group with no field', words({ unique: [['isnb']] }), at('/x-entity/unique/0/0', '是不是“isbn”？')],
  ['an index over no field', words({ index: [['kind', 'stat']] }), at('/x-entity/index/0/1', '是不是“state”？')],
  ['a search in a number', words({ search: ['pages'] }), at('/x-entity/search/0', '保存为文字')],
  ['a search in what is hidden', words({ search: ['secret'] }), at('/x-entity/search/0', '可以看到')],
  ['an identity with no field', words({ identity: ['isbn13'] }), at('/x-entity/identity/0', '是不是“isbn”？')],
  ['a mark that is hidden', words({ distinguish: ['secret'] }), at('/x-entity/distinguish/0', '不显示')],
  ['a code that no menu has', words({ code: 'a12-m9.11' }), at('/x-entity/code', '是不是“a12-m9.1”？')],
  [
    'a shared value outside its dictionary',
    words({ shared: { field: 'state', value: 'publish' } }),
    at('/x-entity/shared/value', '是不是“published”？'),
  ],
  [
    'a rule with an unknown operation',
    words({ rules: [{ when: { greater: [{ var: 'price' }, 1] }, path: '/price', message: '太贵' }] }),
    at('/x-entity/rules/0/when', '没有“greater”这个运算'),
  ],
  [
    'a rule over no field',
    words({ rules: [{ when: { '>': [{ var: 'cost' }, 1] }, path: '/price', message: '太贵' }] }),
    at('/x-entity/rules/0/when', '字段“cost”不存在'),
  ],
  [
    'a rule for no field',
    words({ rules: [{ when: { '>': [{ var: 'price' }, 1] }, path: '/prices', message: '太贵' }] }),
    at('/x-entity/rules/0/path', '是不是“price”？'),
  ],
  ['versions without history', words({ history: false, versions: true }), at('/x-entity/versions', '"history": true')],
  [
    'a recycle bin of what is only added',
    { 'entities/shelf.json': shelfOf({ append: true, recycle: true }) },
    at('/x-entity/recycle', '只增加记录', 'entities/shelf.json'),
  ],
  [
    'a table of the system',
    { 'entities/migration.json': { ...shelfOf({}), $id: 'migration', title: '迁移', 'x-operations': {} } },
    at('/$id', '系统自己要用的名称', 'entities/migration.json'),
  ],
  [
    'a required field that is not there',
    inBook((content) => content.required.push('pagess')),
    at('/required/4', '是不是“pages”？'),
  ],
  [
    'a required field that nobody can fill',
    inBook((content) => {
      content.properties.extra = { ...text, readOnly: true };
      content.required.push('extra');
    }),
    at('/required/4', '没有人能保存'),
  ],

  // Fields.
  ['no title', field({ type: 'string', maxLength: 20 }), at('/properties/extra', '缺少标题')],
  ['a title twice', field({ ...text, title: '书名' }), at('/properties/extra/title', '与字段“bookName”相同')],
  ['a field of the system', field(text, 'version'), at('/properties/version', '本来就有')],
  ['a field named like a label', field(text, 'authorIdLabel'), at('/properties/authorIdLabel', '引用“authorId”')],
  [
    'a dictionary that is not there',
    field({ ...text, 'x-dict': 'bookKinds' }),
    at('/properties/extra/x-dict', '是不是“bookKind”？'),
  ],
  [
    'a reference to no entity',
    field({ ...text, 'x-ref': 'auther' }),
    at('/properties/extra/x-ref', '是不是“author”？'),
  ],
  [
    'a list of references',
    field({ type: 'array', title: '作者们', items: { type: 'string', 'x-ref': 'author' } }),
    at('/properties/extra/items/x-ref', '另建一个实体'),
  ],
  ['a list of nothing', field({ type: 'array', title: '列表' }), at('/properties/extra', '列表要写明每一项')],
  ['a default of another type', field({ ...number, default: '一' }), at('/properties/extra/default', '应该是整数')],
  [
    'a default outside its dictionary',
    field({ ...text, 'x-dict': 'bookKind', default: 'lone' }),
    at('/properties/extra/default', '是不是“loan”？'),
  ],
  [
    'a default over its limit',
    field({ ...number, maximum: 5, default: 6 }),
    at('/properties/extra/default', '不能大于 5'),
  ],
  [
    'a default that is too long',
    field({ ...text, maxLength: 2, default: '三个字' }),
    at('/properties/extra/default', '不能超过 2 个字符'),
  ],
  [
    'an example beside its pattern',
    field({ ...text, pattern: '^\\d+$', examples: ['a'] }),
    at('/properties/extra/examples/0', '写法不对'),
  ],
  [
    'a minimum above the maximum',
    field({ ...number, minimum: 9, maximum: 3 }),
    at('/properties/extra/minimum', '没有值能通过'),
  ],
  [
    'limits that leave nothing',
    field({ ...number, exclusiveMinimum: 3, maximum: 3 }),
    at('/properties/extra/exclusiveMinimum', '没有值能通过'),
  ],
  ['a length that no text has', field({ ...text, minLength: 30 }), at('/properties/extra/minLength', '没有值能通过')],
  [
    'entries that no list has',
    field({ type: 'array', title: '列表', items: { type: 'string' }, minItems: 3, maxItems: 2 }),
    at('/properties/extra/minItems', '没有值能通过'),
  ],
  ['a pattern that is none', field({ ...text, pattern: '[a-' }), at('/properties/extra/pattern', '正则表达式')],
  [
    'a pattern that nothing matches',
    field({ ...text, pattern: '$a^' }),
    at('/properties/extra/pattern', '没有文字能符合'),
  ],
  [
    'a pattern longer than the text',
    field({ ...text, maxLength: 11, pattern: '^\\d{18}$' }),
    at('/properties/extra/pattern', '18 个字符'),
  ],
  ['a word of another type', field({ ...number, maxLength: 3 }), at('/properties/extra/maxLength', '只能用于文字')],
  [
    'a password that everybody sees',
    field({ ...text, 'x-widget': 'password' }),
    at('/properties/extra', '"x-hidden": true'),
  ],
  [
    'a plain text of no field',
    field({ type: 'string', title: '正文', 'x-plainOf': 'intros', readOnly: true }),
    at('/properties/extra/x-plainOf', '是不是“intro”？'),
  ],
  [
    'a plain text of a plain text',
    field({ type: 'string', title: '正文', 'x-plainOf': 'bookName', readOnly: true }),
    at('/properties/extra/x-plainOf', '不是富文本'),
  ],
  [
    'a condition with an unknown word',
    field({ ...text, 'x-when': { equals: [{ var: 'kind' }, 'loan'] } }),
    at('/properties/extra/x-when', '没有“equals”'),
  ],
  [
    'a condition over no field',
    field({ ...text, 'x-when': { '==': [{ var: 'knd' }, 'loan'] } }),
    at('/properties/extra/x-when', '是不是“kind”？'),
  ],
  [
    'a part that is not there',
    field({ ...text, 'x-part': 'rulesEditor' }),
    at('/properties/extra/x-part', '是不是“ruleEditor”？'),
  ],
  [
    'a codec that is not there',
    field({ ...text, 'x-excel': { codec: 'option' } }),
    at('/properties/extra/x-excel/codec', '是不是“options”？'),
  ],
  [
    'a field that is not kept and can be filled',
    field({ ...text, 'x-column': false }),
    at('/properties/extra/x-column', '不会保存'),
  ],
  [
    'a field of an entry that is required and not there',
    inBook((content) => content.properties.chapters.items.required.push('nam')),
    at('/properties/chapters/items/required/1', '是不是“name”？'),
  ],

  // Calls.
  [
    'nobody who may call',
    { 'entities/shelf.json': shelfOf({ code: null as never }) },
    at('/x-entity/code', '应该是文字', 'entities/shelf.json'),
  ],
  [
    'a call with no code and no access',
    edited('operations/desk.json', (content) => delete content.operations.lend.access),
    at('/operations/lend', '没有写明谁可以调用', 'operations/desk.json'),
  ],
  ['a code and an access', call('get', { code: 'a12-m9.1', access: 'public' }), at('/x-operations/get', '只能写一个')],
  [
    'a code that is not there',
    call('get', { code: 'a12-m9.9' }),
    at('/x-operations/get/code', 'modules.json 中没有编码'),
  ],
  ['a verb that is not there', call('lst', {}), at('/x-operations/lst', '是不是“list”？')],
  [
    'a handler that is not there',
    call('lend', { does: 'book/lent', access: 'signedIn' }),
    at('/x-operations/lend/does', '是不是“book/lend”？'),
  ],
  [
    'a call of no entity without a handler',
    edited('operations/desk.json', (content) => (content.operations.list = { access: 'public' })),
    at('/operations/list', '哪个处理程序', 'operations/desk.json'),
  ],
  [
    'two calls at one written path',
    edited('operations/desk.json', (content) => (content.operations.lend.http = 'GET /book/{id}/portal')),
    at('/operations/lend/http', '/x-operations/portalList', 'operations/desk.json'),
  ],
  [
    'a call at the path that follows from a verb',
    edited('operations/desk.json', (content) => (content.operations.lend.http = 'POST /book/list')),
    at('/operations/lend/http', '/x-operations/list', 'operations/desk.json'),
  ],
  [
    'a state that is not there',
    call('updateState', { does: 'setState', transitions: { draft: ['publish'] } }),
    at('/x-operations/updateState/transitions/draft/0', '是不是“published”？'),
  ],
  [
    'a way out of a state that is not there',
    call('updateState', { does: 'setState', transitions: { drafts: ['published'] } }),
    at('/x-operations/updateState/transitions/drafts', '是不是“draft”？'),
  ],
  [
    'states without a field',
    { 'entities/shelf.json': { ...shelfOf({}), 'x-operations': { setState: { transitions: {} } } } },
    at('/x-operations/setState', '没有状态字段“state”', 'entities/shelf.json'),
  ],
  [
    'states without a dictionary',
    call('updateState', { does: 'setState', field: 'bookName', transitions: {} }),
    at('/x-operations/updateState', '要有字典'),
  ],
  [
    'a condition of a list over no field',
    call('list', { where: { stat: 'draft' } }),
    at('/x-operations/list/where/stat', '是不是“state”？'),
  ],
  [
    'a condition of a list with no such value',
    call('list', { where: { state: 'done' } }),
    at('/x-operations/list/where/state', '没有“done”'),
  ],
  [
    'a field of a list that is not there',
    call('list', { fields: ['bookNam'] }),
    at('/x-operations/list/fields/0', '是不是“bookName”？'),
  ],
  [
    'what waits by no field',
    call('list', { waits: { drafts: { title: '草稿', filters: { states: ['draft'] } } } }),
    at('/x-operations/list/waits/drafts/filters/states', '是不是“state”？'),
  ],
  [
    'a bin without a bin',
    { 'entities/shelf.json': { ...shelfOf({}), 'x-operations': { recycled: {} } } },
    at('/x-operations/recycled', '没有回收站', 'entities/shelf.json'),
  ],
  [
    'a history without a history',
    { 'entities/shelf.json': { ...shelfOf({}), 'x-operations': { history: {} } } },
    at('/x-operations/history', '没有历史', 'entities/shelf.json'),
  ],
  [
    'changes of many without a save',
    { 'entities/shelf.json': { ...shelfOf({}), 'x-operations': { change: {} } } },
    at('/x-operations/change', '要有 save', 'entities/shelf.json'),
  ],
  [
    'a removal of what is only added',
    { 'entities/shelf.json': { ...shelfOf({ append: true }), 'x-operations': { remove: {} } } },
    at('/x-operations/remove', '不能修改和删除', 'entities/shelf.json'),
  ],

  // Screens.
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

  // Modules and dictionaries.
  [
    'an icon that is not there',
    menu((node) => (node.icon = 'Books')),
    at('/a12/children/a12-m9.1/icon', '是不是“Book”？', 'modules.json'),
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

  // Further ones that were tried by somebody who had only the reference.
  ['a field named like a word of lists', field(text, 'pageNum'), at('/properties/pageNum', '请换一个')],
  ['a field named like a part of every object', field(text, 'constructor'), at('/properties/constructor', '请换一个')],
  [
    'a list of lists',
    field({ type: 'array', title: '表', items: { type: 'array', items: { type: 'string' } } }),
    at('/properties/extra/items/type', '不能又是列表'),
  ],
  [
    'a reference with a dictionary',
    field({ ...text, 'x-ref': 'author', 'x-dict': 'bookKind' }),
    at('/properties/extra/x-dict', '只能写一个'),
  ],
  [
    'a whole number from one and a half',
    field({ ...number, minimum: 1.5 }),
    at('/properties/extra/minimum', '也应是整数'),
  ],
  [
    'a picture of a number',
    field({ ...number, 'x-widget': 'image' }),
    at('/properties/extra/x-widget', '只能用于文字'),
  ],
  [
    'a dictionary for a number',
    field({ ...number, 'x-dict': 'bookKind' }),
    at('/properties/extra/x-dict', '只能用于文字'),
  ],
  [
    'a required field that nobody sees',
    inBook((content) => content.required.push('secret')),
    at('/required/4', '没有人能保存'),
  ],
  [
    'two entities of one title',
    { 'entities/shelf.json': { ...shelfOf({}), title: '图书' } },
    at('/title', '与实体“book”相同', 'entities/shelf.json'),
  ],
  [
    'a reference from all organisations to one',
    {
      'entities/shelf.json': shelfOf(
        { scope: 'platform' },
        { authorId: { type: 'string', title: '作者', 'x-ref': 'author' } },
      ),
    },
    at('/properties/authorId/x-ref', '平台的数据不能引用', 'entities/shelf.json'),
  ],
  [
    'a first record that refers to one before it',
    {
      'entities/shelf.json': {
        ...shelfOf({}, { aboveId: { type: 'string', title: '上级', 'x-ref': 'shelf' } }),
        required: ['aboveId'],
      },
    },
    at('/properties/aboveId/x-ref', '第一条记录', 'entities/shelf.json'),
  ],
  ['a save by nobody', call('save', { access: 'public' }), at('/x-operations/save/access', '没有登录的人不能修改')],
  [
    'a save without a required field',
    call('save', { fields: ['bookName'] }),
    at('/x-operations/save/fields', '没有人能新增'),
  ],
  [
    'an address of the server',
    edited('operations/desk.json', (content) => (content.operations.lend.http = 'GET /health')),
    at('/operations/lend/http', '系统自己的', 'operations/desk.json'),
  ],
  [
    'an address with a blank',
    menu((node) => Object.assign(node, { route: '/my books', screen: 'book.list' })),
    at('/a12/children/a12-m9.1/route', '只能由', 'modules.json'),
  ],
  [
    'the address of the log-in',
    menu((node) => Object.assign(node, { route: '/login', screen: 'book.list' })),
    at('/a12/children/a12-m9.1/route', '系统自己的', 'modules.json'),
  ],
  [
    'a dictionary with nothing to choose',
    {
      'dictionaries/other.json': {
        $schema: '../generated/meta/dictionary.json',
        $id: 'other',
        title: '另一个',
        values: [{ code: 'a', label: '甲', retired: true }],
      },
    },
    at('/values', '没有可以选的', 'dictionaries/other.json'),
  ],
  [
    'values below each other',
    {
      'dictionaries/other.json': {
        $schema: '../generated/meta/dictionary.json',
        $id: 'other',
        title: '另一个',
        values: [
          { code: 'a', label: '甲', parent: 'b' },
          { code: 'b', label: '乙', parent: 'a' },
        ],
      },
    },
    at('/values/0/parent', '成了一个圈', 'dictionaries/other.json'),
  ],

  // What a copy leaves behind.
  [
    'a copy that is said to bring a field',
    field({ ...text, 'x-copy': true }),
    at('/properties/extra/x-copy', '只能是 false'),
  ],
  [
    'a copy without what the server fills in',
    field({ ...text, readOnly: true, 'x-copy': false }),
    at('/properties/extra/x-copy', '不由人填写'),
  ],
  [
    'a copy without what no two records share',
    inBook((content) => (content.properties.isbn['x-copy'] = false)),
    at('/properties/isbn/x-copy', '不能重复'),
  ],
  [
    'a copy without a part of a list',
    inBook((content) => (content.properties.chapters.items.properties.isFree['x-copy'] = false)),
    at('/properties/chapters/items/properties/isFree/x-copy', '列表或对象里面'),
  ],
  [
    'a copy of what nobody saves',
    { 'entities/shelf.json': shelfOf({}, { note: { ...text, 'x-copy': false } }) },
    at('/properties/note/x-copy', '没有人能复制', 'entities/shelf.json'),
  ],

  // Which records a reference may name.
  [
    'a filter of what is no reference',
    field({ ...text, 'x-filter': { state: 'on' } }),
    at('/properties/extra/x-filter', '只能用于引用'),
  ],
  ['a filter that asks nothing', filter({}), at('/properties/extra/x-filter', '至少要有 1 项')],
  [
    'a filter by no field',
    filter({ stat: 'published' }),
    at('/properties/extra/x-filter/stat', '实体“book”没有字段“stat”，是不是“state”？'),
  ],
  ['a filter by a price', filter({ price: '10' }), at('/properties/extra/x-filter/price', '不能按“价格”限定')],
  ['a filter by a hidden field', filter({ secret: 'x' }), at('/properties/extra/x-filter/secret', '可以看到的')],
  [
    'a filter by no code',
    filter({ state: ['publish'] }),
    at('/properties/extra/x-filter/state', '是不是“published”？'),
  ],
  [
    'a filter by a calculation',
    filter({ state: { '==': [1, 1] } }),
    at('/properties/extra/x-filter/state', '只能写一个值'),
  ],
  [
    'a filter by a field without its record',
    filter({ kind: { var: 'kindWanted' } }),
    at('/properties/extra/x-filter/kind', 'record.字段'),
  ],
  [
    'a filter by no field of the record',
    filter({ kind: { var: 'record.kindWante' } }),
    at('/properties/extra/x-filter/kind', '是不是“kindWanted”？'),
  ],
  [
    'a filter by what it filters',
    filter({ authorId: { var: 'record.extra' } }),
    at('/properties/extra/x-filter/authorId', '不能用“extra”自己'),
  ],
  [
    'a filter by values that are never the same',
    filter({ authorId: { var: 'record.kindWanted' } }),
    at('/properties/extra/x-filter/authorId', '永远不会相同'),
  ],
  [
    'a filter of what a program offers',
    inBook((content) => {
      content['x-operations'].options = { does: 'book/portal' };
      content.properties.extra = {
        type: 'string',
        title: '同一套的书',
        'x-ref': 'book',
        'x-filter': { state: 'published' },
      };
    }),
    at('/properties/extra/x-filter', '由程序给出'),
  ],

  // Numbers that the server gives.
  [
    'a number of a number',
    field({ ...number, readOnly: true, 'x-series': { pattern: '{000}' } }),
    at('/properties/extra/x-series', '只能用于文字'),
  ],
  [
    'a number that people fill in',
    field({ ...text, 'x-series': { pattern: '{000}' } }),
    at('/properties/extra/x-series', '"readOnly": true'),
  ],
  ['a number without digits', series({ pattern: 'TS{yyyy}' }), at('/properties/extra/x-series/pattern', '缺少数字')],
  [
    'a number with digits twice',
    series({ pattern: '{000}-{00}' }),
    at('/properties/extra/x-series/pattern', '只能写一处'),
  ],
  [
    'a number of a year that is not there',
    series({ pattern: 'TS{YYYY}-{000}' }),
    at('/properties/extra/x-series/pattern', '是不是“{yyyy}”？'),
  ],
  [
    'a number of an open brace',
    series({ pattern: 'TS{yyyy-{000}' }),
    at('/properties/extra/x-series/pattern', '没有成对'),
  ],
  [
    'a number that is too long',
    series({ pattern: 'TUSHU{yyyy}{mm}{dd}-{000000000}' }),
    at('/properties/extra/maxLength', '有 23 个字符'),
  ],
  [
    'a number per no field',
    series({ pattern: '{000}', per: ['kinds'] }),
    at('/properties/extra/x-series/per/0', '是不是“kind”？'),
  ],
  [
    'a number per itself',
    series({ pattern: '{000}', per: ['extra'] }),
    at('/properties/extra/x-series/per/0', '它自己'),
  ],
  [
    'a number per what may be empty',
    series({ pattern: '{000}', per: ['authorId'] }),
    at('/properties/extra/x-series/per/0', '写进 required'),
  ],
  [
    'a number per price',
    series({ pattern: '{000}', per: ['price'] }),
    at('/properties/extra/x-series/per/0', '只能用保存为文字的字段'),
  ],
  ['a number without a pattern', series({ per: ['kind'] }), at('/properties/extra/x-series', '缺少“pattern”')],
  [
    'a number with a default',
    series({ pattern: '{000}' }, { default: '001' }),
    at('/properties/extra/default', '不能再写 default'),
  ],
  [
    'a number per kind that no two books share',
    inBook((content) => {
      content['x-entity'].unique = [['isbn'], ['extra']];
      content.properties.extra = { ...text, readOnly: true, 'x-series': { pattern: '{000}', per: ['kind'] } };
    }),
    at('/properties/extra/x-series/per', '编出相同的号'),
  ],
  [
    'a number of the platform',
    {
      'entities/shelf.json': shelfOf(
        { scope: 'platform' },
        { shelfNo: { ...text, readOnly: true, 'x-series': { pattern: '{000}' } } },
      ),
    },
    at('/properties/shelfNo/x-series', '平台的数据不能用', 'entities/shelf.json'),
  ],
  [
    'a number in a list',
    inBook((content) => {
      content.properties.chapters.items.properties.no = { ...text, readOnly: true, 'x-series': { pattern: '{00}' } };
    }),
    at('/properties/chapters/items/properties/no/x-series', '列表或对象里面'),
  ],

  // Former names.
  ['a former name that is the present one', field({ ...text, 'x-was': 'extra' }), at(formerField, '现在的名称')],
  ['a former name of a field that is there', field({ ...text, 'x-was': 'isbn' }), at(formerField, '字段“isbn”还在')],
  ['a former name of what every record has', field({ ...text, 'x-was': 'version' }), at(formerField, '本来就有')],
  [
    'two fields of one former name',
    inBook(({ properties }) => {
      properties.site['x-was'] = ['url', 'link'];
      properties.pages['x-was'] = 'link';
    }),
    at('/properties/site/x-was', '已经写成字段“pages”从前的名称'),
  ],
  [
    'two fields inside a list of one former name',
    inBook(({ properties: { chapters } }) => {
      chapters.items.properties.name['x-was'] = 'title';
      chapters.items.properties.isFree['x-was'] = 'title';
    }),
    at('/properties/chapters/items/properties/isFree/x-was', '已经写成字段“name”从前的名称'),
  ],
  [
    'a former name of what has none',
    inBook((content) => (content.properties.chapters.items['x-was'] = 'parts')),
    at('/properties/chapters/items/x-was', '没有名称'),
  ],
  [
    'a name that says which record this is',
    inBook((content) => {
      content['x-entity'].identity = ['chapters'];
      content.properties.chapters.items.properties.name['x-was'] = 'title';
    }),
    at('/properties/chapters/items/properties/name/x-was', '是否相同'),
  ],
  ['a former entity that is the present one', words({ was: 'book' }), at('/x-entity/was', '现在的名称')],
  ['a former entity that is there', words({ was: 'author' }), at('/x-entity/was', '实体“author”还在')],
  [
    'two entities of one former name',
    { ...words({ was: 'volume' }), 'entities/shelf.json': shelfOf({ was: ['rack', 'volume'] }) },
    at('/x-entity/was', '已经写成实体“book”从前的名称', 'entities/shelf.json'),
  ],
  [
    'a former code that is the present one',
    bookKindWas(0, 'sale'),
    at('/values/0/was', '现在的代码', 'dictionaries/bookKind.json'),
  ],
  [
    'a former code that is there, though retired',
    bookKindWas(0, 'old'),
    at('/values/0/was', '代码“old”还在', 'dictionaries/bookKind.json'),
  ],
  [
    'two values of one former code',
    edited('dictionaries/bookKind.json', ({ values }) => {
      values[0].was = 'lent';
      values[1].was = ['hired', 'lent'];
    }),
    at('/values/1/was', '已经写成“sale”从前的代码', 'dictionaries/bookKind.json'),
  ],
  [
    'a code that says which record this is',
    { ...words({ identity: ['kind'] }), ...bookKindWas(1, 'lent') },
    at('/values/1/was', '实体“book”靠这个字典的代码', 'dictionaries/bookKind.json'),
  ],
];

it('nothing is said of what is right', () => expect(problemsOf({})).toEqual([]));

it.each(mistakes)('%s', (_name, files, { file, pointer, says }) => {
  const problems = problemsOf(files);
  expect(problems).toContainEqual(expect.objectContaining({ file, pointer, reason: expect.stringContaining(says) }));
  // One mistake is one message, and none speaks of another file.
  expect(problems.map((each) => each.file)).toEqual(problems.map(() => file));
  expect(problems.length).toBeLessThanOrEqual(2);
  for (const { reason } of problems) expect(reason).toMatch(/[\u4e00-\u9fff]/);
});

it('the line is told', () => {
  expect(problemsOf({ 'entities/shelf.json': '{\n  "title": "书架",\n  "type": "object",\n}\n' })).toMatchObject([
    { line: 4 },
  ]);
  const [problem] = problemsOf(field({ ...text, 'x-dict': 'bookKinds' }));
  const line = JSON.stringify(
    { ...book, properties: { ...book.properties, extra: { ...text, 'x-dict': 'bookKinds' } } },
    undefined,
    2,
  )
    .split('\n')
    .findIndex((each) => each.includes('bookKinds'));
  expect(problem?.line).toBe(line + 1);
});

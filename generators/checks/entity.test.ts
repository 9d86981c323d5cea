/** The words of an entity. */
import theme from '#schemas/themes/default.json' with { type: 'json' };
import { at, edited, inBook, shelfOf, stops, text, words } from './testing.ts';

const refusal = (value: string | string[]) => ({ field: 'state', value, reason: 'bookName' });

stops([
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
  [
    'a label with markup',
    inBook((content) => {
      content.properties.intro = { type: 'string', title: '简介', 'x-widget': 'richText' };
      content['x-entity'].label = 'intro';
    }),
    at('/x-entity/label', '带格式的文字不能用来称呼记录'),
  ],
  ['an owner that is no field', words({ own: 'ownerId' }), at('/x-entity/own', '没有字段“ownerId”')],
  ['an order by no field', words({ sort: '-prise' }), at('/x-entity/sort', '是不是“price”？')],
  ['an order by what has none', words({ sort: 'chapters' }), at('/x-entity/sort', '不能按“chapters”排序')],
  ['a unique group with no field', words({ unique: [['isnb']] }), at('/x-entity/unique/0/0', '是不是“isbn”？')],
  ['an index over no field', words({ index: [['kind', 'stat']] }), at('/x-entity/index/0/1', '是不是“state”？')],
  ['a search in a number', words({ search: ['pages'] }), at('/x-entity/search/0', '保存为文字')],
  [
    'a search in a day',
    inBook((content) => {
      content.properties.extra = { type: 'string', title: '日子', format: 'date' };
      content['x-entity'].search = ['extra'];
    }),
    at('/x-entity/search/0', '保存为文字'),
  ],
  ['a search in what is hidden', words({ search: ['secret'] }), at('/x-entity/search/0', '可以看到')],
  [
    'a search in a reference to what is called by another record',
    {
      ...inBook((content) => {
        content.properties.shelfId = { type: 'string', title: '书架', 'x-ref': 'shelf' };
        content['x-entity'].search = ['shelfId'];
      }),
      'entities/shelf.json': shelfOf({ label: 'bookId' }, { bookId: { type: 'string', title: '书', 'x-ref': 'book' } }),
    },
    at('/x-entity/search/0', '不是自己的文字'),
  ],
  ['a search in stored codes', words({ search: ['kind'] }), at('/x-entity/search/0', '保存的是代码')],
  [
    'rows that are the same by no field',
    words({ importOnce: ['isbn13'] }),
    at('/x-entity/importOnce/0', '是不是“isbn”？'),
  ],
  [
    'rows that are the same by what no sheet has',
    words({ importOnce: ['isbn', 'state'] }),
    at('/x-entity/importOnce/1', '表中没有这个字段'),
  ],
  [
    'rows that are the same by what is left out of sheets',
    inBook((content) => {
      content.properties.isbn['x-excel'] = false;
      content['x-entity'].importOnce = ['isbn'];
      content.required = ['bookName', 'kind', 'dueDays'];
    }),
    at('/x-entity/importOnce/0', '表中没有这个字段'),
  ],
  [
    'rows that are the same by a list',
    words({ importOnce: ['chapters'] }),
    at('/x-entity/importOnce/0', '列表不能用来比较'),
  ],
  ...(['importOnce', 'importRefused'] as const).map((word): Parameters<typeof stops>[0][number] => [
    `${word} of what is not imported`,
    {
      'entities/shelf.json': shelfOf(
        word === 'importOnce' ? { importOnce: ['shelfName'] } : { importRefused: refusal('draft') },
        { state: { type: 'string', title: '状态', 'x-dict': 'bookState' } },
      ),
    },
    at(`/x-entity/${word}`, '"importExcel": {}', 'entities/shelf.json'),
  ]),
  [
    'what an import is refused by, of no dictionary',
    words({ importRefused: { field: 'isbn', value: 'refused', reason: 'isbn' } }),
    at('/x-entity/importRefused/field', '要取自字典'),
  ],
  [
    'what an import is refused by, of a value that is none',
    words({ importRefused: refusal('publishd') }),
    at('/x-entity/importRefused/value', '是不是“published”？'),
  ],
  [
    'one of two such values that is none',
    words({ importRefused: refusal(['published', 'x']) }),
    at('/x-entity/importRefused/value/1', '没有“x”'),
  ],
  [
    'what an import is refused by, of what every new record has',
    words({ importRefused: refusal('draft') }),
    at('/x-entity/importRefused/value', '默认值'),
  ],
  [
    'a reason that is a code',
    words({ importRefused: { ...refusal('published'), reason: 'kind' } }),
    at('/x-entity/importRefused/reason', '写给人看'),
  ],
  [
    'a reason that nobody sees',
    words({ importRefused: { ...refusal('published'), reason: 'secret' } }),
    at('/x-entity/importRefused/reason', '不显示'),
  ],
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
]);

/** Notices: whose data they speak of, for whom, with which names, and before which date. */
import { expect, it } from 'vitest';
import type { Json } from '../formats.ts';
import { at, edited, inBook, problemsOf, stops } from './testing.ts';

const file = 'notices/bookDue.json';
const here = (pointer: string, says: string) => at(pointer, says, file);

const bookDue = {
  $schema: '../generated/meta/notice.json',
  entity: 'book',
  to: { var: 'record.createdBy' },
  ways: ['message', 'mail'],
  title: '{bookName}',
  text: '请在 {publishedOn} 之前归还',
  before: { field: 'publishedOn', days: 3, where: { kind: 'loan' } },
};
const notice = (change: Record<string, Json | undefined>): Record<string, Json> => ({
  [file]: JSON.parse(JSON.stringify({ ...bookDue, ...change })) as Json,
});
/** The same with a step of books that names it. */
const ofStep = (change: Record<string, Json | undefined>, name = 'bookDue', asks?: Json): Record<string, Json> => ({
  ...notice({ before: undefined, ...change }),
  ...inBook((content) => {
    content['x-steps'] = {
      publish: {
        title: '发布',
        from: 'draft',
        to: 'published',
        code: 'a12-m9.1.3',
        notice: name,
        ...(asks && { asks }),
      },
    };
    content['x-operations'].step = {};
  }),
});

/** The same of books with a note that only some read. */
const secretly = (words: Record<string, Json>, change: Record<string, Json>): Record<string, Json> => ({
  ...notice(change),
  ...inBook((content) => (content.properties.note = { type: 'string', title: '备注', maxLength: 20, ...words })),
});

it('tells what is masked, masked', () => {
  expect(problemsOf(secretly({ 'x-read': 'a12-m9.1.1', 'x-mask': 'name' }, { text: '{note}' }))).toEqual([]);
});

it('is right before a date, and with a step that names it', () => {
  expect(problemsOf(notice({}))).toEqual([]);
  expect(problemsOf(ofStep({}))).toEqual([]);
  expect(problemsOf(notice({ attaches: 'book/pdf' }))).toEqual([]);
  const menu = edited('modules.json', ({ a12 }) => {
    Object.assign(a12.children['a12-m9.1'], { route: '/book', screen: 'book.list' });
  });
  for (const opens of ['/admin/book', '/admin/book/{id}', '/admin/book/{id}/detail?tab=a', '/auth-center/mock-exam'])
    expect([opens, problemsOf({ ...menu, ...notice({ opens }) })]).toEqual([opens, []]);
  const why: Json = { properties: { why: { type: 'string', title: '原因', maxLength: 20 } } };
  expect(problemsOf(ofStep({ text: '{why}' }, 'bookDue', why))).toEqual([]);
});

stops([
  ['about data there is not', notice({ entity: 'bok' }), here('/entity', '是不是“book”？')],
  ...(['title', 'text'] as const).map((word): Parameters<typeof stops>[0][number] => [
    `a field in its ${word} that not everybody reads`,
    secretly({ 'x-read': 'a12-m9.1.1' }, { [word]: '{note}' }),
    at(`/${word}`, '消息里总是空的', file),
  ]),
  ...(['title', 'text', 'opens'] as const).map((word): Parameters<typeof stops>[0][number] => [
    `a field in its ${word} that does not leave the server`,
    secretly({ 'x-hidden': true }, { [word]: '/admin/book?note={note}' }),
    here(`/${word}`, '“备注”不离开服务器'),
  ]),
  [
    'an address with what not everybody reads',
    secretly({ 'x-read': 'a12-m9.1.1', 'x-mask': 'name' }, { opens: '/admin/book?note={note}' }),
    here('/opens', '不能写在地址里'),
  ],
  ['to no field', notice({ to: { var: 'record.reader' } }), here('/to', '“record.reader”不存在')],
  ['to what is no user', notice({ to: { var: 'record.authorId' } }), here('/to', '没有人会收到')],
  ['to a date', notice({ to: [{ var: 'record.createdBy' }, { var: 'record.publishedOn' }] }), here('/to', '不是邮箱')],
  [
    'to a code, in one case',
    notice({ to: { if: [true, { var: 'record.createdBy' }, { var: 'record.kind' }] } }),
    here('/to', '没有人会收到'),
  ],
  ['to a user where nobody is', notice({ to: { var: 'user.userId' } }), here('/to', '没有当前用户')],
  ['by a way there is not', notice({ ways: ['sms'] }), here('/ways/0', 'message')],
  ['with a name of no field', notice({ title: '{bookNam}' }), here('/title', '是不是“bookName”？')],
  ['with a field of another record', notice({ text: '{authorId.authorName}' }), here('/text', '改为“{authorId}”')],
  ['opening what is elsewhere', notice({ opens: '//thief.cn/x' }), here('/opens', '')],
  [
    'opening a page there is not',
    notice({ opens: '/admin/bok/{id}/detail' }),
    here('/opens', '没有页面“/admin/bok/{id}/detail”'),
  ],
  ['opening what is neither app’s', notice({ opens: '/book/{id}' }), here('/opens', '要以 /admin/')],
  [
    'with a file that no handler gives',
    notice({ attaches: 'book/pdfs' }),
    here('/attaches', '没有处理程序“book/pdfs”，是不是“book/pdf”？'),
  ],
  ['with a file and no mail', notice({ attaches: 'book/pdf', ways: ['message'] }), here('/attaches', '只有邮件有附件')],
  ['with a file by its address', notice({ attaches: '/book/pdf' }), here('/attaches', '')],
  ['with several files', notice({ attaches: ['book/pdf'] }), here('/attaches', '')],
  ['with what a call does beside giving a file', notice({ attaches: 'book/lend' }), here('/attaches', '不给出文件')],
  ['with a field by its title', notice({ text: '还《{书名}》' }), here('/text', '它是标题，要写名称“bookName”')],
  [
    'with a field by its former name',
    {
      ...notice({ text: '{name}' }),
      ...inBook((content) => (content.properties.bookName['x-was'] = 'name')),
    },
    here('/text', '它已经改名为“bookName”'),
  ],
  ['with an open brace', notice({ text: '还 {bookName' }), here('/text', '花括号没有成对')],
  ['with the braces of Chinese texts', notice({ text: '还 ｛bookName｝' }), here('/text', '英文的 { }')],
  [
    'opening no page of learners',
    notice({ opens: '/auth-center/mock-exams?id={id}' }),
    here('/opens', '学习端没有页面“/auth-center/mock-exams”，是不是“/mock-exam”？'),
  ],
  ['opening an address with no field', notice({ opens: '/admin/book?id={ID}' }), here('/opens', '是不是“id”？')],
  [
    'before what is no date',
    notice({ before: { field: 'isbn', days: 1 } }),
    here('/before/field', '不是保存在数据里的日期'),
  ],
  [
    'before no field',
    notice({ before: { field: 'publishedAt', days: 1 } }),
    here('/before/field', '是不是“publishedOn”？'),
  ],
  ['hours before a day', notice({ before: { field: 'publishedOn', hours: 2 } }), here('/before/hours', '改用 days')],
  ['at no time before', notice({ before: { field: 'publishedOn' } }), here('/before', '正好写一个')],
  [
    'at two times before',
    notice({ before: { field: 'createdTime', days: 1, hours: 2 } }),
    here('/before', '正好写一个'),
  ],
  [
    'for records with a value there is not',
    notice({ before: { field: 'publishedOn', days: 1, where: { kind: 'lone' } } }),
    here('/before/where/kind', 'lone'),
  ],
  ['that nobody gets', notice({ before: undefined }), here('', '没有人会收到')],
  [
    'of a step there is none for',
    ofStep({ before: bookDue.before }, 'bookDu'),
    at('/x-steps/publish/notice', '是不是“bookDue”？'),
  ],
  [
    'of a step about other data',
    { ...ofStep({ entity: 'author', title: '书', text: '书', before: { field: 'createdTime', days: 1 } }) },
    at('/x-steps/publish/notice', '说的是“author”的数据'),
  ],
]);

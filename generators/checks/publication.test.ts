/** What learners see once it is published (rule S22). */
import { expect, it } from 'vitest';
import type { Json } from '../formats.ts';
import { at, edited, inBook, problemsOf, stops, words, type Edit } from './testing.ts';

const publication = { draft: 'draft', published: 'published', seen: '读者能看到' };
const published = (change: Record<string, Json>) => words({ publication: { ...publication, ...change } });
const unready = (when: Json) => published({ unready: { when, text: '还没有页数' } });
const publishedBook = (edit: Edit) =>
  inBook((content) => {
    content['x-entity'].publication = publication;
    edit(content);
  });
const openCall = (verb: string, change: Record<string, Json>) =>
  publishedBook((content) => {
    content['x-operations'][verb] = { access: 'signedIn', ...change };
  });

it('nothing is said of what is right', () => {
  for (const files of [
    unready({ '!': [{ var: 'pages' }] }),
    openCall('options', { where: { state: 'published' } }),
    openCall('options', { where: { state: ['published'] } }),
  ])
    expect(problemsOf(files)).toEqual([]);
});

stops([
  [
    'to a state that there is not',
    published({ published: 'nowhere' }),
    at('/x-entity/publication/published', '中没有“nowhere”'),
  ],
  [
    'to a state that no way leads to',
    published({ published: 'draft' }),
    at('/x-entity/publication', '没有从“draft”到“draft”'),
  ],
  [
    'to a state that nobody chooses any more',
    { ...published({}), ...edited('dictionaries/bookState.json', (content) => (content.values[1].retired = true)) },
    at('/x-entity/publication/published', '已停用'),
  ],
  [
    'a state that people fill in, and change for many',
    publishedBook((content) => delete content.properties.state.readOnly),
    at('/properties/state', '写上 "readOnly": true'),
  ],
  [
    'unready by a field that is not there',
    unready({ '!': [{ var: 'page' }] }),
    at('/x-entity/publication/unready/when', '是不是“pages”？'),
  ],
  [
    'unready by a field of steps',
    unready({ '!': [{ var: 'record.pages' }] }),
    at('/x-entity/publication/unready/when', '前面不加“record.”'),
  ],
  [
    'unready by what is hidden',
    unready({ '!': [{ var: 'secret' }] }),
    at('/x-entity/publication/unready/when', '“secret”不存在'),
  ],
  [
    'unready by no operation',
    unready({ nope: [{ var: 'pages' }] }),
    at('/x-entity/publication/unready/when', '没有“nope”这个运算'),
  ],
  ['unready always', unready(true), at('/x-entity/publication/unready/when', '总是一样')],
  [
    'unready by what a list does not have',
    inBook((content) => {
      content['x-entity'].publication = {
        ...publication,
        unready: { when: { '!': [{ var: 'pages' }] }, text: '没有' },
      };
      content['x-operations'].list = { fields: ['id', 'bookName', 'state', 'version'] };
    }),
    at('/x-entity/publication/unready/when', '列表没有“pages”'),
  ],
  [
    'drafts among the choices of anybody',
    openCall('options', {}),
    at('/x-operations/options/access', '"where": { "state": "published" }'),
  ],
  [
    'drafts in a list of anybody',
    openCall('list', { where: { kind: 'loan' } }),
    at('/x-operations/list/access', '没有发布的'),
  ],
  ['a draft by its id', openCall('get', {}), at('/x-operations/get/access', '改写权限编码 code')],
]);

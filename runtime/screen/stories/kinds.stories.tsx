import type { DetailScreen, ListScreen, ScreenField } from '#generators/formats.ts';
import { provideScreen } from '../screens.ts';
import { screenStory } from '../story.tsx';
import { everyKindForm, record } from './fixtures.ts';

/** Kinds that no entity of the product may have at the moment, in form, list and detail. */
export default { title: '通用界面/字段的种类' };

const fields: Record<string, ScreenField> = {
  certName: { kind: 'text', title: '名称', order: 0, width: 160 },
  share: { kind: 'percent', title: '通过率', order: 1, width: 100, align: 'right', isSortable: true },
  fee: {
    kind: 'money',
    title: '费用',
    order: 2,
    width: 140,
    align: 'right',
    isSortable: true,
    props: { currency: 'CNY' },
  },
  deposit: { kind: 'money', title: '押金', order: 3, width: 140, align: 'right', props: { currency: 'USD' } },
  opensAt: { kind: 'time', title: '开考时刻', order: 4, width: 110, isSortable: true },
  tint: { kind: 'color', title: '主题色', order: 5, width: 120 },
  papers: { kind: 'files', title: '材料', order: 6, width: 140, maxItems: 3 },
  photos: { kind: 'images', title: '照片', order: 7, width: 140 },
  courseIds: { kind: 'refList', title: '相关课程', order: 8, width: 200 },
};

const rows = [
  record('cert-1', {
    certName: '教育技术应用能力',
    share: 85.5,
    fee: 1234.5,
    deposit: -0.07,
    opensAt: '08:30:00',
    tint: '#1677ff',
    papers: ['/api/file/sample-1', '/api/file/sample-2'],
    photos: ['/api/file/sample-1', '/api/file/sample-2', '/api/file/sample-3'],
    courseIds: ['course-1', 'course-2'],
    courseIdsLabels: ['教育学基础', '信息技术与课程整合'],
  }),
  record('cert-2', {
    certName: '网络安全',
    share: 100,
    fee: 8_999_999_999.99,
    deposit: 50,
    opensAt: '23:59:59',
    tint: '#ffffff',
    papers: ['/api/file/sample-1'],
    photos: ['/api/file/sample-2'],
  }),
  record('cert-3', {
    certName: '空白的',
    share: null,
    fee: null,
    deposit: null,
    opensAt: null,
    tint: null,
    papers: null,
    photos: [],
    courseIds: [],
    courseIdsLabels: [],
  }),
];

const list: ListScreen = {
  kind: 'list',
  name: 'fixture.kindsList',
  title: '各种字段',
  load: 'cert.list',
  filters: {
    share: { kind: 'percent', title: '通过率', order: 1, isRange: true, props: { unit: '%' } },
    fee: { kind: 'money', title: '费用', order: 2, isRange: true, props: { currency: 'CNY', sign: '￥' } },
    opensAt: { kind: 'time', title: '开考时刻', order: 3, isRange: true },
  },
  columns: fields,
  toolbar: {},
  row: {},
  bulk: {},
};

/** A form as data, and what was filled in of it. */
const applyForm = {
  type: 'object',
  properties: {
    company: { type: 'string', title: '单位', maxLength: 50 },
    level: { type: 'string', title: '级别', enum: ['初级', '高级'] },
    isNew: { type: 'boolean', title: '首次参加' },
  },
  required: ['company'],
};
const asked: Record<string, ScreenField> = {
  applyForm: { kind: 'schema', title: '报名表', order: 20, isWide: true },
  answers: { kind: 'answers', title: '报名内容', order: 21, isWide: true },
};

const detail: DetailScreen = {
  kind: 'detail',
  name: 'fixture.kindsDetail',
  title: '各种字段',
  load: 'cert.get',
  opens: 'page',
  groups: { main: { title: '基本信息', order: 0 } },
  fields: Object.fromEntries(
    Object.entries({ ...fields, ...asked }).map(([name, field]) => [name, { ...field, group: 'main' }]),
  ),
  toolbar: {},
};

for (const screen of [list, detail, everyKindForm('fixture.kindsForm')]) provideScreen(screen);

const answers = {
  'cert.list': () => ({ rows, total: rows.length }),
  'cert.get': () => ({
    ...rows[0],
    applyForm,
    answers: { company: '教育学院', level: '高级', isNew: true },
    answersSchema: applyForm,
  }),
};

export const 列表 = screenStory({ screen: 'fixture.kindsList', answers });
export const 详情 = screenStory({ screen: 'fixture.kindsDetail', params: { id: 'cert-1' }, answers });
export const 表单 = screenStory({ screen: 'fixture.kindsForm' });

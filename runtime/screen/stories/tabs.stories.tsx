import type { StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { DetailScreen, FormScreen } from '#generators/formats.ts';
import { provideScreen } from '../screens.ts';
import { screenStory } from '../story.tsx';
import { record } from './fixtures.ts';

export default { title: '通用界面/页签与步骤' };

/** Lists and forms come in parts of their own. */
const patience = { timeout: 20_000 };

const cert = record('cert-1', {
  certName: '网络安全证书',
  certCode: 'NET-1',
  level: 'junior',
  examMinutes: 60,
  passScore: 60,
  validityYears: 3,
  isHot: false,
  state: 'draft',
  summary: '入门',
  description: '<p>介绍</p>',
  reviewedTime: '2024-05-02 10:00:00',
});

const groups = {
  base: { title: '基本信息', order: 1, tab: 'base' },
  exam: { title: '考试与有效期', order: 2, tab: 'exam' },
};

const form: FormScreen = {
  kind: 'form',
  name: 'fixture.tabsForm',
  title: '证书',
  load: 'cert.get',
  save: 'cert.save',
  opens: 'page',
  columns: 3,
  groups,
  tabs: { base: { title: '基本信息', order: 1 }, exam: { title: '考试', help: '用于正式考试。', order: 2 } },
  fields: {
    certName: { kind: 'text', title: '证书名称', order: 1, group: 'base', isRequired: true },
    certCode: { kind: 'text', title: '证书编码', order: 2, group: 'base', isRequired: true },
    level: { kind: 'dict', title: '等级', order: 3, group: 'base', dict: 'certLevel' },
    summary: { kind: 'text', title: '一句话简介', order: 4, group: 'base', isWide: true },
    examMinutes: { kind: 'integer', title: '考试时长（分钟）', order: 5, group: 'exam', isRequired: true },
    passScore: { kind: 'number', title: '合格分数', order: 6, group: 'exam', isRequired: true },
    validityYears: { kind: 'integer', title: '有效期（年）', order: 7, group: 'exam' },
  },
};

const detail: DetailScreen = {
  kind: 'detail',
  name: 'fixture.tabsDetail',
  title: '证书详情',
  entity: 'cert',
  load: 'cert.get',
  opens: 'page',
  groups,
  fields: form.fields,
  toolbar: {},
  tabs: {
    base: { title: '基本信息', order: 1 },
    exam: { title: '考试', order: 2 },
    questions: { title: '试题', screen: 'question.list', by: 'certId', order: 3 },
    history: { title: '修改历史', kind: 'timeline', order: 4 },
  },
  progress: {
    field: 'state',
    dict: 'questionState',
    path: ['draft', 'published'],
    times: { draft: 'createdTime', published: 'reviewedTime' },
    branches: { retired: ['published'] },
  },
};

for (const screen of [form, { ...form, name: 'fixture.stepsForm', isStepped: true }, detail]) provideScreen(screen);

const history = {
  rows: [
    {
      id: 'history-2',
      recordVersion: 2,
      action: 'updated',
      step: { title: '通过', said: [{ title: '意见', value: '材料齐全' }] },
      changes: { passScore: [50, 60] },
      createdTime: '2024-05-02 10:00:00',
      createdBy: 'user-01',
      createdByLabel: '李老师',
    },
    {
      id: 'history-1',
      recordVersion: 1,
      action: 'created',
      changes: null,
      createdTime: '2024-05-01 09:30:00',
      createdBy: 'user-01',
      createdByLabel: '李老师',
    },
  ],
  total: 2,
};
const answers = { 'cert.get': () => ({ ...cert, state: 'published' }), 'cert.history': () => history };

/** Fields, a list and the history, each when its tab is opened; arrow keys go along the tabs. */
export const 详情: StoryObj = {
  ...screenStory({ screen: 'fixture.tabsDetail', params: { id: 'cert-1' }, answers }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const first = await canvas.findByRole('tab', { name: '基本信息' }, patience);
    await expect(canvas.getByText('网络安全证书')).toBeVisible();
    first.focus();
    await userEvent.keyboard('{ArrowLeft}{Enter}');
    await expect(await canvas.findByRole('heading', { name: /通过/ }, patience)).toBeVisible();
    await expect(canvas.getByText('材料齐全')).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: /试题/ }));
    await expect(await canvas.findByRole('button', { name: /新增试题/ }, patience)).toBeVisible();
  },
};

/** A state beside the path stands where it was left. */
export const 离开了主要的路: StoryObj = {
  ...screenStory({
    screen: 'fixture.tabsDetail',
    params: { id: 'cert-1' },
    answers: { ...answers, 'cert.get': () => ({ ...cert, state: 'retired' }) },
  }),
  play: async ({ canvasElement }) => {
    const steps = await within(canvasElement).findByRole('list', { name: '进展' }, patience);
    await expect(await within(steps).findByText('已停用', {}, patience)).toBeVisible();
    await expect(within(steps).getAllByRole('listitem')).toHaveLength(3);
  },
};

/** All tabs are checked; the first with something wrong opens, and each says how much. */
export const 表单: StoryObj = {
  ...screenStory({ screen: 'fixture.tabsForm' }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByRole('textbox', { name: /证书名称/ }, patience), '网络安全证书');
    await userEvent.type(canvas.getByRole('textbox', { name: /证书编码/ }), 'NET-1');
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
    await expect(await canvas.findByRole('tab', { name: /考试/, selected: true }, patience)).toBeVisible();
    await expect(canvas.getByRole('img', { name: '有 2 处需要修改' })).toBeVisible();
  },
};

/** A new record is filled in step by step. */
export const 分步填写: StoryObj = {
  ...screenStory({ screen: 'fixture.stepsForm' }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const next = await canvas.findByRole('button', { name: '下一步' }, patience);
    await userEvent.click(next);
    await expect(await canvas.findByText('请填写证书名称')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: /证书名称/ }), '网络安全证书');
    await userEvent.type(canvas.getByRole('textbox', { name: /证书编码/ }), 'NET-1');
    await userEvent.click(next);
    await expect(await canvas.findByRole('spinbutton', { name: /合格分数/ })).toBeVisible();
    await expect(canvas.queryByText('请填写合格分数')).toBeNull();
  },
};

import type { StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { screenStory } from '../story.tsx';
import { record } from './fixtures.ts';

export default { title: '通用界面/情形' };

/** Drawers and dialogs stand beside the story, not in it. */
const body = within(document.body);
/** Lists and forms come in parts of their own. */
const patience = { timeout: 20_000 };

const base = record('cert-1', {
  certName: '网络安全证书',
  certCode: 'NET-1',
  level: 'junior',
  examMinutes: 60,
  passScore: 60,
  validityYears: 3,
  isHot: false,
  state: 'on',
  summary: '入门',
  description: '<p>介绍</p>',
  cover: null,
  positionId: null,
});

/** Somebody saved while the form was open: both versions are shown, and one is chosen for each field. */
export const 保存时冲突: StoryObj = {
  ...screenStory({
    screen: 'cert.form',
    params: { id: 'cert-1' },
    samples: { cert: [{ ...base, version: 2, certName: '网络与信息安全证书', passScore: 70 }] },
    answers: { 'cert.get': () => base },
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const name = await canvas.findByRole('textbox', { name: /证书名称/ }, patience);
    await userEvent.clear(name);
    await userEvent.type(name, '网络安全工程证书');
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
    const dialog = within(await body.findByRole('dialog', {}, patience));
    await expect(await dialog.findByText('网络与信息安全证书')).toBeInTheDocument();
    await expect(dialog.getByText('网络安全工程证书')).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('radio', { name: '证书名称 对方的' }));
    await expect(dialog.getByRole('radio', { name: '证书名称 对方的' })).toBeChecked();
  },
};

/** Members are chosen from the list of persons, some of them or all that match. */
export const 添加成员: StoryObj = {
  ...screenStory({ screen: 'department.detail', samples: { deptMember: [] } }),
  play: async ({ canvasElement }) => {
    const members = within(await within(canvasElement).findByRole('region', { name: '成员' }, patience));
    const [add] = await members.findAllByRole('button', { name: /添加$/ }, patience);
    if (add) await userEvent.click(add);
    const dialog = within(await body.findByRole('dialog', { name: '添加人员' }, patience));
    const [first, second] = (await dialog.findAllByRole('checkbox', {}, patience)).slice(1);
    for (const box of [first, second]) if (box) await userEvent.click(box);
    await userEvent.click(dialog.getByRole('button', { name: '添加 2 个' }));
    await expect(await body.findByText('已添加 2 个', {}, patience)).toBeInTheDocument();
    await waitFor(() => expect(members.getAllByRole('row')).toHaveLength(3), patience);
  },
};

/** A workbook with bad rows: what is wrong stands cell by cell, and the good rows can be imported without them. */
export const 导入有错误: StoryObj = {
  ...screenStory({ screen: 'cert.list' }),
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: /导入$/ }, patience));
    await body.findByRole('dialog', {}, patience);
    const input = await waitFor(() => {
      const found = document.querySelector<HTMLInputElement>('[role=dialog] input[type=file]');
      if (!found) throw new Error('no place for the file');
      return found;
    }, patience);
    await userEvent.upload(input, new File(['rows'], '证书.xlsx'), { applyAccept: false });
    const dialog = within(body.getByRole('dialog'));
    await expect(await dialog.findByRole('table', {}, patience)).toBeInTheDocument();
    await expect(dialog.getByRole('button', { name: /导入.*43/ })).toBeEnabled();
  },
};

/** What happened to a record, newest first. */
export const 修改历史: StoryObj = {
  ...screenStory({
    screen: 'cert.form',
    params: { id: 'cert-1' },
    samples: { cert: [base] },
    answers: {
      'cert.history': () => ({
        rows: [
          {
            id: 'history-2',
            recordVersion: 2,
            action: 'updated',
            changes: { certName: ['网络证书', '网络安全证书'], passScore: [50, 60], level: ['middle', 'junior'] },
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
      }),
    },
  }),
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: /修改历史/ }, patience));
    await expect(await body.findByText('网络证书', {}, patience)).toBeInTheDocument();
    await expect(body.getAllByText(/李老师/)).toHaveLength(2);
  },
};

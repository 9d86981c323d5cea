import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { fieldStory } from '../story.tsx';
import { CodeTree } from './CodeTree.tsx';

export default { title: '管理端/部件/权限树' } satisfies Meta;

const base = { part: CodeTree, title: '权限', value: ['a12', 'a12-m2', 'a12-m2.1', 'a12-m2.1.1'] };

export const 编辑: StoryObj = fieldStory(base);
export const 只读: StoryObj = fieldStory({ ...base, isReadOnly: true });
export const 全部收起: StoryObj = {
  ...fieldStory(base),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '全部收起' }));
    await expect(canvas.queryByText('证书管理')).toBeNull();
  },
};

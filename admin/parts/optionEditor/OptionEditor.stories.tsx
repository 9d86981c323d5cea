import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { fieldStory } from '../story.tsx';
import { OptionEditor } from './OptionEditor.tsx';

export default { title: '管理端/部件/选项' } satisfies Meta;

const options = [
  { content: '路由器', isAnswer: true },
  { content: '$$x^2+1$$', isAnswer: false },
  { content: '防火墙', isAnswer: false },
];
const base = { part: OptionEditor, title: '选项', value: options, record: { type: 'single' } };

export const 单选: StoryObj = fieldStory(base);
export const 多选: StoryObj = fieldStory({ ...base, record: { type: 'multiple' } });
export const 判断: StoryObj = fieldStory({ ...base, value: [], record: { type: 'judgment' } });
export const 只读: StoryObj = fieldStory({ ...base, isReadOnly: true });
export const 有错误: StoryObj = fieldStory({
  ...base,
  value: [...options, { content: '', isAnswer: false }],
  errors: [{ path: '/3/content', message: '请填写选项 D 的内容' }],
});
export const 添加一个选项: StoryObj = {
  ...fieldStory(base),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: /添加选项/ }));
    await userEvent.type(canvas.getByRole('textbox', { name: '选项 D' }), '网线');
    await userEvent.click(canvas.getByRole('button', { name: '上移选项 D' }));
    await expect(canvas.getByRole('textbox', { name: '选项 C' })).toHaveValue('网线');
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { fieldStory } from '../story.tsx';
import { AnswerEditor } from './AnswerEditor.tsx';

export default { title: '管理端/部件/答案' } satisfies Meta;

const blanks = {
  part: AnswerEditor,
  title: '答案',
  value: [{ anyOf: ['32', '三十二'] }, { anyOf: ['3.14'], tolerance: 0.01 }],
  record: { type: 'blank', title: '<p>IPv4 地址有 ____ 位，圆周率约为 ____。</p>' },
};
const code = {
  ...blanks,
  value: [{ anyOf: ['def total(numbers):\n    return sum(numbers)'] }],
  record: { type: 'long', format: 'code' },
};

export const 填空: StoryObj = fieldStory(blanks);
export const 填空有错误: StoryObj = fieldStory({
  ...blanks,
  value: [{ anyOf: [''] }, { anyOf: ['3.14'], tolerance: -1 }],
  errors: [
    { path: '/0/anyOf/0', message: '请填写第 1 空的答案' },
    { path: '/1/tolerance', message: '误差不能小于 0' },
  ],
});
export const 简答: StoryObj = fieldStory({
  ...blanks,
  value: [{ anyOf: ['去重、处理缺失值、统一格式'] }],
  record: { type: 'short' },
});
export const 代码: StoryObj = fieldStory(code);
export const 只读: StoryObj = fieldStory({ ...blanks, isReadOnly: true });
export const 只读的代码: StoryObj = fieldStory({ ...code, isReadOnly: true });

import type { Meta, StoryObj } from '@storybook/react-vite';
import { CodeText } from './CodeText.tsx';
import './question.css';

export default { title: '学员端/题目/代码', parameters: { app: 'learner' } } satisfies Meta;

export const 保留缩进: StoryObj = {
  render: () => <CodeText code={'def total(numbers):\n    return sum(n for n in numbers if n % 2 == 0)'} />,
};
export const 一行很长: StoryObj = { render: () => <CodeText code={`result = ${'value + '.repeat(60)}0`} /> };

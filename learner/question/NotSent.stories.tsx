import type { Meta, StoryObj } from '@storybook/react-vite';
import { NotSent } from './NotSent.tsx';
import './question.css';

export default { title: '学员端/题目/没有提交成功', parameters: { app: 'learner' } } satisfies Meta;

export const 网络不通: StoryObj = {
  render: () => <NotSent error={{ message: '网络不通，请检查网络后重试' }} onRetry={() => undefined} />,
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { ErrorBox } from './ErrorBox.tsx';

export default { title: '学员端/部件/出错提示', parameters: { app: 'learner' } } satisfies Meta;

export const 可以重试: StoryObj = {
  render: () => <ErrorBox error={{ message: '网络不通，请检查网络后重试' }} onRetry={() => undefined} />,
};
export const 不能重试: StoryObj = { render: () => <ErrorBox error={{ message: '这份试卷已经交卷' }} /> };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from './Button.tsx';

export default { title: '学员端/部件/按钮', parameters: { app: 'learner' } } satisfies Meta;

export const 各种按钮: StoryObj = {
  render: () => (
    <p>
      <Button kind="primary">开始练习</Button> <Button>返回</Button> <Button kind="quiet">收起</Button>
    </p>
  ),
};
export const 不可用: StoryObj = {
  render: () => (
    <Button kind="primary" disabled>
      提交
    </Button>
  ),
};

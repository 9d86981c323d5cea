import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from './Button.tsx';
import { Empty } from './Empty.tsx';

export default { title: '学员端/部件/空状态', parameters: { app: 'learner' } } satisfies Meta;

export const 有下一步: StoryObj = {
  render: () => <Empty text="还没有收藏的题目" action={<Button kind="primary">去练习</Button>} />,
};
export const 只有说明: StoryObj = { render: () => <Empty text="没有找到符合条件的证书" /> };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { Avatar } from './Avatar.tsx';

export default { title: '学员端/部件/头像', parameters: { app: 'learner' } } satisfies Meta;

export const 图片: StoryObj = { render: () => <Avatar src="/api/file/sample-1" name="王同学" size={64} /> };
export const 没有图片: StoryObj = { render: () => <Avatar name="王同学" size={64} /> };
export const 图片没有加载出来: StoryObj = { render: () => <Avatar src="data:image/png," name="王同学" size={64} /> };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { Skeleton } from './Skeleton.tsx';

export default { title: '学员端/部件/骨架', parameters: { app: 'learner' } } satisfies Meta;

export const 六行: StoryObj = { render: () => <Skeleton lines={6} /> };

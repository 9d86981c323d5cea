import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProofProgress } from './ProofProgress.tsx';

export default { title: '学员端/部件/安全验证', parameters: { app: 'learner' } } satisfies Meta;

export const 进行中: StoryObj = {
  render: () => <ProofProgress proof={{ progress: 0.4, cancel: () => undefined }} />,
};

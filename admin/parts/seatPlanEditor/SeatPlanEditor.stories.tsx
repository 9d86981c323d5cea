import type { Meta, StoryObj } from '@storybook/react-vite';
import { fieldStory } from '../story.tsx';
import { SeatPlanEditor } from './SeatPlanEditor.tsx';

export default { title: '管理端/部件/座位图' } satisfies Meta;

const base = { part: SeatPlanEditor, title: '座位图', value: ['ssss-ssss', 'ssss-sssx', 'ssss-ssss', 'aass-ssss'] };

export const 编辑: StoryObj = fieldStory(base);
export const 很大的考场: StoryObj = fieldStory({
  ...base,
  value: Array.from({ length: 20 }, () => 'ssssssssss-ssssssssss-ssssssssss'),
});
export const 只读: StoryObj = fieldStory({ ...base, isReadOnly: true });

import type { Meta, StoryObj } from '@storybook/react-vite';
import { fieldStory } from '../story.tsx';
import { StemEditor } from './StemEditor.tsx';

export default { title: '管理端/部件/题干' } satisfies Meta;

const lines = [
  '1. 方程 $$x^2=4$$ 的正根是（　）',
  'A. 1',
  'B. 2',
  'C. 3',
  'D. 4',
  '答案：B',
  '解析：两个根是 2 和 -2。',
];
const base = { part: StemEditor, title: '题干', value: '', record: { type: 'single' } };
const html = (texts: readonly string[]): string => texts.map((text) => `<p>${text}</p>`).join('');

export const 整道选择题: StoryObj = fieldStory({ ...base, pasted: html(lines) });
export const 没有认出答案: StoryObj = fieldStory({ ...base, pasted: html(lines.slice(0, 5)) });
export const 填空题: StoryObj = fieldStory({ ...base, pasted: html(['首都是____。', '答案：北京|首都', '解析：略']) });

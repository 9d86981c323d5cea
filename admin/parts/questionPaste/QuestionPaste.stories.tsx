import type { Meta, StoryObj } from '@storybook/react-vite';
import { PasteDialog } from './PasteDialog.tsx';
import { texts } from './texts.ts';

export default { title: '管理端/部件/粘贴试题' } satisfies Meta;

const dialog = (text: string): StoryObj => ({
  render: () => <PasteDialog text={text} onClose={() => undefined} onImported={() => undefined} />,
});

export const 还没有文字 = dialog('');
export const 都读懂了 = dialog(texts.sample);
export const 有缺和没有读懂的 = dialog(
  '题库\n\n1. 最小的质数是（　）\nA. 1\nB. 2\n2. 为什么？\n3. 看【图片】\nA. 甲\nB. 乙\n答案：A',
);

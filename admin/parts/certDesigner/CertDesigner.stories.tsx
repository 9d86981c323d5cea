import type { Meta, StoryObj } from '@storybook/react-vite';
import { offeredDesigns } from '#runtime/core/certificate/designs.ts';
import { fieldStory } from '../story.tsx';
import { CertDesigner } from './CertDesigner.tsx';

export default { title: '管理端/部件/证书版面' } satisfies Meta;

const [classic, portrait] = offeredDesigns;
const base = { part: CertDesigner, title: '版面', value: classic.layout, record: { ...classic } };

export const 编辑: StoryObj = fieldStory(base);
export const 新的模板: StoryObj = fieldStory({ ...base, value: [], record: {} });
export const 竖版: StoryObj = fieldStory({ ...base, value: portrait?.layout, record: { ...portrait } });
export const 有问题的版面: StoryObj = fieldStory({
  ...base,
  value: [
    { kind: 'text', x: 48, y: 24, width: 201, height: 20, text: '{姓名}', size: 40 },
    { kind: 'qr', x: 140, y: 100, width: 12, height: 12 },
    { kind: 'picture', x: 145, y: 105, width: 40, height: 40 },
  ],
  errors: [{ path: '/1/width', message: '宽不能小于 15' }],
});
export const 只读: StoryObj = fieldStory({ ...base, isReadOnly: true });

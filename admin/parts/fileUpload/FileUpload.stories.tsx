import type { Meta, StoryObj } from '@storybook/react-vite';
import { FileUpload } from './FileUpload.tsx';

export default { title: '管理端/部件/上传文件' } satisfies Meta;

export const 选择文件: StoryObj = {
  render: () => <FileUpload rows={[]} conditions={{}} onClose={() => undefined} reload={() => undefined} />,
};

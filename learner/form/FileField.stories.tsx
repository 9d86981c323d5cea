import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { FileField, type FileFieldProps } from './FileField.tsx';

export default { title: '学员端/部件/文件', parameters: { app: 'learner' } } satisfies Meta;

function Proof({ value = '', ...rest }: Partial<FileFieldProps>) {
  const [address, setAddress] = useState(value);
  return <FileField label="学历证明" value={address} onChange={setAddress} {...rest} />;
}

export const 默认: StoryObj = { render: () => <Proof help="毕业证书或学籍证明的扫描件" /> };
export const 已有文件: StoryObj = {
  render: () => <Proof value="/api/file/sample-1" file={{ name: '毕业证书.pdf', size: 1_250_000 }} />,
};
export const 不知名称: StoryObj = { render: () => <Proof value="/api/file/sample-1" /> };
export const 有错误: StoryObj = { render: () => <Proof error="请上传学历证明" /> };

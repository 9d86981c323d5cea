import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { PhotoField, type PhotoFieldProps } from './PhotoField.tsx';

export default { title: '学员端/部件/照片', parameters: { app: 'learner' } } satisfies Meta;

function Photo({ value = '', ...rest }: Partial<PhotoFieldProps>) {
  const [address, setAddress] = useState(value);
  return <PhotoField label="一寸免冠照片" value={address} onChange={setAddress} {...rest} />;
}

const picture = { width: 295, height: 413 };

export const 默认: StoryObj = {
  render: () => <Photo picture={picture} help="白底，近六个月内拍摄" />,
};
export const 已有照片: StoryObj = { render: () => <Photo picture={picture} value="/api/file/sample-1" /> };
export const 不限尺寸: StoryObj = { render: () => <Photo label="现场照片" /> };
export const 有错误: StoryObj = { render: () => <Photo picture={picture} error="请上传一寸免冠照片" /> };

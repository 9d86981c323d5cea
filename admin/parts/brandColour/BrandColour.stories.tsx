import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Input } from 'antd';
import { useState } from 'react';
import { BrandColour } from './BrandColour.tsx';

export default { title: '管理端/部件/主题色' } satisfies Meta;

/** With a bare box in place of the field's own widget. */
function Stage({ colour, orgName = '远航职业能力评价院' }: { colour: string; orgName?: string }) {
  const [value, setValue] = useState(colour);
  return (
    <BrandColour
      value={value}
      onChange={() => undefined}
      field={{ kind: 'color', title: '主题色', order: 1 }}
      record={{ orgName, portalLogoUrl: '', faviconUrl: '' }}
      setRecord={() => undefined}
      isReadOnly={false}
      errors={[]}
      widget={<Input aria-label="主题色" value={value} onChange={(event) => setValue(event.target.value)} />}
    />
  );
}

const story = (colour: string, orgName?: string): StoryObj => ({
  render: () => <Stage colour={colour} {...(orgName !== undefined && { orgName })} />,
});

export const 没有填写 = story('');
export const 处处看得清 = story('#0a5c40');
export const 太浅 = story('#ffd400');
export const 太深 = story('#001060');
export const 白色 = story('#ffffff');
export const 很长的名称 = story('#8a0030', '中国西部职业教育与终身学习能力评价研究院（测试机构）');
export const 边填边看: StoryObj = {
  ...story(''),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByRole('textbox', { name: '主题色' }), '#ffd400');
    await expect(await canvas.findByText(/^浅色：按钮用/)).toBeInTheDocument();
  },
};

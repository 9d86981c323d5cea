import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Pager } from './Pager.tsx';

export default { title: '学员端/部件/分页', parameters: { app: 'learner' } } satisfies Meta;

function Pages({ from }: { from: number }) {
  const [pageNum, setPageNum] = useState(from);
  return <Pager pageNum={pageNum} pageSize={10} total={243} onChange={setPageNum} />;
}

export const 第一页: StoryObj = { render: () => <Pages from={1} /> };
export const 最后一页: StoryObj = { render: () => <Pages from={25} /> };
export const 翻到下一页: StoryObj = {
  render: () => <Pages from={12} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '下一页' }));
    await expect(canvas.getByRole('button', { current: 'page' })).toHaveTextContent('13');
  },
};

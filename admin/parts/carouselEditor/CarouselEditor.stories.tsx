import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { CallError } from '#runtime/core/errors.ts';
import { CarouselEditor } from './CarouselEditor.tsx';

export default { title: '管理端/部件/轮播图' } satisfies Meta;

export const 三张图: StoryObj = { render: () => <CarouselEditor /> };
export const 还没有轮播图: StoryObj = {
  render: () => <CarouselEditor />,
  parameters: { screen: { samples: { carouselImage: [] } } },
};
export const 加载失败: StoryObj = {
  render: () => <CarouselEditor />,
  parameters: {
    screen: {
      answers: {
        'carouselImage.list': () => {
          throw new CallError({ kind: 'server', code: 500, status: 500, message: '系统异常，请稍后再试' });
        },
      },
    },
  },
};
export const 添加: StoryObj = {
  render: () => <CarouselEditor />,
  parameters: { screen: { samples: { carouselImage: [] } } },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: /添加轮播图/ }));
    await expect(await within(document.body).findByRole('dialog', { name: '添加轮播图' })).toBeInTheDocument();
  },
};

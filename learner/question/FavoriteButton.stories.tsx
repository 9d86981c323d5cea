import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { CallError } from '#runtime/core/errors.ts';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { FavoriteButton } from './FavoriteButton.tsx';

export default { title: '学员端/题目/收藏', parameters: { app: 'learner' } } satisfies Meta;

function Star() {
  const [isFavorite, setIsFavorite] = useState(false);
  return <FavoriteButton questionId="question-1" certCode="NET-1" isFavorite={isFavorite} onChange={setIsFavorite} />;
}

export const 收藏一题: StoryObj = {
  render: () => <Star />,
  play: async ({ canvasElement }) => {
    const star = await within(canvasElement).findByRole('button', { name: '收藏' });
    await userEvent.click(star);
    await expect(star).toHaveAttribute('aria-pressed', 'true');
  },
};

export const 服务器拒绝时退回: StoryObj = {
  render: () => <Star />,
  parameters: {
    screen: {
      answers: {
        'favorite.add': () => {
          throw new CallError({ kind: 'server', code: 500, status: 500, message: '系统异常，请稍后再试' });
        },
      },
    },
  },
  play: async ({ canvasElement }) => {
    const star = await within(canvasElement).findByRole('button', { name: '收藏' });
    await userEvent.click(star);
    await waitFor(() => expect(star).toHaveAttribute('aria-pressed', 'false'));
  },
};

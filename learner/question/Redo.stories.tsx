import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { errorWithoutReply } from '#runtime/core/errors.ts';
import { Redo } from './Redo.tsx';
import { reviewOf, singleChoice } from './testing.ts';

export default { title: '学员端/题目/原地重做', parameters: { app: 'learner' } } satisfies Meta;

const choose = async (canvasElement: HTMLElement): Promise<void> => {
  const canvas = within(canvasElement);
  await userEvent.click(await canvas.findByRole('radio', { name: /路由器/ }));
  await userEvent.click(canvas.getByRole('button', { name: '检查答案' }));
};

export const 答对: StoryObj = {
  render: () => <Redo question={singleChoice} certCode="NET-1" />,
  parameters: {
    screen: { answers: { 'practice.isTrue': () => reviewOf({ isCorrect: true, correctOptions: [1] }) } },
  },
  play: async ({ canvasElement }) => {
    await choose(canvasElement);
    await expect(await within(canvasElement).findByText(/回答正确/)).toBeVisible();
  },
};

export const 没有提交成功: StoryObj = {
  render: () => <Redo question={singleChoice} certCode="NET-1" />,
  parameters: {
    screen: {
      answers: {
        'practice.isTrue': () => {
          throw errorWithoutReply('network');
        },
      },
    },
  },
  play: async ({ canvasElement }) => {
    await choose(canvasElement);
    await expect(await within(canvasElement).findByRole('alert')).toBeVisible();
  },
};

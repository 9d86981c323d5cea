import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import './question.css';
import { SelfJudge } from './SelfJudge.tsx';

export default { title: '学员端/题目/自己判断', parameters: { app: 'learner' } } satisfies Meta;

function Judge() {
  const [verdict, setVerdict] = useState<boolean | null>(null);
  return (
    <SelfJudge
      questionId="question-5"
      verdict={verdict}
      onJudged={({ selfVerdict }) => setVerdict(selfVerdict ?? null)}
    />
  );
}

export const 判为答对: StoryObj = {
  render: () => <Judge />,
  parameters: { screen: { answers: { 'practice.selfJudge': () => ({ selfVerdict: true }) } } },
  play: async ({ canvasElement }) => {
    const right = await within(canvasElement).findByRole('button', { name: /我答对了/ });
    await userEvent.click(right);
    await waitFor(() => expect(right).toHaveAttribute('aria-pressed', 'true'));
  },
};

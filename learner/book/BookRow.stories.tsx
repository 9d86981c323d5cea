import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '#learner/parts/Button.tsx';
import './book.css';
import { BookRow } from './BookRow.tsx';
import { multipleChoice } from '../question/testing.ts';

export default { title: '学员端/题目/题本中的一题', parameters: { app: 'learner' } } satisfies Meta;

function Row({ isHeld }: { isHeld: boolean }) {
  return (
    <ul className="book-list">
      <BookRow
        question={multipleChoice}
        certCode="NET-1"
        certName="网络安全证书"
        facts={['错 3 次', '2024-05-01 练习']}
        openText="重做"
        isHeld={isHeld}
      >
        <Button kind="quiet">移出</Button>
      </BookRow>
    </ul>
  );
}

export const 收起: StoryObj = { render: () => <Row isHeld={false} /> };
export const 正在考试中: StoryObj = { render: () => <Row isHeld /> };
export const 展开: StoryObj = {
  render: () => <Row isHeld={false} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '重做' }));
    await expect(await canvas.findByRole('checkbox', { name: /防火墙/ }, { timeout: 10_000 })).toBeEnabled();
  },
};

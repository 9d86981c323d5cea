import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';

export default { title: '学员端/部件/对话框', parameters: { app: 'learner' } } satisfies Meta;

function Leaving() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>离开</Button>
      <Dialog
        title="离开考试页面"
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        actions={
          <>
            <Button onClick={() => setIsOpen(false)}>留下</Button>
            <Button kind="primary">离开</Button>
          </>
        }
      >
        <p>离开后继续计时，作答已经保存，可以随时回来继续。</p>
      </Dialog>
    </>
  );
}

export const 打开: StoryObj = {
  render: () => <Leaving />,
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: '离开' }));
    await expect(await within(canvasElement).findByRole('dialog', { name: '离开考试页面' })).toBeVisible();
  },
};

export const 关闭后焦点回到原处: StoryObj = {
  render: () => <Leaving />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const opener = await canvas.findByRole('button', { name: '离开' });
    await userEvent.click(opener);
    await userEvent.click(await canvas.findByRole('button', { name: '留下' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(opener).toHaveFocus();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { createSitting } from '#learner/answers/sitting.ts';
import { memoryServer, memoryStore } from '#learner/answers/testing.ts';
import { Button } from '#learner/parts/Button.tsx';
import { HandIn } from './HandIn.tsx';
import './sitting.css';
import { useStore } from './useStore.ts';

export default { title: '学员端/考试/交卷', parameters: { app: 'learner' } } satisfies Meta;

/** An exam of three questions on a server in memory; `begin` answers the first and marks the second. */
function createExam({ isReachable }: { isReachable: boolean }) {
  const { server, callsOf } = memoryServer();
  const sitting = createSitting({ sittingId: 'mock-1', calls: callsOf('one'), store: memoryStore() });
  const begin = (): void => {
    server.isReachable = isReachable;
    sitting.give('q1', { selectedOptions: [1] });
    sitting.give('q2', { isFlagged: true });
  };
  return { sitting, begin };
}

function Exam({ isReachable = true }: { isReachable?: boolean }) {
  const [{ sitting, begin }] = useState(() => createExam({ isReachable }));
  const { phase } = useStore(sitting.state);
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => sitting.open(), [sitting]);
  useEffect(() => {
    if (phase === 'sitting') begin();
  }, [phase, begin]);
  if (phase === 'handedIn') return <p role="status">已经交卷</p>;
  return (
    <div className="page mock">
      <Button kind="primary" disabled={phase !== 'sitting'} onClick={() => setIsOpen(true)}>
        交卷
      </Button>
      <HandIn sitting={sitting} isOpen={isOpen} onClose={() => setIsOpen(false)} onGo={() => setIsOpen(false)} />
    </div>
  );
}

async function open(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  const button = await canvas.findByRole('button', { name: '交卷' });
  await waitFor(() => expect(button).toBeEnabled());
  await userEvent.click(button);
  return within(await canvas.findByRole('dialog'));
}

export const 还有题没有作答: StoryObj = {
  render: () => <Exam />,
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement);
    await expect(dialog.getByText(/2 题未作答|还有 2 题/)).toBeVisible();
  },
};

export const 确认后交卷: StoryObj = {
  render: () => <Exam />,
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement);
    await userEvent.click(dialog.getByRole('button', { name: '确认交卷' }));
    await expect(await within(canvasElement).findByText('已经交卷', {}, { timeout: 10_000 })).toBeVisible();
  },
};

export const 断网时交卷: StoryObj = {
  render: () => <Exam isReachable={false} />,
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement);
    await userEvent.click(dialog.getByRole('button', { name: '确认交卷' }));
    await expect(await dialog.findByRole('alert', {}, { timeout: 20_000 })).toBeVisible();
  },
};

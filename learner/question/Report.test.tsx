import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { setTransport } from '#runtime/core/call.ts';
import { Report } from './Report.tsx';

let restore: () => void;
beforeEach(() => {
  restore = setTransport(async ({ name }) =>
    name.startsWith('dictionary') ? { reportKind: [{ code: 'answer', label: '答案有误' }] } : {},
  );
});
afterEach(() => {
  cleanup();
  restore();
});

it('what was written of a mistake is there again when its dialog was closed to look at the question', async () => {
  render(<Report questionId="q" version={1} report={null} onSent={() => undefined} />);
  const open = (): boolean => fireEvent.click(screen.getByRole('button', { name: '题目报错' }));
  open();
  fireEvent.change(screen.getByRole('textbox'), { target: { value: '第二个选项写错了' } });
  fireEvent.click(screen.getByRole('button', { name: '取消' }));
  expect(screen.queryByRole('textbox')).toBeNull();
  open();
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('第二个选项写错了');
});

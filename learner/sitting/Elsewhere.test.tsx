import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { CallError } from '#runtime/core/errors.ts';
import { createSitting } from '#learner/answers/sitting.ts';
import { memoryServer, memoryStore } from '#learner/answers/testing.ts';
import { Elsewhere } from './Elsewhere.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('O4: takes over by itself once the invigilator has let go, and asks for nothing before it was wanted', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { server, callsOf } = memoryServer();
  const calls = callsOf('two');
  const held = { isHeld: true, asked: 0 };
  const sitting = createSitting({
    sittingId: 'one',
    store: memoryStore(),
    calls: {
      ...calls,
      takeOver: async () => {
        held.asked += 1;
        if (!held.isHeld) return calls.takeOver();
        const data = { reason: 'release' };
        throw new CallError({ kind: 'conflict', code: 409, status: 409, message: '要先请监考放行', data });
      },
    },
  });
  const close = sitting.open();
  await vi.waitFor(() => expect(sitting.state.get().phase).toBe('sitting'));
  render(<Elsewhere sitting={sitting} />);
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(held.asked).toBe(0);
  fireEvent.click(screen.getByRole('button', { name: '接管，在这里作答' }));
  expect(await screen.findByText(/要先请监考放行。 监考放行后自动继续/)).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(5000));
  expect([held.asked, server.deviceId]).toEqual([2, 'one']);
  held.isHeld = false;
  await act(() => vi.advanceTimersByTimeAsync(5000));
  expect([sitting.state.get().isMine, server.deviceId]).toEqual([true, 'two']);
  close();
});

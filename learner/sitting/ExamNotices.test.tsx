import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { createSitting } from '#learner/answers/sitting.ts';
import { memoryServer, memoryStore, paperOf } from '#learner/answers/testing.ts';
import { Router } from '#learner/router/Router.tsx';
import { Exam } from './Exam.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it('H3: a paused exam says so and takes no answer; what invigilators say stays until it was read', async () => {
  vi.spyOn(window, 'scrollTo').mockReturnValue();
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const world = memoryServer();
  const sitting = createSitting({ sittingId: 'one', calls: world.callsOf('one'), store: memoryStore() });
  const close = sitting.open();
  await vi.waitFor(() => expect(sitting.state.get().phase).toBe('sitting'));
  render(
    <Router>
      <Exam sitting={sitting} paper={paperOf({ q1: 0, q2: 0 })} title="考试" leavePath="/" />
    </Router>,
  );
  const choice = (): HTMLInputElement => screen.getAllByRole<HTMLInputElement>('radio')[0] as HTMLInputElement;
  expect(choice().disabled).toBe(false);
  world.server.isPaused = true;
  await act(() => vi.advanceTimersByTimeAsync(11_000));
  expect(screen.getByText(/考试已暂停，计时停止/)).toBeTruthy();
  // Nobody thinks about a question while the clock stands still.
  expect(screen.queryAllByRole('radio')).toEqual([]);
  expect(screen.getByText('停电，请稍候', { exact: false })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: '知道了' }));
  expect(screen.queryByText('停电，请稍候', { exact: false })).toBeNull();
  // It stays read after a reload.
  expect(window.sessionStorage.getItem('learner-heard')).toContain('[');
  world.server.isPaused = false;
  await act(() => vi.advanceTimersByTimeAsync(11_000));
  expect(screen.queryByText(/考试已暂停/)).toBeNull();
  expect(choice().disabled).toBe(false);
  close();
});

import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { setTransport } from '#runtime/core/call.ts';
import { Router } from '#learner/router/Router.tsx';
import { Before } from './Before.tsx';

let undo = (): void => undefined;
afterEach(() => {
  cleanup();
  undo();
  vi.useRealTimers();
});

const exam = {
  examName: '春季考试',
  subjectName: '理论',
  startTime: '2026-04-11 09:00:00',
  endTime: '2026-04-11 10:00:00',
  latestEntryTime: null,
  earliestHandInTime: null,
  isSitting: false,
};

const ignore = (): void => undefined;

const before = (isLoading: boolean) => (
  <Router>
    <Before
      sessionId="s1"
      exam={isLoading ? undefined : exam}
      isLoading={isLoading}
      early={{ waitSeconds: 65, hasCode: false, text: '还没有开考' }}
      isAgreed={false}
      onAgree={ignore}
      onEnter={ignore}
    />
  </Router>
);

it('shows nothing that the description of the exam would push down, and counts from when the server told the seconds', () => {
  vi.useFakeTimers();
  undo = setTransport(async () => ({}));
  const { rerender } = render(before(true));
  act(() => void vi.advanceTimersByTime(5000));
  expect(screen.queryByRole('heading')).toBeNull();
  rerender(before(false));
  expect(screen.getByRole('heading', { name: '春季考试' })).toBeTruthy();
  expect(screen.getByRole('timer').textContent).toBe('距离开考 01:00');
});

import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clockText } from './clockText.ts';
import { Timer } from './Timer.tsx';

describe('the timer', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
  });

  const show = (seconds: number): void => {
    const end = performance.now() + seconds * 1000;
    render(<Timer remaining={() => Math.max(0, end - performance.now())} />);
  };
  const pass = (seconds: number): void => act(() => void vi.advanceTimersByTime(seconds * 1000));
  const spoken = (): string => screen.getByRole('status').textContent ?? '';

  it('writes hours only where there are any', () => {
    expect([0, 59, 60, 3599, 3600, 36_061].map(clockText)).toEqual([
      '00:00',
      '00:59',
      '01:00',
      '59:59',
      '1:00:00',
      '10:01:01',
    ]);
  });

  it('counts down to 0', () => {
    show(90);
    expect(screen.getByRole('timer').textContent).toBe('01:30');
    pass(31);
    expect(screen.getByRole('timer').textContent).toBe('00:59');
    pass(100);
    expect(screen.getByRole('timer').textContent).toBe('00:00');
  });

  it('is spoken at 5 minutes and at 1 minute, and at no other time; red from 5 minutes on', () => {
    show(302);
    expect([spoken(), screen.getByRole('timer').className]).toEqual(['', 'exam-timer']);
    pass(2.5);
    expect([spoken(), screen.getByRole('timer').className]).toEqual(['还剩 5 分钟', 'exam-timer is-short']);
    pass(238);
    expect(spoken()).toBe('还剩 5 分钟');
    pass(2);
    expect(spoken()).toBe('还剩 1 分钟');
  });

  it('says nothing of what was passed before it was shown', () => {
    show(200);
    pass(5);
    expect(spoken()).toBe('');
    expect(screen.getByRole('timer').className).toBe('exam-timer is-short');
  });
});

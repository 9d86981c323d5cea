import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createCountdown, timed } from './countdown.ts';

describe('the countdown', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('knows nothing before the first sample and never goes below 0', () => {
    const countdown = createCountdown();
    expect(countdown.remaining()).toBeUndefined();
    countdown.add({ remainingSeconds: 1, sentAt: performance.now(), receivedAt: performance.now() });
    vi.advanceTimersByTime(5000);
    expect(countdown.remaining()).toBe(0);
  });

  it('follows the monotonic clock, whatever the wall clock does', () => {
    const countdown = createCountdown();
    countdown.add({ remainingSeconds: 600, sentAt: performance.now(), receivedAt: performance.now() });
    const first = countdown.remaining() ?? 0;
    vi.setSystemTime(Date.now() + 24 * 60 * 60 * 1000);
    vi.advanceTimersByTime(10_000);
    expect(countdown.remaining()).toBeCloseTo(first - 10_000, 0);
  });

  it('is off by no more than half of the call and half a second, and samples that come quicker narrow it', () => {
    const deadline = performance.now() + 100_000;
    const countdown = createCountdown();
    const sampleOf = ({ sentAt, receivedAt }: { sentAt: number; receivedAt: number }) => ({
      remainingSeconds: Math.ceil((deadline - receivedAt) / 1000),
      sentAt,
      receivedAt,
    });
    countdown.add(sampleOf({ sentAt: performance.now() - 4000, receivedAt: performance.now() }));
    expect(Math.abs((countdown.remaining() ?? 0) - 100_000)).toBeLessThanOrEqual(2500);
    vi.advanceTimersByTime(10_300);
    countdown.add(sampleOf({ sentAt: performance.now() - 20, receivedAt: performance.now() }));
    expect(Math.abs((countdown.remaining() ?? 0) - 89_700)).toBeLessThanOrEqual(510);
  });

  it('believes a sample that contradicts the former ones: the computer has slept', () => {
    const countdown = createCountdown();
    countdown.add({ remainingSeconds: 600, sentAt: performance.now(), receivedAt: performance.now() });
    countdown.add({ remainingSeconds: 60, sentAt: performance.now(), receivedAt: performance.now() });
    expect(countdown.remaining()).toBe(59_500);
  });

  it('times a call from its leaving to its reply', async () => {
    const start = performance.now();
    const asked = timed(
      () =>
        new Promise<{ remainingSeconds: number }>((resolve) =>
          setTimeout(() => resolve({ remainingSeconds: 30 }), 250),
        ),
    );
    await vi.advanceTimersByTimeAsync(250);
    expect((await asked).sample).toEqual({ remainingSeconds: 30, sentAt: start, receivedAt: start + 250 });
  });
});

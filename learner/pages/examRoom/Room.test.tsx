import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { setTransport } from '#runtime/core/call.ts';
import { CallError, errorWithoutReply } from '#runtime/core/errors.ts';
import { Router } from '#learner/router/Router.tsx';
import { Room } from './Room.tsx';

describe('an exam that is not sat', () => {
  const undo: (() => void)[] = [];
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
    for (const step of undo.splice(0)) step();
  });

  /** How often it was asked for. */
  const open = (error: CallError): (() => number) => {
    let asked = 0;
    undo.push(
      setTransport(async () => {
        asked += 1;
        throw error;
      }),
    );
    render(
      <Router>
        <Room sessionId="s1" />
      </Router>,
    );
    return () => asked;
  };
  const conflict = (message: string, data: unknown = null): CallError =>
    new CallError({ kind: 'conflict', code: 409, status: 409, message, data });

  it('leads to one’s exams where there is no place', async () => {
    open(new CallError({ kind: 'missing', code: 404, status: 404, message: '考位不存在' }));
    expect(await screen.findByRole('link', { name: '返回我的考试' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: '重试' })).toBeNull();
  });

  it('is waited for by the seconds that the server tells, and asked for again by itself', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const asked = open(conflict('还没有开考：2026-04-11 09:00:00 开考', { reason: 'early', waitSeconds: 65 }));
    expect((await screen.findByRole('timer')).textContent).toBe('距离开考 01:05');
    expect(asked()).toBe(1);
    await act(() => vi.advanceTimersByTimeAsync(66_000));
    expect(asked()).toBe(2);
  });

  it('says why it cannot be entered, and that it was handed in', async () => {
    open(conflict('已过入场时间'));
    expect((await screen.findByRole('alert')).textContent).toBe('已过入场时间');
    expect(screen.getByRole('button', { name: '重试' })).toBeTruthy();
    cleanup();
    open(conflict('已交卷，不能再作答', { reason: 'handedIn' }));
    expect(await screen.findByRole('heading', { name: '已交卷' })).toBeTruthy();
  });

  it('says what is safe where there is no line', async () => {
    open(errorWithoutReply('network'));
    expect(await screen.findByText(/你的作答是安全的/)).toBeTruthy();
    expect(screen.getByRole('button', { name: '重试' })).toBeTruthy();
  });
});

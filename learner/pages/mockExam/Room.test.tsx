import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { setTransport } from '#runtime/core/call.ts';
import { CallError, errorWithoutReply } from '#runtime/core/errors.ts';
import { Router } from '#learner/router/Router.tsx';
import { Room } from './Room.tsx';

describe('a mock exam that cannot be shown', () => {
  const undo: (() => void)[] = [];
  afterEach(() => {
    cleanup();
    for (const step of undo.splice(0)) step();
  });

  const open = (error: CallError): void => {
    undo.push(
      setTransport(async () => {
        throw error;
      }),
    );
    render(
      <Router>
        <Room mockId="nope" />
      </Router>,
    );
  };

  it('leads to those that there are where it is none', async () => {
    open(new CallError({ kind: 'server', code: 404, status: 404, message: '模拟考试不存在' }));
    expect(await screen.findByRole('link', { name: '看看其他模拟考试' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: '重试' })).toBeNull();
  });

  it('says what is safe where there is no line', async () => {
    open(errorWithoutReply('network'));
    expect(await screen.findByText(/您的作答是安全的/)).toBeTruthy();
    expect(screen.getByRole('button', { name: '重试' })).toBeTruthy();
  });
});

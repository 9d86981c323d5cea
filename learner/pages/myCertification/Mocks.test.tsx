import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { setTransport } from '#runtime/core/call.ts';
import { Router } from '#learner/router/Router.tsx';
import { Mocks } from './Mocks.tsx';

describe('the mock exams of a learner', () => {
  const undo: (() => void)[] = [];
  afterEach(() => {
    cleanup();
    for (const step of undo.splice(0)) step();
  });

  it.each([
    [true, '✓ 合格 · 8 / 12 分', 'mine-passed'],
    [false, '✗ 未合格 · 8 / 12 分', 'mine-failed'],
    [null, '未判定 · 8 / 12 分', ''],
  ])('say what came of one whose verdict is %s', async (isPassed, text, name) => {
    const row = {
      mockId: 'm1',
      certName: '证书',
      certCode: 'C-1',
      startTime: '2024-05-01 09:00:00',
      score: 8,
      totalScore: 12,
      isPassed,
      state: 'handedIn',
    };
    undo.push(setTransport(async () => ({ rows: [row], total: 1 })));
    render(
      <Router>
        <Mocks />
      </Router>,
    );
    expect((await screen.findByText(text)).className).toBe(name);
  });
});

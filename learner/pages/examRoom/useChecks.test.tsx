import { act, cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setTransport } from '#runtime/core/call.ts';
import { errorWithoutReply } from '#runtime/core/errors.ts';
import { Checks } from './Checks.tsx';

describe('the network before an exam', () => {
  const line = { isThere: false, asked: 0 };
  let undo: () => void;
  beforeEach(() => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    Object.assign(line, { isThere: false, asked: 0 });
    undo = setTransport(async () => {
      line.asked += 1;
      if (!line.isThere) throw errorWithoutReply('network');
      return {};
    });
  });
  afterEach(() => {
    cleanup();
    undo();
    vi.useRealTimers();
  });

  const network = () => within(screen.getByText('网络').closest('li') ?? document.body);

  it('is tried again by itself until it is there, and then seldom', async () => {
    render(<Checks />);
    expect(await network().findByText('连不上服务器')).toBeTruthy();
    expect(network().getByRole('img', { name: '有问题' }).textContent).toBe('✗');
    expect(network().getByText(/会自动再试/)).toBeTruthy();
    line.isThere = true;
    await act(() => vi.advanceTimersByTimeAsync(5000));
    expect(await network().findByText(/^连接正常，往返 \d+ 毫秒$/)).toBeTruthy();
    expect(network().getByRole('img', { name: '正常' }).textContent).toBe('✓');
    const { asked } = line;
    await act(() => vi.advanceTimersByTimeAsync(30_000));
    expect(line.asked).toBe(asked);
  });

  it('is tried at once when the line goes or comes', async () => {
    line.isThere = true;
    render(<Checks />);
    expect(await network().findByText(/^连接正常/)).toBeTruthy();
    line.isThere = false;
    act(() => void window.dispatchEvent(new Event('offline')));
    expect(await network().findByText('连不上服务器')).toBeTruthy();
  });
});

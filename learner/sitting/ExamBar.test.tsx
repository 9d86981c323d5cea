import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSitting } from '#learner/answers/sitting.ts';
import { memoryServer, memoryStore, paperOf } from '#learner/answers/testing.ts';
import { Router } from '#learner/router/Router.tsx';
import { chooseDisplay } from './display.ts';
import { Exam } from './Exam.tsx';

describe('the bar of an exam', () => {
  beforeEach(() => {
    vi.spyOn(window, 'scrollTo').mockReturnValue();
  });
  afterEach(() => {
    cleanup();
    chooseDisplay({ textSize: 'normal', isHighContrast: false });
    localStorage.clear();
    vi.restoreAllMocks();
    vi.useRealTimers();
  });

  const show = async () => {
    const { callsOf } = memoryServer();
    const sitting = createSitting({ sittingId: 'one', calls: callsOf('one'), store: memoryStore() });
    const close = sitting.open();
    await vi.waitFor(() => expect(sitting.state.get().phase).toBe('sitting'));
    const paper = { ...paperOf({ q1: 0, q2: 0, q3: 0 }), serverTime: '2024-05-01 10:31:00' };
    const { container } = render(
      <Router>
        <Exam sitting={sitting} paper={paper} title="考试" leavePath="/" />
      </Router>,
    );
    return { sitting, close, exam: container.querySelector('.exam') };
  };

  it('tells when the server acknowledged, by the server’s clock', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { sitting, close } = await show();
    expect(screen.getByText('已保存').textContent).toBe('已保存');
    await act(() => vi.advanceTimersByTimeAsync(5000));
    act(() => sitting.give('q1', { selectedOptions: [1] }));
    expect((await screen.findByText(/^已保存 /)).textContent).toMatch(/^已保存 10:31:0[56]$/);
    close();
  });

  it('makes text larger and contrast higher by keys, and keeps that on the device', async () => {
    const { close, exam } = await show();
    const button = screen.getByRole('button', { name: '显示' });
    button.focus();
    fireEvent.keyDown(button, { key: 'ArrowDown' });
    const menu = screen.getByRole('menu', { name: '显示' });
    const item = (name: string) =>
      within(menu).getByRole(/对比/.test(name) ? 'menuitemcheckbox' : 'menuitemradio', { name });
    expect(document.activeElement).toBe(item('标准'));
    expect(item('标准').getAttribute('aria-checked')).toBe('true');
    fireEvent.keyDown(item('标准'), { key: 'End' });
    expect(document.activeElement).toBe(item('高对比度'));
    fireEvent.click(item('特大'));
    fireEvent.click(item('高对比度'));
    expect(item('特大').getAttribute('aria-checked')).toBe('true');
    expect(exam?.className).toBe('exam exam-display has-largest-text has-high-contrast');
    expect([localStorage.getItem('examTextSize'), localStorage.getItem('examHighContrast')]).toEqual([
      '"largest"',
      'true',
    ]);
    fireEvent.keyDown(menu, { key: 'Escape' });
    expect(screen.queryByRole('menu')).toBeNull();
    expect(document.activeElement).toBe(button);
    close();
    vi.resetModules();
    const { display } = await import('./display.ts');
    expect(display.get()).toEqual({ textSize: 'largest', isHighContrast: true });
  });
});

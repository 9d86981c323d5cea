import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { setTransport } from '#runtime/core/call.ts';
import { Router } from '#learner/router/Router.tsx';
import { Header } from './Header.tsx';

const depth = (): number => (window.history.state as { overlay?: number } | null)?.overlay ?? 0;
const comeTo = (number: number): Promise<void> => waitFor(() => expect(depth()).toBe(number));
const isOpen = (): boolean => screen.queryByRole('button', { name: '关闭菜单' }) !== null;

describe('the menu of a narrow screen', () => {
  let restore: () => void;
  beforeEach(async () => {
    restore = setTransport(async () => ({}));
    window.history.pushState({ key: 'page' }, '', '/auth-center/practice');
    render(
      <Router>
        <Header />
      </Router>,
    );
    fireEvent.click(screen.getByRole('button', { name: '打开菜单' }));
    await comeTo(1);
  });
  afterEach(async () => {
    cleanup();
    restore();
    await comeTo(0);
  });

  it('is closed by Back, which stays on the page', async () => {
    act(() => window.history.back());
    await waitFor(() => expect(isOpen()).toBe(false));
    expect(window.location.pathname).toBe('/auth-center/practice');
  });

  it('is closed by a touch beside it, and by the link to the page that is there', async () => {
    fireEvent.pointerDown(screen.getByRole('navigation'));
    expect(isOpen()).toBe(true);
    fireEvent.pointerDown(document.body);
    expect(isOpen()).toBe(false);
    await comeTo(0);
    fireEvent.click(screen.getByRole('button', { name: '打开菜单' }));
    await comeTo(1);
    fireEvent.click(screen.getByRole('link', { name: '练习' }));
    await waitFor(() => expect(isOpen()).toBe(false));
  });
});

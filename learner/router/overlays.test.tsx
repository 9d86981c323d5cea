import { cleanup, render, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';

describe('a reload while something lies over the page', () => {
  beforeEach(() => {
    window.history.pushState({ key: 'page' }, '', '/auth-center/practice');
    window.history.pushState({ key: 'page', overlay: 1 }, '');
    vi.resetModules();
  });

  it('leaves the page on its own entry, so that Back leads to the former page at once', async () => {
    const { Router } = await import('./Router.tsx');
    render(<Router>页面</Router>);
    await waitFor(() => expect(window.history.state).toEqual({ key: 'page' }));
    cleanup();
  });

  it('does not keep anybody from going on, however early', async () => {
    const { goTo } = await import('./place.ts');
    goTo('/wrong-list');
    await waitFor(() => expect(window.location.pathname).toBe('/auth-center/wrong-list'));
    window.history.back();
    await waitFor(() => expect(window.history.state).toEqual({ key: 'page' }));
  });
});

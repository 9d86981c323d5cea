import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ChunkLoadError } from '#runtime/core/chunks.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';

let error: Error | undefined;

function Page() {
  if (error) throw error;
  return <p>页面</p>;
}

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => vi.restoreAllMocks());

describe('ErrorBoundary', () => {
  it('offers another try', async () => {
    error = new Error('broken');
    render(
      <ErrorBoundary>
        <Page />
      </ErrorBoundary>,
    );
    expect(screen.getByRole('alert').textContent).toContain('页面出错了');
    error = undefined;
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    expect(screen.getByText('页面')).toBeTruthy();
  });

  it('offers a reload when a part of the program did not arrive', () => {
    error = new ChunkLoadError('gone');
    render(
      <ErrorBoundary>
        <Page />
      </ErrorBoundary>,
    );
    expect(screen.getByText('页面没有加载完整')).toBeTruthy();
    expect(screen.getByRole('button', { name: '重新加载' })).toBeTruthy();
  });

  it('tries again on another route', () => {
    error = new Error('broken');
    const { rerender } = render(
      <ErrorBoundary resetKey="/a">
        <Page />
      </ErrorBoundary>,
    );
    error = undefined;
    rerender(
      <ErrorBoundary resetKey="/b">
        <Page />
      </ErrorBoundary>,
    );
    expect(screen.getByText('页面')).toBeTruthy();
  });
});

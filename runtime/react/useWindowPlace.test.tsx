import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { HistoryEntry } from '#runtime/core/scrollPlaces.ts';
import { useWindowPlace } from './useWindowPlace.ts';

/** A window that scrolls as far as its page is high. */
let height = 0;
let grow: () => void = () => undefined;

beforeEach(() => {
  height = 5000;
  vi.stubGlobal('scrollY', 0);
  vi.stubGlobal('scrollTo', (_x: number, y: number) => {
    vi.stubGlobal('scrollY', Math.min(y, height));
    window.dispatchEvent(new Event('scroll'));
  });
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(changed: () => void) {
        grow = changed;
      }
      observe(): void {}
      disconnect(): void {
        grow = () => undefined;
      }
    },
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Page({ entry }: { entry: HistoryEntry & { pathname: string } }) {
  useWindowPlace(entry);
  return null;
}

const entry = (key: string, more: Partial<HistoryEntry> = {}) => ({
  key,
  former: undefined,
  isReplaced: false,
  pathname: `/${key.slice(0, 1)}`,
  ...more,
});

describe('the place in the window', () => {
  it('is the top on a new page and query, where one was on the way back', () => {
    const { rerender } = render(<Page entry={entry('a')} />);
    window.scrollTo(0, 900);
    rerender(<Page entry={entry('a2')} />);
    expect(window.scrollY).toBe(0);
    window.scrollTo(0, 300);
    rerender(<Page entry={entry('b')} />);
    expect(window.scrollY).toBe(0);
    rerender(<Page entry={entry('a2', { former: 'a2' })} />);
    expect(window.scrollY).toBe(300);
    rerender(<Page entry={entry('a', { former: 'a' })} />);
    expect(window.scrollY).toBe(900);
  });

  it('stays where the address of the same page is replaced, and is known under it', () => {
    const { rerender } = render(<Page entry={entry('c')} />);
    window.scrollTo(0, 700);
    rerender(<Page entry={entry('c2', { isReplaced: true })} />);
    expect(window.scrollY).toBe(700);
    rerender(<Page entry={entry('d', { isReplaced: true })} />);
    expect(window.scrollY).toBe(0);
    rerender(<Page entry={entry('c2', { former: 'c2' })} />);
    expect(window.scrollY).toBe(700);
  });

  it('is reached when what is loaded has come, unless somebody scrolls before', () => {
    const { rerender } = render(<Page entry={entry('e')} />);
    window.scrollTo(0, 2000);
    rerender(<Page entry={entry('f')} />);
    height = 100;
    rerender(<Page entry={entry('e', { former: 'e' })} />);
    expect(window.scrollY).toBe(100);
    height = 1500;
    grow();
    expect(window.scrollY).toBe(1500);
    window.dispatchEvent(new Event('wheel'));
    height = 5000;
    grow();
    expect(window.scrollY).toBe(1500);
  });
});

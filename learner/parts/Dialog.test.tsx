import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Link } from '#learner/router/Link.tsx';
import { Router } from '#learner/router/Router.tsx';
import { useLocation } from '#learner/router/useLocation.ts';
import { Dialog } from './Dialog.tsx';

function Page() {
  const { pathname } = useLocation();
  const [isOpen, setOpen] = useState(false);
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <output>{pathname}</output>
      <button type="button" onClick={() => setOpen(true)}>
        打开
      </button>
      <Dialog title="目标" isOpen={isOpen} onClose={() => setOpen(false)}>
        <button type="button" onClick={() => setAsking(true)}>
          删除
        </button>
        <button type="button" onClick={() => (setOpen(false), setAsking(true))}>
          换成问题
        </button>
        <Link to="/wrong-list" onClick={() => setOpen(false)}>
          错题
        </Link>
      </Dialog>
      <Dialog title="确定吗" isOpen={isAsking} onClose={() => setAsking(false)} />
    </>
  );
}

const draw = (): void =>
  void render(
    <Router>
      <Page />
    </Router>,
  );
const press = (name: string): void => void fireEvent.click(screen.getByText(name));
const dialogs = (): (string | null)[] => screen.queryAllByRole('heading').map(({ textContent }) => textContent);
const depth = (): number => (window.history.state as { overlay?: number } | null)?.overlay ?? 0;
const comeTo = (number: number): Promise<void> => waitFor(() => expect(depth()).toBe(number));
const back = (): void => act(() => window.history.back());

describe('Back and a dialog', () => {
  let length = 0;
  beforeAll(() => {
    // jsdom has no modal dialogs.
    HTMLDialogElement.prototype.showModal ??= function show(this: HTMLDialogElement) {
      this.open = true;
    };
    HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
      this.open = false;
    };
  });
  beforeEach(() => {
    window.history.pushState({ key: 'page' }, '', '/auth-center/practice');
    length = window.history.length;
  });
  afterEach(async () => {
    cleanup();
    await comeTo(0);
  });

  it('closes it and stays on the page, each of two by itself', async () => {
    draw();
    press('打开');
    await comeTo(1);
    press('删除');
    await comeTo(2);
    back();
    await waitFor(() => expect(dialogs()).toEqual(['目标']));
    back();
    await waitFor(() => expect(dialogs()).toEqual([]));
    expect(screen.getByRole('status').textContent).toBe('/practice');
    expect(window.history.state).toEqual({ key: 'page' });
  });

  it('has nothing left of one that was closed otherwise, or gave its place to another', async () => {
    draw();
    press('打开');
    await comeTo(1);
    press('换成问题');
    await waitFor(() => expect(dialogs()).toEqual(['确定吗']));
    await comeTo(1);
    expect(window.history.length).toBe(length + 1);
    fireEvent.click(screen.getByRole('button', { name: '关闭' }));
    await comeTo(0);
    expect(dialogs()).toEqual([]);
    expect(window.history.state).toEqual({ key: 'page' });
  });

  it('comes from the next page to the former one, not to a dialog', async () => {
    draw();
    press('打开');
    await comeTo(1);
    press('错题');
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('/wrong-list'));
    expect(window.history.length).toBe(length + 1);
    back();
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('/practice'));
    expect(dialogs()).toEqual([]);
    expect(window.history.state).toEqual({ key: 'page' });
  });
});

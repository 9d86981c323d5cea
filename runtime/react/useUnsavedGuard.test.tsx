import { act, render, renderHook, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { setPresenter } from '#runtime/core/presenter.ts';
import { LeaveBlocker } from './LeaveBlocker.tsx';
import { confirmLeave, hasUnsaved } from './unsaved.ts';
import { useUnsavedGuard } from './useUnsavedGuard.ts';

let restore = (): void => undefined;
afterEach(() => restore());

function answer(isLeaving: boolean): ReturnType<typeof vi.fn> {
  const confirm = vi.fn(async () => isLeaving);
  restore = setPresenter({ confirm });
  return confirm;
}

function isWindowAsking(): boolean {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
}

describe('useUnsavedGuard', () => {
  it('asks while something is unsaved and lets go when it is saved or gone', async () => {
    const confirm = answer(false);
    const { rerender, unmount } = renderHook(({ isUnsaved }) => useUnsavedGuard(isUnsaved), {
      initialProps: { isUnsaved: false },
    });
    expect([isWindowAsking(), await confirmLeave()]).toEqual([false, true]);
    rerender({ isUnsaved: true });
    expect([isWindowAsking(), await confirmLeave()]).toEqual([true, false]);
    expect(confirm).toHaveBeenCalledTimes(1);
    rerender({ isUnsaved: false });
    expect(isWindowAsking()).toBe(false);
    rerender({ isUnsaved: true });
    unmount();
    expect([hasUnsaved(), isWindowAsking()]).toEqual([false, false]);
  });
});

describe('LeaveBlocker', () => {
  function Form() {
    useUnsavedGuard(true);
    return (
      <>
        <LeaveBlocker />
        <p>表单</p>
      </>
    );
  }
  const open = () =>
    createMemoryRouter(
      [
        { path: '/', element: <Form /> },
        { path: '/other', element: <p>别处</p> },
      ],
      { initialEntries: ['/'] },
    );

  it('stays when the person wants to go on editing', async () => {
    const confirm = answer(false);
    const router = open();
    render(<RouterProvider router={router} />);
    await act(() => router.navigate('/other'));
    expect(confirm).toHaveBeenCalledTimes(1);
    expect(screen.getByText('表单')).toBeTruthy();
  });

  it('leaves when the person agrees', async () => {
    answer(true);
    const router = open();
    render(<RouterProvider router={router} />);
    await act(() => router.navigate('/other'));
    expect(await screen.findByText('别处')).toBeTruthy();
  });

  it('does not ask when only the query changes', async () => {
    const confirm = answer(false);
    const router = open();
    render(<RouterProvider router={router} />);
    await act(() => router.navigate('/?pageNum=2'));
    expect(confirm).not.toHaveBeenCalled();
    expect(router.state.location.search).toBe('?pageNum=2');
  });
});

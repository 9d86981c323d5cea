import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { drafts } from '#runtime/core/drafts.ts';
import { page } from '#runtime/core/page.ts';
import { setPresenter } from '#runtime/core/presenter.ts';
import { administrator as user } from '#tests/users.ts';
import { confirmLeave } from './unsaved.ts';
import { useDraft } from './useDraft.ts';
import { useUnsavedGuard } from './useUnsavedGuard.ts';

const place = { form: 'cert.form', id: 'c1' };
const values = { certName: '测量' };
let restore = (): void => undefined;

beforeEach(() => {
  localStorage.clear();
  page.set(user);
  vi.useFakeTimers();
});
afterEach(() => {
  restore();
  page.clear();
  vi.useRealTimers();
});

const open = (at = place) => renderHook(() => useDraft(at));

describe('a draft', () => {
  it('is written a moment after the last change, and offered when the form is opened again', () => {
    const { result, unmount } = open();
    act(() => result.current.keep({ values: { certName: '测' } }));
    act(() => result.current.keep({ values, base: { version: 3 } }));
    expect(drafts.read(place)).toBeUndefined();
    act(() => void vi.advanceTimersByTime(1000));
    expect(drafts.read(place)).toMatchObject({ values, base: { version: 3 } });
    unmount();
    expect(open().result.current.found).toMatchObject({ values });
  });

  it('is written at once when the page goes', () => {
    const { result } = open();
    act(() => result.current.keep({ values }));
    window.dispatchEvent(new Event('pagehide'));
    expect(drafts.read(place)).toMatchObject({ values });
  });

  it('goes when the form is saved or the draft discarded, and not because a form was only opened', () => {
    drafts.write(place, { values, savedTime: Date.now() });
    const opened = open();
    act(() => opened.result.current.keep(undefined));
    expect(drafts.read(place)).toBeDefined();
    act(() => opened.result.current.keep({ values }));
    act(() => void vi.advanceTimersByTime(1000));
    act(() => opened.result.current.keep(undefined));
    expect(drafts.read(place)).toBeUndefined();
    drafts.write(place, { values, savedTime: Date.now() });
    const again = open();
    act(() => again.result.current.discard());
    expect([again.result.current.found, drafts.read(place)]).toEqual([undefined, undefined]);
  });

  it('goes when its person gives up what is unsaved', async () => {
    restore = setPresenter({ confirm: async () => true });
    const { result } = renderHook(() => {
      const draft = useDraft(place);
      useUnsavedGuard(true, draft.discard);
      return draft;
    });
    act(() => result.current.keep({ values }));
    act(() => void vi.advanceTimersByTime(1000));
    await act(() => confirmLeave());
    expect(drafts.read(place)).toBeUndefined();
  });

  it('belongs to person, organisation, form and record; nobody’s page has none', () => {
    drafts.write(place, { values, savedTime: Date.now() });
    expect([drafts.read({ ...place, id: 'c2' }), drafts.read({ ...place, form: 'question.form' })]).toEqual([
      undefined,
      undefined,
    ]);
    page.set({ ...user, currTenantId: 't2' });
    expect(drafts.read(place)).toBeUndefined();
    page.set({ ...user, userId: 'u2' });
    expect(drafts.read(place)).toBeUndefined();
    page.clear();
    expect(drafts.read(place)).toBeUndefined();
    page.set(user);
    expect(drafts.read(place)).toBeDefined();
  });

  it('is forgotten after a week, and so is one that cannot be read', () => {
    drafts.write(place, { values, savedTime: Date.now() });
    localStorage.setItem('draft/u1/t1/broken/1', '{');
    vi.setSystemTime(Date.now() + 8 * 86_400_000);
    expect(drafts.read(place)).toBeUndefined();
    expect(Object.keys(localStorage).filter((name) => name.startsWith('draft/'))).toEqual([]);
  });
});

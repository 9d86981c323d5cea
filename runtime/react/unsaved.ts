import { presenter } from '#runtime/core/presenter.ts';

const texts = {
  title: '有未保存的修改',
  message: '离开后，未保存的修改将丢失。确定要离开吗？',
  confirmText: '离开',
  cancelText: '继续编辑',
} as const;

/**
 * Counts one more unsaved part of the page; the reply takes it off. While there is any, closing the window asks.
 * `onLeave`: the person has been asked, and gives it up.
 */
export function markUnsaved(onLeave: () => void = () => undefined): () => void {
  const mark = Symbol('unsaved');
  marks.set(mark, onLeave);
  if (marks.size === 1) window.addEventListener('beforeunload', askBeforeUnload);
  return () => {
    marks.delete(mark);
    if (marks.size === 0) window.removeEventListener('beforeunload', askBeforeUnload);
  };
}

/** Whether anything on the page is unsaved. */
export function hasUnsaved(): boolean {
  return marks.size > 0;
}

/** Asks when something is unsaved; resolves to whether the person wants to leave. */
export async function confirmLeave(): Promise<boolean> {
  if (!hasUnsaved()) return true;
  const isLeaving = await presenter().confirm({ ...texts, isDanger: true });
  if (isLeaving) for (const onLeave of marks.values()) onLeave();
  return isLeaving;
}

/** Lets the page go without a question: it was asked already. */
export function forgetUnsaved(): void {
  marks.clear();
  window.removeEventListener('beforeunload', askBeforeUnload);
}

const marks = new Map<symbol, () => void>();

function askBeforeUnload(event: BeforeUnloadEvent): void {
  event.preventDefault();
  // Chromium before 119 asks only when a value is set.
  event.returnValue = '';
}

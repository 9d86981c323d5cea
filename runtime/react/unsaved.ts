import { presenter } from '#runtime/core/presenter.ts';

const texts = { title: '有未保存的修改', message: '离开后，未保存的修改将丢失。确定要离开吗？', confirmText: '离开', cancelText: '继续编辑' } as const;

/** Counts one more unsaved part of the page; the reply takes it off. While there is any, closing the window asks. */
export function markUnsaved(): () => void {
  const mark = Symbol('unsaved');
  marks.add(mark);
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
  return !hasUnsaved() || presenter().confirm({ ...texts, isDanger: true });
}

const marks = new Set<symbol>();

function askBeforeUnload(event: BeforeUnloadEvent): void {
  event.preventDefault();
  // Chromium before 119 asks only when a value is set.
  event.returnValue = '';
}

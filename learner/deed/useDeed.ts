import { useEffect, useRef, useState } from 'react';
import type { CallOptions } from '#runtime/core/call.ts';
import { isUnreachable, toCallError, type CallError } from '#runtime/core/errors.ts';
import { presenter, type Question } from '#runtime/core/presenter.ts';
import { isRecoverable } from '#runtime/core/recovery.ts';
import { toast } from '#learner/parts/toast.ts';
import { texts } from './texts.ts';

/** Something a learner does to one of a list. */
export interface Deed {
  /** Of the one it is done to. */
  id: string;
  /** What is asked before; nothing where it takes nothing away. */
  ask?: Question | undefined;
  /** Does it, by calls with these options: what went wrong is said here. @returns what is said when it is done */
  work: (options: CallOptions) => Promise<string>;
  /** It changes nothing: the lists are asked again only where it is refused. */
  isRead?: boolean;
  /** Said instead of the server's words where what it is done to is no longer as it is shown. */
  changedText?: string;
}

/** How the lists on the page are asked again. */
const lists = new Set<() => Promise<unknown>>();

/**
 * Keeps a list as it is: asks again after each deed, of this page or of one that was left meanwhile, and when the tab is
 * seen again.
 */
export function useFresh(ask: () => Promise<unknown>): void {
  useEffect(() => {
    const look = (): void => {
      if (document.visibilityState === 'visible') void ask();
    };
    lists.add(ask);
    document.addEventListener('visibilitychange', look);
    return () => {
      lists.delete(ask);
      document.removeEventListener('visibilitychange', look);
    };
  }, [ask]);
}

/**
 * Does one thing at a time: asks, does it, says that it is done. Done or refused, the lists are asked again (`useFresh`);
 * only when they show what has become of it may the next be done.
 */
export function useDeed(): {
  /** What a button of a deed has while one is done: it keeps the focus. */
  buttonOf: (id: string) => { 'aria-disabled': boolean; 'aria-busy': boolean };
  perform: (deed: Deed) => Promise<void>;
} {
  const [busyId, setBusyId] = useState<string>();
  const isBusy = useRef(false);
  const perform = async ({ id, ask, work, isRead, changedText }: Deed): Promise<void> => {
    if (isBusy.current || (ask && !(await presenter().confirm(ask)))) return;
    isBusy.current = true;
    setBusyId(id);
    let isDone = false;
    try {
      toast(await work({ isQuiet: true }));
      isDone = true;
    } catch (thrown) {
      sayWhy(toCallError(thrown), changedText);
    }
    if (!isRead || !isDone) await Promise.all([...lists].map((again) => again()));
    isBusy.current = false;
    setBusyId(undefined);
  };
  return {
    buttonOf: (id) => ({ 'aria-disabled': busyId !== undefined, 'aria-busy': busyId === id }),
    perform,
  };
}

/** Without a reply it may have been done all the same, which the lists tell: that is no failure yet. */
function sayWhy(error: CallError, changedText: string | undefined): void {
  if (isUnreachable(error)) {
    // That the line is gone is said at the top of the page.
    if (navigator.onLine) toast(texts.noReply, 'warning');
  } else if (error.kind === 'conflict' && changedText) toast(changedText, 'warning');
  else if (error.kind !== 'aborted' && !isRecoverable(error)) toast(error.message, 'error');
}

import { useState } from 'react';
import { presenter, type Question } from '#runtime/core/presenter.ts';
import { toast } from './toast.ts';

/** Something a learner does to one of a list. */
export interface Deed {
  /** Of the one it is done to. */
  id: string;
  /** What is asked before; nothing where it takes nothing away. */
  ask?: Question | undefined;
  /** Does it. @returns what is said when it is done */
  work: () => Promise<string>;
}

/**
 * Does one thing at a time: asks, does it, says that it is done. `onEnded` loads the list anew, done or refused; only when
 * that shows what has become of it may the next be done.
 */
export function useDeed(onEnded: () => Promise<unknown>): {
  busyId: string | undefined;
  perform: (deed: Deed) => Promise<void>;
} {
  const [busyId, setBusyId] = useState<string>();
  const perform = async ({ id, ask, work }: Deed): Promise<void> => {
    if (ask && !(await presenter().confirm(ask))) return;
    setBusyId(id);
    try {
      toast(await work());
    } catch {
      // The call has said why.
    }
    await onEnded();
    setBusyId(undefined);
  };
  return { busyId, perform };
}

import { useEffect, useRef, useState } from 'react';
import type { Session } from './marking.ts';

/** What one does at a desk, one thing at a time. */
export interface DeskState {
  isBusy: boolean;
  /** Does something; nothing where something else is under way. Throws what that throws. */
  work(task: () => Promise<void>): Promise<void>;
  /** Notes an answer that was scored; one that was scored before counts for nothing. */
  scored(done: { id: string; isNew: boolean }): void;
  /** Answers that were scored here since the figures of the session came. */
  count: number;
  /** The answer that was scored last here; '' where none was. */
  lastId: string;
}

/** Counts on between two looks at how far a session is. */
export function useDesk(session: Session): DeskState {
  const isRunning = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const [count, setCount] = useState(0);
  const [lastId, setLastId] = useState('');
  useEffect(() => setCount(0), [session]);
  return {
    isBusy,
    work: async (task) => {
      // A second key comes before the state of the first is drawn.
      if (isRunning.current) return;
      isRunning.current = true;
      setBusy(true);
      try {
        await task();
      } finally {
        isRunning.current = false;
        setBusy(false);
      }
    },
    scored: ({ id, isNew }) => {
      if (isNew) setCount((former) => former + 1);
      setLastId(id);
    },
    count,
    lastId,
  };
}

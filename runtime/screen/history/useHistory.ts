import { useEffect, useState } from 'react';
import { callByName } from '#runtime/core/call.ts';
import { toCallError } from '#runtime/core/errors.ts';
import type { FieldChanges, FieldLabels } from '../actions/Changes.tsx';

/** One change of a record as the server tells it. */
export interface HistoryEntry {
  id: string;
  recordVersion: number;
  action: string;
  /** The named step that it was. */
  step?: { title: string; said?: readonly { title: string; value: unknown }[] } | null;
  changes: FieldChanges | null;
  labels?: FieldLabels | null;
  createdTime: string;
  createdBy: string;
  createdByLabel?: string | null;
}

export interface History {
  entries: readonly HistoryEntry[];
  total: number;
  isLoading: boolean;
  failure?: string;
  more(): void;
  retry(): void;
}

const pageSize = 20;

/** What happened to a record, newest first, as much of it as was asked for. */
export function useHistory({ operation, id }: { operation: string; id: string }): History {
  const [page, setPage] = useState(1);
  const [round, setRound] = useState(0);
  const [state, setState] = useState<Pick<History, 'entries' | 'total' | 'isLoading' | 'failure'>>({
    entries: [],
    total: 0,
    isLoading: true,
  });
  useEffect(() => {
    const controller = new AbortController();
    setState(({ entries, total }) => ({ entries, total, isLoading: true }));
    callByName(operation, { id, pageNum: page, pageSize }, { isQuiet: true, signal: controller.signal }).then(
      (reply) => {
        const { rows, total } = reply as { rows: HistoryEntry[]; total: number };
        if (!controller.signal.aborted)
          setState(({ entries }) => ({ entries: page === 1 ? rows : [...entries, ...rows], total, isLoading: false }));
      },
      (error: unknown) => {
        if (!controller.signal.aborted)
          setState(({ entries, total }) => ({ entries, total, isLoading: false, failure: toCallError(error).message }));
      },
    );
    return () => controller.abort();
  }, [operation, id, page, round]);
  return { ...state, more: () => setPage((former) => former + 1), retry: () => setRound((former) => former + 1) };
}

import { useEffect, useState } from 'react';
import { callByName } from '#runtime/core/call.ts';
import { flatOwn } from '#runtime/core/operations/ownFields.ts';
import { toCallError, type CallError } from '#runtime/core/errors.ts';
import type { ScreenRecord } from '../records.ts';

export interface RecordState {
  /** Undefined for a new record too: look at `isReady`. */
  record?: ScreenRecord | undefined;
  isReady: boolean;
  error?: CallError | undefined;
  retry(): void;
}

/**
 * The record a form or detail is about, loaded anew each time: what is edited must be fresh. Without an operation
 * there is nothing to load.
 */
export function useRecord({
  operation,
  input,
}: {
  operation: string | undefined;
  input: Record<string, unknown>;
}): RecordState {
  const [state, setState] = useState<{ key: string; record?: ScreenRecord; error?: CallError }>();
  const [round, setRound] = useState(0);
  const content = JSON.stringify(input);
  const key = `${operation ?? ''} ${content}`;

  useEffect(() => {
    if (operation === undefined) return undefined;
    const controller = new AbortController();
    // Asked for again, it is shown as it was until it comes.
    setState((former) => (former?.key === key && former.record ? former : undefined));
    callByName(operation, JSON.parse(content) as Record<string, unknown>, {
      isQuiet: true,
      signal: controller.signal,
    }).then(
      (record) => {
        // Replies of shared reads are shared too; the form makes its own copy observable.
        if (!controller.signal.aborted)
          setState({ key, record: flatOwn(structuredClone((record ?? {}) as ScreenRecord)) });
      },
      (error: unknown) => {
        if (!controller.signal.aborted) setState({ key, error: toCallError(error) });
      },
    );
    return () => controller.abort();
  }, [operation, content, key, round]);

  const retry = () => setRound((former) => former + 1);
  if (operation === undefined) return { isReady: true, retry };
  return state?.key === key
    ? { record: state.record, error: state.error, isReady: state.record !== undefined, retry }
    : { isReady: false, retry };
}

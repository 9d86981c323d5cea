import { useCallback, useEffect, useRef, useState } from 'react';
import type { OperationName } from '#schemas/generated/operations.ts';
import { callByName, type Input, type Output } from '#runtime/core/call.ts';
import { isUnreachable, toCallError, type CallError } from '#runtime/core/errors.ts';
import { keep, keptPlace, recall } from '#runtime/core/kept.ts';

export interface CallState<Data> {
  /** The last reply; kept while the next one is under way. */
  data?: Data | undefined;
  error?: CallError | undefined;
  isLoading: boolean;
  /** There was no line: `data` is what the same input brought before, a moment ago or, where it is kept, at an earlier visit. */
  isFormer?: boolean;
  /** Asks again with the same input. @returns when that has brought its data or failed; it never rejects */
  reload: () => Promise<void>;
}

export interface UseCallOptions {
  /** Asks nothing for now. */
  isSkipped?: boolean;
  /** Kept on this device and shown without a line; for what one wants to read there. */
  isKept?: boolean;
  /** Shows a toast too; without it the component shows the failure in place. */
  hasToast?: boolean;
}

/**
 * Calls an operation when the component appears and whenever the input's content changes; aborted when the component
 * goes or the input changes, so a late reply never replaces a newer one.
 */
export function useCall<Name extends OperationName>(
  name: Name,
  input: Input<Name>,
  options?: UseCallOptions,
): CallState<Output<Name>> {
  return useCallByName(name, input as Record<string, unknown>, options) as CallState<Output<Name>>;
}

/** The same for a name that is known at run time only, as in screens. */
export function useCallByName(
  name: string,
  input: Record<string, unknown>,
  { isSkipped = false, hasToast = false, isKept = false }: UseCallOptions = {},
): CallState<unknown> {
  const [state, setState] = useState<Omit<CallState<unknown>, 'reload'>>({ isLoading: !isSkipped });
  const [round, setRound] = useState(0);
  const content = JSON.stringify(input);
  const shownKey = useRef<string>();
  const reloads = useRef<(() => void)[]>([]);

  useEffect(() => {
    const end = (): void => reloads.current.splice(0).forEach((resolve) => resolve());
    if (isSkipped) {
      end();
      setState((former) => ({ ...former, isLoading: false }));
      return undefined;
    }
    const controller = new AbortController();
    setState((former) => ({ ...former, isLoading: true }));
    const place = isKept ? keptPlace() : undefined;
    const key = `${name} ${content}`;
    callByName(name, JSON.parse(content) as Record<string, unknown>, {
      isQuiet: !hasToast,
      signal: controller.signal,
    }).then(
      (data) => {
        if (controller.signal.aborted) return;
        shownKey.current = key;
        setState({ data, isLoading: false });
        end();
        if (isKept) void keep({ place, key, data });
      },
      async (thrown: unknown) => {
        const error = toCallError(thrown);
        const kept = isKept && isUnreachable(error) ? await recall({ place, key }) : undefined;
        if (controller.signal.aborted) return;
        const isFormer = shownKey.current === key && isUnreachable(error);
        if (kept !== undefined) shownKey.current = key;
        setState((former) =>
          kept === undefined
            ? { ...former, error, isFormer, isLoading: false }
            : { data: kept, isFormer: true, isLoading: false },
        );
        end();
      },
    );
    return () => controller.abort();
  }, [name, content, isSkipped, hasToast, isKept, round]);

  // What the line has left undone is asked for again as soon as it is back.
  const isWaitingForLine = state.isFormer === true || (state.error !== undefined && isUnreachable(state.error));
  useEffect(() => {
    if (!isWaitingForLine) return undefined;
    const again = (): void => setRound((former) => former + 1);
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [isWaitingForLine]);

  const reload = useCallback(
    () =>
      new Promise<void>((resolve) => {
        reloads.current.push(resolve);
        setRound((former) => former + 1);
      }),
    [],
  );
  return { ...state, reload };
}

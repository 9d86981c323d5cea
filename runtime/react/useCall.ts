import { useCallback, useEffect, useState } from 'react';
import type { OperationName } from '#schemas/generated/operations.ts';
import { callByName, type Input, type Output } from '#runtime/core/call.ts';
import { toCallError, type CallError } from '#runtime/core/errors.ts';

export interface CallState<Data> {
  /** The last reply; kept while the next one is under way. */
  data?: Data | undefined;
  error?: CallError | undefined;
  isLoading: boolean;
  /** Asks again with the same input. */
  reload: () => void;
}

export interface UseCallOptions {
  /** Asks nothing for now. */
  isSkipped?: boolean;
  /** Shows a toast too; without it the component shows the failure in place. */
  hasToast?: boolean;
}

/**
 * Calls an operation when the component appears and whenever the input's content changes; aborted when the component
 * goes or the input changes, so a late reply never replaces a newer one.
 */
export function useCall<Name extends OperationName>(name: Name, input: Input<Name>, options?: UseCallOptions): CallState<Output<Name>> {
  return useCallByName(name, input as Record<string, unknown>, options) as CallState<Output<Name>>;
}

/** The same for a name that is known at run time only, as in screens. */
export function useCallByName(name: string, input: Record<string, unknown>, { isSkipped = false, hasToast = false }: UseCallOptions = {}): CallState<unknown> {
  const [state, setState] = useState<Omit<CallState<unknown>, 'reload'>>({ isLoading: !isSkipped });
  const [round, setRound] = useState(0);
  const content = JSON.stringify(input);

  useEffect(() => {
    if (isSkipped) {
      setState((former) => ({ ...former, isLoading: false }));
      return undefined;
    }
    const controller = new AbortController();
    setState((former) => ({ ...former, isLoading: true }));
    callByName(name, JSON.parse(content) as Record<string, unknown>, { isQuiet: !hasToast, signal: controller.signal }).then(
      (data) => {
        if (!controller.signal.aborted) setState({ data, isLoading: false });
      },
      (error: unknown) => {
        if (!controller.signal.aborted) setState((former) => ({ ...former, error: toCallError(error), isLoading: false }));
      },
    );
    return () => controller.abort();
  }, [name, content, isSkipped, hasToast, round]);

  const reload = useCallback(() => setRound((former) => former + 1), []);
  return { ...state, reload };
}

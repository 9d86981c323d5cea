import { useCallByName } from '#runtime/react/useCall.ts';
import type { CallError } from '#runtime/core/errors.ts';
import type { Page, ScreenRecord } from '../records.ts';

export interface Rows {
  rows: readonly ScreenRecord[];
  total: number;
  /** Nothing has come yet. */
  isFirst: boolean;
  isLoading: boolean;
  error?: CallError | undefined;
  reload(): void;
}

const nothing: readonly ScreenRecord[] = [];

/** A page of rows; the former page stays until the next one is here. */
export function useRows({
  operation,
  input,
  isSkipped = false,
}: {
  operation: string;
  input: Record<string, unknown>;
  isSkipped?: boolean;
}): Rows {
  const { data, error, isLoading, reload } = useCallByName(operation, input, { isSkipped });
  const page = data as Page | undefined;
  return {
    rows: page?.rows ?? nothing,
    total: page?.total ?? 0,
    isFirst: page === undefined,
    isLoading,
    error,
    reload,
  };
}

import { useEffect, useMemo } from 'react';
import type { ListScreen } from '#generators/formats.ts';
import { conditionsOf, inputOfState, type ListState } from './state.ts';
import { useListState } from './useListState.ts';
import { useRows, type Rows } from './useRows.ts';

/** A page of a list: what is asked for, and the rows that came. */
export interface ListPage extends Rows {
  state: ListState;
  /** Another condition, order or size begins again at the first page. */
  change(to: Partial<ListState>): void;
  /** Input of the list without paging. */
  conditions: Readonly<Record<string, unknown>>;
  /** Another value is another page of rows. */
  key: string;
}

/** The rows that the state of a list and the place where it stands ask for. */
export function useListPage({
  screen,
  params,
}: {
  screen: ListScreen;
  params: Readonly<Record<string, string>>;
}): ListPage {
  const { state, change } = useListState(screen);
  const fixed = useFixed(params);
  const input = inputOfState({ state, screen, fixed });
  const rows = useRows({ operation: screen.load, input });
  useExistingPage({ total: rows.total, isLoading: rows.isLoading, state, change });
  return { ...rows, state, change, conditions: conditionsOf({ state, screen, fixed }), key: JSON.stringify(input) };
}

/** Conditions that come with the place of the list, such as the record it stands below. */
function useFixed(params: Readonly<Record<string, string>>): Readonly<Record<string, unknown>> {
  const text = JSON.stringify(params);
  return useMemo(
    () =>
      Object.fromEntries(Object.entries(JSON.parse(text) as Record<string, string>).filter(([name]) => name !== 'id')),
    [text],
  );
}

/** After the last row of the last page was removed, the page before is shown. */
function useExistingPage({
  total,
  isLoading,
  state,
  change,
}: {
  total: number;
  isLoading: boolean;
  state: { pageNum: number; pageSize: number };
  change(to: { pageNum: number }): void;
}): void {
  const last = Math.max(1, Math.ceil(total / state.pageSize));
  useEffect(() => {
    if (!isLoading && total > 0 && state.pageNum > last) change({ pageNum: last });
  }, [isLoading, total, state.pageNum, last, change]);
}

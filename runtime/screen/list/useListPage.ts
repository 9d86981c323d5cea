import { useEffect } from 'react';
import type { ListScreen } from '#generators/formats.ts';
import type { ShownColumn } from './settings.ts';
import { conditionsOf, inputOfState } from './state.ts';
import type { OwnListState } from './useListState.ts';
import { useRows, type Rows } from './useRows.ts';

/** A page of a list: what is asked for, and the rows that came. */
export interface ListPage extends Rows, OwnListState {
  /** Input of the list without paging. */
  conditions: Readonly<Record<string, unknown>>;
  /** Another value is another page of rows. */
  key: string;
}

/** The rows that the state of a list and the place where it stands ask for. */
export function useListPage({
  screen,
  state,
  change,
  shown,
  fixed,
}: OwnListState & {
  screen: ListScreen;
  shown: readonly ShownColumn[];
  /** Conditions that come with the place of the list, such as the record it is of. */
  fixed: Readonly<Record<string, unknown>>;
}): ListPage {
  const hasNames = shown.some(({ field, isHidden }) => field.isActor && !isHidden);
  const input = { ...inputOfState({ state, screen, fixed }), ...(hasNames && { withNames: true }) };
  const rows = useRows({ operation: screen.load, input });
  useExistingPage({ total: rows.total, isLoading: rows.isLoading, state, change });
  return { ...rows, state, change, conditions: conditionsOf({ state, screen, fixed }), key: JSON.stringify(input) };
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

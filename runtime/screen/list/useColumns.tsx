import { Grid } from 'antd';
import { useMemo } from 'react';
import type { ScreenAction } from '#generators/formats.ts';
import { RowActions } from '../actions/RowActions.tsx';
import type { NamedAction } from '../actions/types.ts';
import type { Actions } from '../actions/useActions.tsx';
import type { Lookups } from '#kinds/screen/types.ts';
import { inOrder, type ScreenRecord } from '../records.ts';
import type { Column } from '../table/column.ts';
import { actionsColumn, listColumns } from './columns.ts';
import type { ShownColumn } from './settings.ts';

export interface ColumnsOptions extends Pick<Actions, 'offered'> {
  shown: readonly ShownColumn[];
  lookups: Lookups;
  sort: string | undefined;
  /** What can be done with a row; undefined where the person may do none of it. */
  rowActions: Readonly<Record<string, ScreenAction>> | undefined;
  perform(action: NamedAction, record: ScreenRecord): void;
}

/** The columns of a list as its table draws them, the actions of a row last. */
export function useColumns({
  shown,
  lookups,
  sort,
  rowActions,
  offered,
  perform,
}: ColumnsOptions): readonly Column<ScreenRecord>[] {
  const isNarrow = Grid.useBreakpoint().sm === false;
  return useMemo(() => {
    const columns = listColumns({ columns: shown, lookups, sort, isNarrow });
    if (!rowActions) return columns;
    return [
      ...columns,
      actionsColumn({
        width: isNarrow ? 72 : actionsWidth(rowActions),
        draw: (record) => (
          <RowActions
            actions={offered(rowActions, [record])}
            isNarrow={isNarrow}
            onAct={(action) => perform(action, record)}
          />
        ),
      }),
    ];
  }, [shown, lookups, sort, rowActions, isNarrow, offered, perform]);
}

/** Actions that stand in a row themselves, before those under 更多. */
const inRow = 2;

/** Pixels for the titles of the first actions, and 更多. */
function actionsWidth(actions: Readonly<Record<string, ScreenAction>>): number {
  const titles = inOrder(actions).slice(0, inRow);
  return Math.max(
    144,
    titles.reduce((sum, [, { title }]) => sum + title.length * 14 + 14, 52),
  );
}

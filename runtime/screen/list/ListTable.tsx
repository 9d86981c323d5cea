import { useCallback, type ReactNode } from 'react';
import { useFrame, useHost } from '../host.ts';
import { asText, idOf, nameOf, type ScreenRecord } from '../records.ts';
import type { Branches } from '../table/branches.ts';
import type { Cells } from '../table/cells.ts';
import type { Column } from '../table/column.ts';
import { Table } from '../table/Table.tsx';
import { sortOf } from './columns.ts';
import { keyField } from './useGathered.ts';
import type { ChosenRows } from './useSelection.ts';

export interface ListTableProps {
  title: string;
  columns: readonly Column<ScreenRecord>[];
  rows: readonly ScreenRecord[];
  /** Rows ticked; undefined where there is nothing to do with several. */
  chosen: ChosenRows | undefined;
  /** Of rows that stand below each other. */
  branches: Branches<ScreenRecord> | undefined;
  /** Those that can be edited in their place. */
  cells?: Cells<ScreenRecord> | undefined;
  /** Another value is another page of rows. */
  page: string;
  isStale: boolean;
  empty: ReactNode;
  onSort(sort: string | undefined): void;
  /** Where a person may have columns of their own. */
  onResize?: ((change: { key: string; width: number }) => void) | undefined;
}

/** Rows of a list. */
export function ListTable({
  title,
  columns,
  rows,
  chosen,
  branches,
  cells,
  page,
  isStale,
  empty,
  onSort,
  onResize,
}: ListTableProps) {
  const field = columns[0]?.key;
  const { entry } = useHost();
  const isPage = useFrame().kind === 'page';
  const nameOfRow = useCallback((record: ScreenRecord) => nameOf({ record, field }), [field]);
  return (
    <Table
      label={title}
      columns={columns}
      rows={rows}
      keyOf={keyOf}
      page={page}
      entry={isPage ? entry : undefined}
      isStale={isStale}
      empty={empty}
      branches={branches}
      cells={cells}
      selection={chosen && { ...chosen, nameOf: nameOfRow, isShut }}
      onSort={(change) => onSort(sortOf(change))}
      onResize={onResize}
    />
  );
}

/** A row behind the one that stands for it is in the list twice. */
function keyOf(record: ScreenRecord): string {
  return asText(record[keyField]) || idOf(record);
}

/** A row of a tree that is there for those below it: it does not fit the conditions. */
function isShut(record: ScreenRecord): boolean {
  return record['isMatch'] === false;
}

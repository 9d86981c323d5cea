import { useMemo, type ReactNode } from 'react';
import { asText, idOf, plainText, type ScreenRecord } from '../records.ts';
import type { Column } from '../table/column.ts';
import { Table } from '../table/Table.tsx';
import { sortOf } from './columns.ts';
import type { ChosenRows } from './useSelection.ts';

export interface ListTableProps {
  title: string;
  columns: readonly Column<ScreenRecord>[];
  rows: readonly ScreenRecord[];
  /** Rows ticked; undefined where there is nothing to do with several. */
  chosen: ChosenRows | undefined;
  /** Another value is another page of rows. */
  page: string;
  isStale: boolean;
  empty: ReactNode;
  onSort(sort: string | undefined): void;
}

/** Rows of a list. */
export function ListTable({ title, columns, rows, chosen, page, isStale, empty, onSort }: ListTableProps) {
  const [first] = columns;
  const nameOf = useMemo(() => (row: ScreenRecord) => plainText(asText(row[first?.key ?? 'id'])) || idOf(row), [first?.key]);
  return <Table label={title} columns={columns} rows={rows} keyOf={idOf} page={page} isStale={isStale} empty={empty} selection={chosen && { ...chosen, nameOf }} onSort={(change) => onSort(sortOf(change))} />;
}

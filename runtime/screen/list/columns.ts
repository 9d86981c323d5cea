import type { ReactNode } from 'react';
import { fieldColumn } from '#kinds/screen/column.ts';
import type { Lookups } from '#kinds/screen/types.ts';
import type { ScreenRecord } from '../records.ts';
import type { Column, Order } from '../table/column.ts';
import { texts } from '../texts.ts';
import { drawCell } from './drawCell.tsx';
import type { ShownColumn } from './settings.ts';

/** The columns of a list that are not hidden; where there is little room none stays while the others scroll. */
export function listColumns({
  columns,
  lookups,
  sort,
  isNarrow = false,
}: {
  columns: readonly ShownColumn[];
  lookups: Lookups;
  sort: string | undefined;
  isNarrow?: boolean;
}): Column<ScreenRecord>[] {
  return columns
    .filter(({ isHidden }) => !isHidden)
    .map(({ name, field, width }) => ({
      ...fieldColumn({ name, field, width, lookups, drawField: drawCell }),
      ...(isNarrow && { fixed: undefined }),
      ...(field.isSortable && { order: orderOf({ name, sort }) }),
    }));
}

/** The last column: what can be done with a row. */
export function actionsColumn({
  width,
  draw,
}: {
  width: number;
  draw(record: ScreenRecord): ReactNode;
}): Column<ScreenRecord> {
  return { key: '$actions', title: texts.operations, width, fixed: 'right', cell: draw };
}

/** The sort word of an order by a column; undefined is the screen's own order. */
export function sortOf({ key, order }: { key: string; order: Order }): string | undefined {
  if (order === 'none') return undefined;
  return order === 'descend' ? `-${key}` : key;
}

function orderOf({ name, sort }: { name: string; sort: string | undefined }): Order {
  if (sort === name) return 'ascend';
  return sort === `-${name}` ? 'descend' : 'none';
}

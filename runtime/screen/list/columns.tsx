import type { TableColumnType } from 'antd';
import type { SortOrder } from 'antd/es/table/interface';
import type { ReactNode } from 'react';
import type { FieldKind } from '#generators/formats.ts';
import { reads } from '../fields/reads.ts';
import type { Lookups } from '../fields/types.ts';
import type { ScreenRecord } from '../records.ts';
import { texts } from '../texts.ts';
import type { ShownColumn } from './settings.ts';

export type Column = TableColumnType<ScreenRecord> & { key: string; width: number };

/** Columns of antd's table: read parts are called as functions, so that a cell is its content and nothing else. */
export function tableColumns({ columns, lookups, sort, onOpen }: { columns: readonly ShownColumn[]; lookups: Lookups; sort: string | undefined; onOpen?: ((row: ScreenRecord) => void) | undefined }): Column[] {
  const shown = columns.filter(({ isHidden }) => !isHidden);
  return shown.map(({ name, field, width }, index) => {
    const read = reads[field.kind];
    const content = (value: unknown, record: ScreenRecord): ReactNode => read({ name, field, value, record, lookups, isCell: true });
    return {
      key: name,
      dataIndex: name,
      title: field.title,
      width,
      align: field.align ?? (isNumeric(field.kind) ? 'right' : 'left'),
      ...(field.fixed && { fixed: field.fixed }),
      ellipsis: { showTitle: false },
      ...(field.isSortable && { sorter: true, sortOrder: orderOf({ name, sort }), showSorterTooltip: false }),
      render: index === 0 && onOpen ? (value: unknown, record: ScreenRecord) => <button type="button" className="screen-link" onClick={() => onOpen(record)}>{content(value, record)}</button> : content,
    };
  });
}

/** The last column: what can be done with a row. */
export function actionsColumn({ width, draw }: { width: number; draw(record: ScreenRecord): ReactNode }): Column {
  return { key: '$actions', title: texts.operations, width, fixed: 'right', render: (_, record) => draw(record) };
}

/** A sort word from what was clicked in the table's head; undefined is the screen's own order. */
export function sortOf({ name, order }: { name: unknown; order: SortOrder | undefined }): string | undefined {
  if (!order || typeof name !== 'string') return undefined;
  return order === 'descend' ? `-${name}` : name;
}

function orderOf({ name, sort }: { name: string; sort: string | undefined }): SortOrder {
  if (sort === name) return 'ascend';
  return sort === `-${name}` ? 'descend' : null;
}

function isNumeric(kind: FieldKind): boolean {
  return kind === 'integer' || kind === 'number';
}

import { Table, type CheckboxProps } from 'antd';
import { useMemo, useRef, type AriaAttributes, type ReactNode } from 'react';
import { asText, plainText, type ScreenRecord } from '../records.ts';
import { texts } from '../texts.ts';
import { sortOf, type Column } from './columns.tsx';
import { useHeight } from './useHeight.ts';
import type { Selection } from './useSelection.ts';

export interface ListTableProps {
  columns: readonly Column[];
  rows: readonly ScreenRecord[];
  selection: Selection | undefined;
  isStale: boolean;
  empty: ReactNode;
  onSort(sort: string | undefined): void;
}

/** Cells from which on only the rows in sight are drawn. */
const manyCells = 600;
/** Pixels below the table: the pages. */
const below = 72;
const headHeight = 44;

/** Rows of a list. A big page scrolls in itself and draws only what is in sight. */
export function ListTable({ columns, rows, selection, isStale, empty, onSort }: ListTableProps) {
  const root = useRef<HTMLDivElement>(null);
  const isVirtual = rows.length * columns.length > manyCells;
  const height = useHeight({ root, below: below + headHeight, isUsed: isVirtual });
  const width = useMemo(() => columns.reduce((sum, column) => sum + column.width, selection ? 48 : 0), [columns, selection]);
  const rowSelection = useMemo(
    () => selection && { selectedRowKeys: selection.keys, preserveSelectedRowKeys: true, columnWidth: 48, getCheckboxProps: (record: ScreenRecord): Pick<CheckboxProps, 'disabled'> & AriaAttributes => ({ 'aria-label': texts.chooseRow(plainText(asText(record[columns[0]?.key ?? 'id'])) || asText(record['id'])) }), onChange: (keys: React.Key[], chosen: readonly ScreenRecord[]) => selection.change(keys, chosen) },
    [selection, columns],
  );
  return (
    <div ref={root} className={isStale ? 'screen-table is-stale' : 'screen-table'} aria-busy={isStale}>
      {(!isVirtual || height !== undefined) && (
        <Table<ScreenRecord>
          size="middle"
          rowKey={(record) => asText(record['id'])}
          columns={[...columns]}
          dataSource={[...rows]}
          pagination={false}
          virtual={isVirtual}
          scroll={{ x: width, ...(isVirtual && { y: height }) }}
          sticky={!isVirtual}
          tableLayout="fixed"
          showSorterTooltip={false}
          locale={{ emptyText: empty }}
          {...(rowSelection && { rowSelection })}
          onChange={(_pages, _filters, sorter) => {
            const [chosen] = [sorter].flat();
            onSort(sortOf({ name: chosen?.columnKey, order: chosen?.order }));
          }}
        />
      )}
    </div>
  );
}

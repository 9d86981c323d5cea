import { App, Button, Drawer, Empty, Pagination } from 'antd';
import { useState } from 'react';
import { callByName } from '#runtime/core/call.ts';
import { operationOf } from '#runtime/core/operations/table.ts';
import { useCodes } from '#runtime/react/useCodes.ts';
import { fieldColumn } from '#kinds/screen/column.ts';
import { drawField } from '#kinds/screen/drawField.ts';
import type { ListScreen, ScreenField } from '#generators/formats.ts';
import { useRows } from '../list/useRows.ts';
import { useSelection } from '../list/useSelection.ts';
import { useLookups } from '../lookups.ts';
import { idOf, inOrder, nameOf, type ScreenRecord } from '../records.ts';
import { useScreen } from '../screens.ts';
import { Failed } from '../states/Failed.tsx';
import { RowsSkeleton } from '../states/RowsSkeleton.tsx';
import type { Column } from '../table/column.ts';
import { Table } from '../table/Table.tsx';
import { texts } from '../texts.ts';
import { entityOf, siblingOf } from './verbs.ts';
import { busy } from '../busy.tsx';

export interface RecycleDrawerProps {
  /** The `recycled` operation. */
  operation: string;
  title: string;
  onClose(): void;
  onRestored(): void;
}

const pageSize = 20;
/** Columns of the list that the bin shows too. */
const most = 4;

/** What was removed, last first, with a way back. */
export function RecycleDrawer({ operation, title, onClose, onRestored }: RecycleDrawerProps) {
  const { message } = App.useApp();
  const has = useCodes();
  const [pageNum, setPageNum] = useState(1);
  const chosen = useSelection();
  const [isRestoring, setIsRestoring] = useState(false);
  const { rows, total, isFirst, error, reload } = useRows({ operation, input: { pageNum, pageSize } });
  const { screen } = useScreen(`${entityOf(operation)}.list`);
  const fields = screen?.kind === 'list' ? fieldsOf(screen) : {};
  const lookups = useLookups(fields);
  const restore = siblingOf({ operation, verb: 'restore' });
  const mayRestore = restore !== undefined && has(operationOf(restore).codes);

  const bringBack = async (ids: readonly string[]) => {
    if (!restore) return;
    setIsRestoring(true);
    try {
      const { count } = (await callByName(restore, { ids })) as { count: number };
      message.success(texts.restored(count));
      chosen.clear();
      reload();
      onRestored();
    } catch {
      // The core has told the person.
    } finally {
      setIsRestoring(false);
    }
  };

  const columns = [
    ...Object.entries(fields).map(([name, field]) => fieldColumn({ name, field, lookups, drawField })),
    fieldColumn({ name: 'deletedTime', field: timeField, lookups, drawField }),
  ];
  const actions: Column<ScreenRecord> = {
    key: '$restore',
    title: texts.operations,
    width: 80,
    fixed: 'right',
    cell: (record) => (
      <button
        type="button"
        className="screen-link"
        disabled={isRestoring}
        onClick={() => void bringBack([idOf(record)])}
      >
        {texts.restore}
      </button>
    ),
  };

  return (
    <Drawer
      open
      width="min(960px, 100vw)"
      title={`${title} · ${texts.recycleBin}`}
      onClose={onClose}
      extra={
        mayRestore &&
        chosen.keys.size > 0 && (
          <Button
            type="primary"
            loading={busy(isRestoring)}
            onClick={() => void bringBack([...chosen.keys])}
          >{`${texts.restore}（${chosen.keys.size}）`}</Button>
        )
      }
    >
      {error ? (
        <Failed message={error.message} onRetry={reload} />
      ) : isFirst ? (
        <RowsSkeleton rows={6} />
      ) : (
        <>
          <Table
            label={texts.recycleBin}
            columns={mayRestore ? [...columns, actions] : columns}
            rows={rows}
            keyOf={idOf}
            page={String(pageNum)}
            empty={<Empty description={texts.recycleEmpty} />}
            selection={
              mayRestore
                ? { ...chosen, nameOf: (record: ScreenRecord) => nameOf({ record, field: columns[0]?.key }) }
                : undefined
            }
          />
          {total > pageSize && (
            <Pagination
              className="screen-pagination"
              current={pageNum}
              pageSize={pageSize}
              total={total}
              showSizeChanger={false}
              onChange={setPageNum}
            />
          )}
        </>
      )}
    </Drawer>
  );
}

/** The first columns of the list; of a tree also where a record stood, as names alone do not tell them apart. */
function fieldsOf({ columns, tree }: ListScreen): Readonly<Record<string, ScreenField>> {
  const [first, ...others] = inOrder(columns)
    .filter(([, field]) => !field.isHidden)
    .slice(0, most);
  const parent = tree && columns[tree.parent];
  return Object.fromEntries([
    ...(first ? [first] : []),
    ...(tree && parent ? [[tree.parent, parent] as const] : []),
    ...others,
  ]);
}

const timeField: ScreenField = { kind: 'dateTime', title: texts.deletedTime, order: 0 };

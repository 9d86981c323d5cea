import { App, Button, Drawer, Empty, Pagination, Table } from 'antd';
import { useState } from 'react';
import { callByName, operationOf } from '#runtime/core/call.ts';
import { useCodes } from '#runtime/react/useCodes.ts';
import { reads } from '../fields/reads.ts';
import type { ScreenField } from '#generators/formats.ts';
import { useRows } from '../list/useRows.ts';
import { useLookups } from '../lookups.ts';
import { asText, inOrder, type ScreenRecord } from '../records.ts';
import { useScreen } from '../screens.ts';
import { Failed, RowsSkeleton } from '../states.tsx';
import { texts } from '../texts.ts';
import { siblingOf } from './verbs.ts';

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
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [isRestoring, setIsRestoring] = useState(false);
  const { rows, total, isFirst, error, reload } = useRows({ operation, input: { pageNum, pageSize } });
  const { screen } = useScreen(`${operation.slice(0, operation.indexOf('.'))}.list`);
  const fields = screen?.kind === 'list' ? Object.fromEntries(inOrder(screen.columns).filter(([, field]) => !field.isHidden).slice(0, most)) : {};
  const lookups = useLookups(fields);
  const restore = siblingOf({ operation, verb: 'restore' });
  const mayRestore = restore !== undefined && has(operationOf(restore).codes);

  const bringBack = async (ids: readonly string[]) => {
    if (!restore) return;
    setIsRestoring(true);
    try {
      const { count } = (await callByName(restore, { ids })) as { count: number };
      message.success(texts.restored(count));
      setChosen([]);
      reload();
      onRestored();
    } catch {
      // The core has told the person.
    } finally {
      setIsRestoring(false);
    }
  };

  const columns = [
    ...Object.entries(fields).map(([name, field]) => ({ key: name, title: field.title, ellipsis: true, render: (_: unknown, record: ScreenRecord) => reads[field.kind]({ name, field, value: record[name], record, lookups, isCell: true }) })),
    { key: 'deletedTime', title: texts.deletedTime, width: 150, render: (_: unknown, record: ScreenRecord) => reads.dateTime({ name: 'deletedTime', field: timeField, value: record['deletedTime'], record, lookups, isCell: true }) },
    ...(mayRestore ? [{ key: '$restore', title: texts.operations, width: 80, render: (_: unknown, record: ScreenRecord) => <button type="button" className="screen-link" disabled={isRestoring} onClick={() => void bringBack([asText(record['id'])])}>{texts.restore}</button> }] : []),
  ];

  return (
    <Drawer open width="min(800px, 100vw)" title={`${title} · ${texts.recycleBin}`} onClose={onClose} extra={mayRestore && chosen.length > 0 && <Button type="primary" loading={isRestoring} onClick={() => void bringBack(chosen)}>{`${texts.restore}（${chosen.length}）`}</Button>}>
      {error ? (
        <Failed message={error.message} onRetry={reload} />
      ) : isFirst ? (
        <RowsSkeleton rows={6} />
      ) : (
        <>
          <Table<ScreenRecord>
            size="middle"
            rowKey={(record) => asText(record['id'])}
            columns={columns}
            dataSource={[...rows]}
            pagination={false}
            scroll={{ x: 'max-content' }}
            locale={{ emptyText: <Empty description={texts.recycleEmpty} /> }}
            {...(mayRestore && { rowSelection: { selectedRowKeys: [...chosen], onChange: (keys: React.Key[]) => setChosen(keys.map(String)) } })}
          />
          {total > pageSize && <Pagination className="screen-pagination" current={pageNum} pageSize={pageSize} total={total} showSizeChanger={false} onChange={setPageNum} />}
        </>
      )}
    </Drawer>
  );
}

const timeField: ScreenField = { kind: 'dateTime', title: texts.deletedTime, order: 0 };

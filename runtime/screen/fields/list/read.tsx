import { Table } from 'antd';
import { inOrder, type ScreenRecord } from '../../records.ts';
import { texts } from '../../texts.ts';
import { reads } from '../reads.ts';
import type { Read } from '../types.ts';

/** In a cell how many there are; elsewhere a small table. */
export const read: Read = ({ value, field, lookups, isCell }) => {
  const items = Array.isArray(value) ? (value as ScreenRecord[]) : [];
  if (items.length === 0) return <span className="screen-none">{texts.none}</span>;
  if (isCell) return <span className="screen-number">{texts.count(items.length)}</span>;
  const columns = inOrder(field.items ?? {}).map(([name, inner]) => ({
    key: name,
    title: inner.title,
    align: inner.align ?? ('left' as const),
    render: (_: unknown, record: ScreenRecord) => reads[inner.kind]({ name, field: inner, value: record[name], record, lookups }),
  }));
  return <Table<ScreenRecord> size="small" pagination={false} columns={columns} dataSource={items} rowKey={(record) => items.indexOf(record)} scroll={{ x: 'max-content' }} />;
};

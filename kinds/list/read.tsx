import { inOrder, type ScreenRecord } from '#runtime/screen/records.ts';
import { Table } from '#runtime/screen/table/Table.tsx';
import { texts } from '#runtime/screen/texts.ts';
import { fieldColumn } from '../screen/column.ts';
import { read as readTags } from '../tags/read.tsx';
import type { Read } from '../screen/types.ts';

/** In a cell how many there are; elsewhere a small table. What an older version kept as plain texts is shown as those. */
export const read: Read = (props, drawField) => {
  const { value, field, lookups, isCell } = props;
  if (Array.isArray(value) && value.some((item) => typeof item === 'string')) return readTags(props, drawField);
  const items = Array.isArray(value) ? (value as ScreenRecord[]) : [];
  if (items.length === 0) return <span className="screen-none">{texts.none}</span>;
  if (isCell) return <span className="screen-number">{texts.count(items.length)}</span>;
  const columns = inOrder(field.items ?? {}).map(([name, inner]) =>
    fieldColumn({ name, field: inner, lookups, drawField, isCell: false }),
  );
  return <Table label={field.title} columns={columns} rows={items} keyOf={(_, index) => String(index)} isCompact />;
};

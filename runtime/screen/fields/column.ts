import type { FieldKind, ScreenField } from '#generators/formats.ts';
import type { ScreenRecord } from '../records.ts';
import type { Column } from '../table/column.ts';
import { reads } from './reads.ts';
import type { Lookups } from './types.ts';
import { usualWidth } from './width.ts';

/** A column of a table of records that shows one of their fields; as a cell unless there is room for the whole value. */
export function fieldColumn({
  name,
  field,
  width = usualWidth(field),
  lookups,
  isCell = true,
}: {
  name: string;
  field: ScreenField;
  width?: number;
  lookups: Lookups;
  isCell?: boolean;
}): Column<ScreenRecord> {
  const read = reads[field.kind];
  return {
    key: name,
    title: field.title,
    width,
    align: field.align ?? (isNumeric(field.kind) ? 'right' : 'left'),
    fixed: field.fixed,
    cell: (record) => read({ name, field, value: record[name], record, lookups, isCell }),
  };
}

function isNumeric(kind: FieldKind): boolean {
  return kind === 'integer' || kind === 'number';
}

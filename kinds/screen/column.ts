import type { ScreenField } from '#generators/formats.ts';
import type { ScreenRecord } from '#runtime/screen/records.ts';
import type { Column } from '#runtime/screen/table/column.ts';
import { valueAt } from '#runtime/core/operations/ownFields.ts';
import { kindNamed } from '../index.ts';
import type { Lookups, DrawField } from './types.ts';

/** A column of a table of records that shows one of their fields; as a cell unless there is room for the whole value. */
export function fieldColumn({
  name,
  field,
  width = kindNamed(field.kind).width,
  lookups,
  drawField,
  isCell = true,
}: {
  name: string;
  field: ScreenField;
  width?: number;
  lookups: Lookups;
  drawField: DrawField;
  isCell?: boolean;
}): Column<ScreenRecord> {
  return {
    key: name,
    title: field.title,
    width,
    align: field.align ?? kindNamed(field.kind).align,
    fixed: field.fixed,
    cell: (record) => drawField({ name, field, value: valueAt({ record, name }), record, lookups, isCell }),
  };
}

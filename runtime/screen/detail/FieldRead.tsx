import type { ScreenField } from '#generators/formats.ts';
import { drawField } from '#kinds/screen/drawField.ts';
import type { Lookups } from '#kinds/screen/types.ts';
import { Part } from '../Part.tsx';
import type { ScreenRecord } from '../records.ts';

export interface FieldReadProps {
  name: string;
  field: ScreenField;
  record: ScreenRecord;
  lookups: Lookups;
  /** It stands in a row, which is no higher for it while it is loaded. */
  isCell?: boolean;
}

/** The whole value of a field to read: by its part where it has one, else as its kind is read. */
export function FieldRead({ name, field, record, lookups, isCell = false }: FieldReadProps) {
  const value = record[name];
  const read = drawField({ name, field, value, record, lookups });
  if (!field.part) return read;
  return (
    <Part
      kind="field"
      name={field.part}
      {...(isCell && { waiting: null })}
      props={{
        value,
        onChange: () => undefined,
        field,
        record,
        setRecord: () => undefined,
        isReadOnly: true,
        errors: [],
        widget: read,
      }}
    />
  );
}

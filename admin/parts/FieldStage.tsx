import { useState, type ComponentType } from 'react';
import type { ScreenField } from '#generators/formats.ts';
import type { FieldPartProps } from '#runtime/screen/parts.ts';
import type { ScreenRecord } from '#runtime/screen/records.ts';

export interface FieldStageProps {
  part: ComponentType<FieldPartProps>;
  title: string;
  value: unknown;
  /** Of the record that the field is in. */
  record?: ScreenRecord;
  isReadOnly?: boolean;
  errors?: FieldPartProps['errors'];
}

/** A part that edits one field of a record, by itself; for stories. */
export function FieldStage({
  part: Part,
  title,
  value,
  record = {},
  isReadOnly = false,
  errors = [],
}: FieldStageProps) {
  const [fields, setFields] = useState<ScreenRecord>({ ...record, edited: value });
  const field: ScreenField = { kind: 'json', title, order: 1 };
  return (
    <Part
      value={fields['edited']}
      onChange={(next) => setFields((former) => ({ ...former, edited: next }))}
      field={field}
      record={fields}
      setRecord={(next) => setFields((former) => ({ ...former, ...next }))}
      isReadOnly={isReadOnly}
      errors={errors}
    />
  );
}

import { useEffect, useState, type ComponentType } from 'react';
import type { ScreenField } from '#generators/formats.ts';
import type { FieldPartProps } from '#runtime/screen/parts.ts';
import type { ScreenRecord } from '#runtime/screen/records.ts';

export interface FieldStageProps {
  part: ComponentType<FieldPartProps>;
  title: string;
  value: unknown;
  /** What is put in once it is open, as a person does; only parts that tell the two apart need it. */
  pasted?: unknown;
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
  pasted,
  record = {},
  isReadOnly = false,
  errors = [],
}: FieldStageProps) {
  const [fields, setFields] = useState<ScreenRecord>({ ...record, edited: value });
  useEffect(() => {
    if (pasted !== undefined) setFields((former) => ({ ...former, edited: pasted }));
  }, [pasted]);
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

import { useState, type ComponentType } from 'react';
import type { ScreenField } from '#generators/formats.ts';
import type { EditProps } from './screen/types.ts';

/** For tests: a field that is edited, and its value as JSON beside it. */
export function EditPage({
  Edit,
  field,
  start = null,
}: {
  Edit: ComponentType<EditProps>;
  field: ScreenField;
  start?: unknown;
}) {
  const [value, setValue] = useState<unknown>(start);
  return (
    <>
      <Edit
        id="field"
        name="field"
        field={field}
        value={value}
        onChange={setValue}
        onBlur={() => undefined}
        isReadOnly={false}
        isInvalid={false}
        record={{}}
        lookups={{}}
      />
      <output>{JSON.stringify(value)}</output>
    </>
  );
}

import type { FieldPartProps } from '../parts.ts';
import { asText } from '../records.ts';
import { Changes, type FieldChanges, type FieldLabels } from './Changes.tsx';

/** The changes of one entry of the operation log, as the record's own history shows them. */
export function ChangesPart({ value, record }: FieldPartProps) {
  return (
    <Changes
      entity={asText(record['entity'])}
      changes={(value ?? {}) as FieldChanges}
      labels={(record['labels'] ?? {}) as FieldLabels}
    />
  );
}

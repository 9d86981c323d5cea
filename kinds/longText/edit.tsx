import { Input } from 'antd';
import { asText } from '#runtime/screen/records.ts';
import { growing } from '../screen/growing.ts';
import type { EditProps } from '../screen/types.ts';

/** Several lines of text; the box grows with them. */
export function LongTextEdit({ id, field, value, onChange, onBlur, isReadOnly, isInvalid, describedBy }: EditProps) {
  return (
    <Input.TextArea
      id={id}
      value={asText(value)}
      onChange={(event) => onChange(event.target.value)}
      onBlur={onBlur}
      disabled={isReadOnly}
      status={isInvalid ? 'error' : ''}
      aria-invalid={isInvalid}
      aria-describedby={describedBy}
      {...growing({ least: 3, most: 12 })}
      showCount={Boolean(field.maxLength)}
      count={field.maxLength ? { max: field.maxLength } : undefined}
    />
  );
}

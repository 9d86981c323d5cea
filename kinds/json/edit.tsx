import { Input } from 'antd';
import { asText } from '#runtime/screen/records.ts';
import { growing } from '../screen/growing.ts';
import type { EditProps } from '../screen/types.ts';

export function JsonEdit({ id, value, onChange, onBlur, isReadOnly, isInvalid, describedBy }: EditProps) {
  return (
    <Input.TextArea
      id={id}
      className="screen-code"
      value={asText(value)}
      onChange={(event) => onChange(event.target.value)}
      onBlur={onBlur}
      disabled={isReadOnly}
      status={isInvalid ? 'error' : ''}
      aria-labelledby={`${id}-label`}
      aria-invalid={isInvalid}
      aria-describedby={describedBy}
      {...growing({ least: 6, most: 24 })}
      spellCheck={false}
    />
  );
}

import { Input } from 'antd';
import { asText } from '#runtime/screen/records.ts';
import type { EditProps } from '../screen/types.ts';

export function PasswordEdit({ id, value, onChange, onBlur, isReadOnly, isInvalid, describedBy }: EditProps) {
  return (
    <Input.Password
      id={id}
      value={asText(value)}
      onChange={(event) => onChange(event.target.value)}
      onBlur={onBlur}
      disabled={isReadOnly}
      status={isInvalid ? 'error' : ''}
      aria-invalid={isInvalid}
      aria-describedby={describedBy}
      autoComplete="new-password"
    />
  );
}

import { Input } from 'antd';
import { asText } from '../../records.ts';
import type { EditProps } from '../types.ts';

export function JsonEdit({ id, value, onChange, onBlur, isReadOnly, isInvalid, describedBy }: EditProps) {
  return <Input.TextArea id={id} className="screen-code" value={asText(value)} onChange={(event) => onChange(event.target.value)} onBlur={onBlur} disabled={isReadOnly} status={isInvalid ? 'error' : ''} aria-invalid={isInvalid} aria-describedby={describedBy} autoSize={{ minRows: 6, maxRows: 24 }} spellCheck={false} />;
}

import { Select } from 'antd';
import { asText } from '../../records.ts';
import { texts } from '../../texts.ts';
import type { EditProps } from '../types.ts';

/** Words typed freely, each ended with Enter or a comma. */
export function TagsEdit({ id, field, value, onChange, onBlur, isReadOnly, isInvalid, describedBy }: EditProps) {
  return (
    <Select<string[]>
      id={id}
      className="screen-fill"
      mode="tags"
      value={Array.isArray(value) ? value.map(asText) : []}
      onChange={(next) => onChange([...new Set(next.map((tag) => tag.trim()).filter(Boolean))])}
      onBlur={onBlur}
      disabled={isReadOnly}
      status={isInvalid ? 'error' : ''}
      aria-invalid={isInvalid}
      aria-describedby={describedBy}
      tokenSeparators={[',', '，', ';', '；']}
      placeholder={texts.addTag}
      open={false}
      suffixIcon={null}
      {...(field.maxItems !== undefined && { maxCount: field.maxItems })}
    />
  );
}

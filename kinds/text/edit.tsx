import { Input } from 'antd';
import { asText } from '#runtime/screen/records.ts';
import type { EditProps } from '../screen/types.ts';

/** One line of text, with a count where there is a limit worth counting. */
export function TextEdit({ id, field, value, onChange, onBlur, isReadOnly, isInvalid, describedBy }: EditProps) {
  return (
    <Input
      id={id}
      value={asText(value)}
      onChange={(event) => onChange(event.target.value)}
      onBlur={onBlur}
      disabled={isReadOnly}
      status={isInvalid ? 'error' : ''}
      aria-invalid={isInvalid}
      aria-describedby={describedBy}
      placeholder={typeof field.props?.['placeholder'] === 'string' ? field.props['placeholder'] : undefined}
      showCount={
        field.maxLength
          ? {
              formatter: ({ count, maxLength }) =>
                maxLength && count > maxLength * 0.8 ? `${count} / ${maxLength}` : '',
            }
          : false
      }
      count={field.maxLength ? { max: field.maxLength } : undefined}
      autoComplete="off"
    />
  );
}

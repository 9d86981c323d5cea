import { asText } from '../../records.ts';
import { texts } from '../../texts.ts';
import type { EditProps } from '../types.ts';
import { RefSelect } from './select.tsx';
import { labelsOf } from './useOptions.ts';

export function RefEdit({ id, name, field, value, onChange, onBlur, isReadOnly, isInvalid, describedBy, record }: EditProps) {
  const ids = (Array.isArray(value) ? value : [value]).map(asText).filter(Boolean);
  return (
    <RefSelect
      id={id}
      operation={field.ref?.options ?? ''}
      isMany={field.isMany === true}
      value={value}
      labels={labelsOf({ record, name, ids })}
      onChange={onChange}
      onBlur={onBlur}
      disabled={isReadOnly}
      status={isInvalid ? 'error' : ''}
      aria-invalid={isInvalid}
      aria-describedby={describedBy}
      allowClear={!field.isRequired}
      placeholder={texts.choose(field.title)}
    />
  );
}

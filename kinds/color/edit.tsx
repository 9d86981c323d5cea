import { Input, Space } from 'antd';
import { lazy, Suspense } from 'react';
import { asText } from '#runtime/screen/records.ts';
import { texts } from '#runtime/screen/texts.ts';
import type { EditProps } from '../screen/types.ts';
import { isColor } from './isColor.ts';

/** Half as heavy as all other widgets together: it comes where a form has a colour. */
const Picker = lazy(async () => ({ default: (await import('./screen/Picker.tsx')).Picker }));

/** A colour, picked with the mouse or typed; by keyboard the box says it all. */
export function ColorEdit({ id, field, value, onChange, onBlur, isReadOnly, isInvalid, describedBy }: EditProps) {
  const text = asText(value);
  return (
    <Space.Compact block>
      <Suspense fallback={<span className="screen-swatch is-large" />}>
        <Picker color={isColor(text) ? text : null} isReadOnly={isReadOnly} onChange={onChange} />
      </Suspense>
      <Input
        id={id}
        value={text}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onBlur}
        disabled={isReadOnly}
        status={isInvalid ? 'error' : ''}
        // A part that stands around it has its title there; what shows a field by itself has a label.
        aria-labelledby={`${id}-label`}
        aria-invalid={isInvalid}
        aria-describedby={describedBy}
        placeholder={texts.colorForm}
        allowClear={!field.isRequired}
        autoComplete="off"
      />
    </Space.Compact>
  );
}

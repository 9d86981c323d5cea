import { InputNumber } from 'antd';
import type { EditProps } from '../screen/types.ts';
import { isNumber, plainNumber } from './codec.ts';

/** A number. What is none, and limits, are the checks' to name: a box that silently corrects what was typed hides mistakes. */
export function NumberEdit({ id, field, value, onChange, onBlur, isReadOnly, isInvalid, describedBy }: EditProps) {
  const { unit } = field.props ?? {};
  return (
    <InputNumber
      id={id}
      className="screen-fill"
      value={typeof value === 'number' || typeof value === 'string' ? value : null}
      onChange={onChange}
      parser={(text) => plainNumber(text ?? '')}
      // The box tells of numbers only: without this it would return to the former one.
      onInput={(text) => {
        if (!isNumber(text)) onChange(text.trim() === '' ? null : text);
      }}
      onBlur={onBlur}
      disabled={isReadOnly}
      status={isInvalid ? 'error' : ''}
      aria-invalid={isInvalid}
      aria-describedby={describedBy}
      step={field.step ?? 1}
      changeOnWheel={false}
      suffix={typeof unit === 'string' ? unit : undefined}
      // Without this a step of 0.5 would show 2 as 2.0.
      formatter={(shown, { userTyping, input }) => (userTyping ? input : String(shown ?? ''))}
    />
  );
}

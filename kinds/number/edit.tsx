import { InputNumber } from 'antd';
import type { EditProps } from '../screen/types.ts';
import { isNumber, plainNumber } from './codec.ts';

interface NumberLook {
  /** Before and behind the number; `props.unit` of the field stands behind it, too. */
  sign?: string;
  unit?: string;
  /** What was typed without such signs. */
  bare?(text: string): string;
  /** The number while nobody types. */
  shownAs?(text: string): string;
}

/** A number. What is none, and limits, are the checks' to name: a box that silently corrects what was typed hides mistakes. */
export function NumberEdit({
  id,
  field,
  value,
  onChange,
  onBlur,
  isReadOnly,
  isInvalid,
  describedBy,
  sign,
  unit,
  bare = (text) => text,
  shownAs = (text) => text,
}: EditProps & NumberLook) {
  const behind = unit ?? field.props?.['unit'];
  return (
    <InputNumber
      id={id}
      className="screen-fill"
      value={typeof value === 'number' || typeof value === 'string' ? value : null}
      onChange={onChange}
      parser={(text) => plainNumber(bare(text ?? ''))}
      // The box tells of numbers only: without this it would return to the former one.
      onInput={(text) => {
        if (!isNumber(bare(text))) onChange(text.trim() === '' ? null : text);
      }}
      onBlur={onBlur}
      disabled={isReadOnly}
      status={isInvalid ? 'error' : ''}
      aria-invalid={isInvalid}
      aria-describedby={describedBy}
      step={field.step ?? 1}
      changeOnWheel={false}
      prefix={sign}
      suffix={typeof behind === 'string' ? behind : undefined}
      // Without this a step of 0.5 would show 2 as 2.0.
      formatter={(shown, { userTyping, input }) => (userTyping ? input : shownAs(String(shown ?? '')))}
    />
  );
}

import { InputNumber } from 'antd';
import type { KeyboardEvent } from 'react';
import { isNumber, plainNumber } from '#kinds/number/codec.ts';
import { texts } from './texts.ts';

/** The points of a question as they are filled in: a text where they are no number. */
export type Score = number | string | null;

export interface ScoreInputProps {
  /** For who only hears it. */
  name: string;
  value: Score;
  /** Of what is said of a mistake. */
  errorId?: string | undefined;
  isInvalid?: boolean;
  onChange(value: Score): void;
  onPressEnter(event: KeyboardEvent<HTMLInputElement>): void;
}

/** The box of points. What is none, and limits, are the checks' to name. */
export function ScoreInput({ name, value, errorId, isInvalid = false, onChange, onPressEnter }: ScoreInputProps) {
  return (
    <InputNumber<string | number>
      aria-label={name}
      data-focus="score"
      className="paper-score"
      value={value}
      onChange={onChange}
      parser={(text) => plainNumber(text ?? '')}
      // The box tells of numbers only.
      onInput={(text) => {
        if (!isNumber(text)) onChange(text.trim() === '' ? null : text);
      }}
      onPressEnter={onPressEnter}
      status={isInvalid ? 'error' : ''}
      aria-invalid={isInvalid}
      aria-describedby={isInvalid ? errorId : undefined}
      step={0.5}
      changeOnWheel={false}
      suffix={texts.unit}
      // Without this a step of 0.5 would show 2 as 2.0.
      formatter={(shown, { userTyping, input }) => (userTyping ? input : String(shown ?? ''))}
    />
  );
}

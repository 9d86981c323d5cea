import { InputNumber } from 'antd';
import { useId, useState } from 'react';
import { mostInPlan } from '#runtime/core/seats/plan.ts';
import { sizeTexts } from './texts.ts';

export interface SizeInputProps {
  label: string;
  /** For who only hears it. */
  name: string;
  value: number;
  onChange(value: number): void;
  /** Whoever typed has left the box. */
  onDone(): void;
}

/** How many rows or places a plan has. What no plan can have stays as it was typed, marked, and changes nothing. */
export function SizeInput({ label, name, value, onChange, onDone }: SizeInputProps) {
  const hint = useId();
  const [refused, setRefused] = useState<{ typed: string; beside: number }>();
  // The plan got another size elsewhere: what was typed is no longer about it.
  const typed = refused?.beside === value ? refused.typed : undefined;
  const take = (text: string) => {
    const isSize = /^\d+$/.test(text) && Number(text) >= 1 && Number(text) <= mostInPlan;
    setRefused(isSize ? undefined : { typed: text, beside: value });
    if (isSize) onChange(Number(text));
  };
  const isRefused = typed !== undefined;
  return (
    <div className="seat-plan-size">
      <label>
        <span>{label}</span>
        <InputNumber<string | number>
          aria-label={name}
          value={typed ?? value}
          onChange={(next) => take(String(next ?? ''))}
          // The box tells of numbers only.
          onInput={(text) => {
            if (Number.isNaN(Number(text))) take(text);
          }}
          onBlur={onDone}
          status={isRefused ? 'error' : ''}
          aria-invalid={isRefused}
          aria-describedby={hint}
          changeOnWheel={false}
        />
      </label>
      <span id={hint} role={isRefused ? 'alert' : undefined} className={isRefused ? 'is-refused' : undefined}>
        {isRefused ? sizeTexts.refused(value) : sizeTexts.limits}
      </span>
    </div>
  );
}

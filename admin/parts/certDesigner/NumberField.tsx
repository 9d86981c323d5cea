import { useId, useState } from 'react';
import { NumberBox } from '../numberBox/NumberBox.tsx';
import { fits, problemOf, type Limits, type Typed } from '../numberBox/problem.ts';

/** A number of the chosen items. What is typed stays as it is; they take what is within limits, in tenths. */
export function NumberField({
  title,
  value,
  limits: { min, max },
  onChange,
}: {
  title: string;
  value: number;
  limits: Pick<Limits, 'min' | 'max'>;
  onChange(value: number): void;
}) {
  const id = useId();
  const [typed, setTyped] = useState<Typed>(value);
  const [former, setFormer] = useState(value);
  // It was moved on the sheet, or a step was undone.
  if (former !== value) {
    setFormer(value);
    setTyped(value);
  }
  const limits: Limits = { min, max, step: 0.1 };
  return (
    <div className="cert-field">
      <label htmlFor={id}>{title}</label>
      <NumberBox
        id={id}
        value={typed}
        step={1}
        problem={problemOf(typed, limits)}
        onChange={(next) => {
          setTyped(next);
          if (fits(next, limits)) onChange(next);
        }}
      />
    </div>
  );
}

import { useId } from 'react';
import { BareNumber } from './BareNumber.tsx';
import type { Typed } from './problem.ts';
import './numberBox.css';

export interface NumberBoxProps {
  /** Where a label is for it; else one is made of its name, for who only hears it. */
  id?: string;
  name?: string;
  value: Typed;
  step: number;
  isReadOnly?: boolean;
  problem: string | undefined;
  /** The id of what is said about it beside its problem. */
  describedBy?: string;
  onChange(value: Typed): void;
}

/** A number outside of a form: what was typed stays, and what is wrong with it stands below. */
export function NumberBox({
  id: ofLabel,
  name,
  value,
  step,
  isReadOnly,
  problem,
  describedBy,
  onChange,
}: NumberBoxProps) {
  const own = useId();
  const id = ofLabel ?? own;
  const said = [describedBy, problem && `${id}-problem`].filter(Boolean).join(' ');
  return (
    <span className="number-box">
      <BareNumber
        id={id}
        name={name}
        value={value}
        step={step}
        isReadOnly={isReadOnly}
        isInvalid={problem !== undefined}
        describedBy={said}
        onChange={onChange}
      />
      {problem && (
        <span id={`${id}-problem`} className="number-box-problem" role="alert">
          {problem}
        </span>
      )}
    </span>
  );
}

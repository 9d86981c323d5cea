import { useId } from 'react';
import type { ScreenField } from '#generators/formats.ts';
import { NumberEdit } from '#kinds/number/edit.tsx';
import type { Typed } from './problem.ts';
import './numberBox.css';

export interface NumberBoxProps {
  /** Where a label is for it; else one is made of its name, for who only hears it. */
  id?: string;
  name?: string;
  value: Typed;
  step: number;
  problem: string | undefined;
  /** The id of what is said about it beside its problem. */
  describedBy?: string;
  onChange(value: Typed): void;
}

/** A number outside of a form, as forms have theirs: what was typed stays, and what is wrong with it stands below. */
export function NumberBox({ id: ofLabel, name, value, step, problem, describedBy, onChange }: NumberBoxProps) {
  const own = useId();
  const id = ofLabel ?? own;
  const field: ScreenField = { kind: 'number', title: name ?? '', order: 1, step };
  const said = [describedBy, problem && `${id}-problem`].filter(Boolean).join(' ');
  return (
    <span className="number-box">
      {name !== undefined && (
        <label htmlFor={id} className="screen-unseen">
          {name}
        </label>
      )}
      <NumberEdit
        id={id}
        name={id}
        field={field}
        value={value}
        onChange={(next) => onChange(next as Typed)}
        isReadOnly={false}
        isInvalid={problem !== undefined}
        {...(said && { describedBy: said })}
        record={nothing}
        lookups={nothing}
      />
      {problem && (
        <span id={`${id}-problem`} className="number-box-problem" role="alert">
          {problem}
        </span>
      )}
    </span>
  );
}

const nothing = {};

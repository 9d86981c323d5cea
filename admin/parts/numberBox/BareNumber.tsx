import { NumberEdit } from '#kinds/number/edit.tsx';
import type { ScreenField } from '#generators/formats.ts';
import type { Typed } from './problem.ts';

export interface BareNumberProps {
  id: string;
  /** For who only hears it; nothing where there is a label already. */
  name?: string | undefined;
  value: Typed;
  step: number;
  unit?: string;
  isReadOnly?: boolean | undefined;
  isInvalid: boolean;
  /** The ids of what is said about it. */
  describedBy?: string | undefined;
  onChange(value: Typed): void;
}

/** The box of a number as forms have theirs, outside of one. */
export function BareNumber({
  id,
  name,
  value,
  step,
  unit,
  isReadOnly = false,
  isInvalid,
  describedBy,
  onChange,
}: BareNumberProps) {
  const field: ScreenField = { kind: 'number', title: name ?? '', order: 1, step, ...(unit && { props: { unit } }) };
  return (
    <>
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
        isReadOnly={isReadOnly}
        isInvalid={isInvalid}
        {...(describedBy && { describedBy })}
        record={nothing}
        lookups={nothing}
      />
    </>
  );
}

const nothing = {};

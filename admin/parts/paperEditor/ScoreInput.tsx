import type { KeyboardEvent } from 'react';
import { NumberEdit } from '#kinds/number/edit.tsx';
import type { ScreenField } from '#generators/formats.ts';
import { texts } from './texts.ts';

/** The points of a question as they are filled in: a text where they are no number. */
export type Score = number | string | null;

export interface ScoreInputProps {
  id: string;
  /** For who only hears it. */
  name: string;
  value: Score;
  /** Where it is said what is wrong. */
  errorId?: string | undefined;
  onChange(value: Score): void;
}

const field: ScreenField = { kind: 'number', title: '', order: 1, step: 0.5, props: { unit: texts.unit } };

/** The box of points, as forms have boxes of numbers. */
export function ScoreInput({ id, name, value, errorId, onChange }: ScoreInputProps) {
  return (
    <span className="paper-score" data-focus="score" onKeyDown={goToNext}>
      <label htmlFor={id} className="screen-unseen">
        {name}
      </label>
      <NumberEdit
        id={id}
        name={id}
        field={field}
        value={value}
        onChange={(next) => onChange(next as Score)}
        isReadOnly={false}
        isInvalid={errorId !== undefined}
        {...(errorId !== undefined && { describedBy: errorId })}
        record={nothing}
        lookups={nothing}
      />
    </span>
  );
}

const nothing = {};

/** Enter leads to the next score, so that they are typed one after the other; it does not save the form. */
function goToNext(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  const boxes = [
    ...(event.currentTarget.closest('.paper-editor')?.querySelectorAll<HTMLInputElement>('.paper-score input') ?? []),
  ];
  const next = boxes[boxes.indexOf(event.target as HTMLInputElement) + 1];
  next?.focus();
  next?.select();
}

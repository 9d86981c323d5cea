import type { KeyboardEvent } from 'react';
import { BareNumber } from '../numberBox/BareNumber.tsx';
import type { Typed } from '../numberBox/problem.ts';
import { texts } from './texts.ts';

/** The points of a question as they are filled in: a text where they are no number. */
export type Score = Typed;

export interface ScoreInputProps {
  id: string;
  /** For who only hears it. */
  name: string;
  value: Score;
  /** Where it is said what is wrong. */
  errorId?: string | undefined;
  onChange(value: Score): void;
}

/** The box of points; Enter leads to the next. */
export function ScoreInput({ id, name, value, errorId, onChange }: ScoreInputProps) {
  return (
    <span className="paper-score" data-focus="score" onKeyDown={goToNext}>
      <BareNumber
        id={id}
        name={name}
        value={value}
        step={0.5}
        unit={texts.unit}
        isInvalid={errorId !== undefined}
        describedBy={errorId}
        onChange={onChange}
      />
    </span>
  );
}

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

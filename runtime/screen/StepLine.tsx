import type { ReactNode } from 'react';

/** One of several steps on a line. */
export interface LineStep {
  key: string;
  title: string;
  /** Below the title, such as when it was. */
  note?: ReactNode;
  /** `aside`: where it stands now is beside the way. */
  place: 'done' | 'now' | 'open' | 'aside';
  /** Goes there; without it the step is no button. */
  onChoose?: (() => void) | undefined;
}

/** Steps one after the other, with how far it has come. */
export function StepLine({ label, steps }: { label: string; steps: readonly LineStep[] }) {
  return (
    <ol className="screen-steps" aria-label={label}>
      {steps.map(({ key, title, note, place, onChoose }, i) => (
        <li
          key={key}
          className={`is-${place}`}
          {...((place === 'now' || place === 'aside') && { 'aria-current': 'step' as const })}
        >
          <span className="screen-step-mark" aria-hidden>
            {place === 'done' ? '✓' : place === 'aside' ? '!' : i + 1}
          </span>
          <span className="screen-step-text">
            {onChoose ? (
              <button type="button" onClick={onChoose}>
                {title}
              </button>
            ) : (
              title
            )}
            {note && <small>{note}</small>}
          </span>
        </li>
      ))}
    </ol>
  );
}

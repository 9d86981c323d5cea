import { useId } from 'react';

export interface SelectFieldProps {
  label: string;
  value: string;
  choices: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
  /** What stands there while nothing is chosen; without it something always is. */
  empty?: string;
  help?: string | undefined;
  error?: string | undefined;
}

/** One of several, with its label above and help and error below. */
export function SelectField({ label, value, choices, onChange, empty, help, error }: SelectFieldProps) {
  const id = useId();
  const described = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className="field-box" data-invalid={error === undefined ? undefined : ''}>
        <select
          id={id}
          value={value}
          aria-invalid={error !== undefined}
          aria-describedby={described || undefined}
          onChange={(event) => onChange(event.target.value)}
        >
          {empty !== undefined && <option value="">{empty}</option>}
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
      </div>
      {help && (
        <p id={`${id}-help`} className="field-help">
          {help}
        </p>
      )}
      {error !== undefined && (
        <p id={`${id}-error`} className="field-error">
          {error}
        </p>
      )}
    </div>
  );
}

import { useId, type InputHTMLAttributes, type ReactNode } from 'react';

export interface FieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'value'> {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** What is wrong with it; read out with the field. */
  error?: string | undefined;
  /** At the end of the line, e.g. a button. */
  children?: ReactNode;
}

/** A line of text with its label above and its error below. */
export function Field({ label, value, onChange, error, children, ...rest }: FieldProps) {
  const id = useId();
  const errorId = `${id} error`.replace(' ', '-');
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className="field-box" data-invalid={error === undefined ? undefined : ''}>
        <input
          id={id}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          aria-invalid={error !== undefined}
          aria-describedby={error === undefined ? undefined : errorId}
          {...rest}
        />
        {children}
      </div>
      {error !== undefined && (
        <p id={errorId} className="field-error">
          {error}
        </p>
      )}
    </div>
  );
}

import { useId, type ReactNode } from 'react';

export interface FieldProps {
  label: string;
  name: string;
  value: string;
  onChange: (value: string) => void;
  error?: string | undefined;
  type?: 'text' | 'password';
  autoComplete?: string;
  isFocused?: boolean;
  isReadOnly?: boolean;
  /** Stands inside the field, at its end. */
  children?: ReactNode;
}

/** A labelled input with its error beneath it. */
export function Field({
  label,
  name,
  value,
  onChange,
  error,
  type = 'text',
  autoComplete,
  isFocused = false,
  isReadOnly = false,
  children,
}: FieldProps): ReactNode {
  const id = useId();
  const errorId = `${id}-error`;
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className="field-box" data-invalid={error ? '' : undefined}>
        {/* The form is all the page is for, so the cursor starts in it. */}
        <input
          id={id}
          name={name}
          type={type}
          value={value}
          autoComplete={autoComplete}
          autoFocus={isFocused}
          readOnly={isReadOnly}
          spellCheck={false}
          autoCapitalize="none"
          maxLength={200}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          onChange={(event) => onChange(event.target.value)}
        />
        {children}
      </div>
      {error && (
        <p id={errorId} role="alert" className="field-error">
          {error}
        </p>
      )}
    </div>
  );
}

import { useState, type ReactNode } from 'react';
import { texts } from '../texts.ts';
import { Field } from './Field.tsx';

/** A password that can be looked at. */
export function PasswordField({
  value,
  onChange,
  error,
  isFocused = false,
}: {
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
  isFocused?: boolean;
}): ReactNode {
  const [isShown, setShown] = useState(false);
  const label = isShown ? texts.hidePassword : texts.showPassword;
  return (
    <Field
      label={texts.password}
      name="password"
      type={isShown ? 'text' : 'password'}
      value={value}
      onChange={onChange}
      error={error}
      autoComplete="current-password"
      isFocused={isFocused}
    >
      <button
        type="button"
        className="field-button"
        aria-label={label}
        title={label}
        aria-pressed={isShown}
        onClick={() => setShown(!isShown)}
      >
        <svg
          viewBox="0 0 24 24"
          width="20"
          height="20"
          aria-hidden="true"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.6"
          strokeLinecap="round"
        >
          <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Z" />
          <circle cx="12" cy="12" r="3" />
          {!isShown && <path d="M4 20 20 4" />}
        </svg>
      </button>
    </Field>
  );
}

import { useId, type ReactNode } from 'react';
import { logout } from '#runtime/core/session.ts';
import { useFirstPassword } from '#runtime/react/useFirstPassword.ts';
import { messages } from '../texts.ts';
import { Field } from './Field.tsx';

/** An initial password is replaced before anything else is shown. */
export function FirstPassword({
  isLoading,
  onDone,
  onBack,
}: {
  isLoading: boolean;
  onDone: () => void;
  onBack: () => void;
}): ReactNode {
  const { form, values, set, errors, isBusy, submit } = useFirstPassword({
    texts: { badLength: messages.newPasswordHelp, different: messages.badRepeat },
    isLoading,
    onDone,
  });
  const headingId = useId();
  return (
    <>
      <h1 id={headingId}>{messages.firstPasswordTitle}</h1>
      <p className="login-help">{messages.firstPasswordHelp}</p>
      <form ref={form} noValidate aria-labelledby={headingId} onSubmit={(event) => void submit(event)}>
        <p role="alert" className="login-error">
          {errors.form}
        </p>
        <Field
          label={messages.newPassword}
          name="newPassword"
          type="password"
          value={values.newPassword}
          onChange={set('newPassword')}
          error={errors.newPassword}
          autoComplete="new-password"
          isFocused
        />
        <p className="login-help">{messages.newPasswordHelp}</p>
        <Field
          label={messages.repeatPassword}
          name="repeated"
          type="password"
          value={values.repeated}
          onChange={set('repeated')}
          error={errors.repeated}
          autoComplete="new-password"
        />
        <button type="submit" className="button button-primary login-submit" disabled={isBusy} aria-busy={isBusy}>
          {messages.firstPasswordSubmit}
        </button>
      </form>
      <button type="button" className="link" onClick={() => void logout().then(onBack)}>
        {messages.tenantBack}
      </button>
    </>
  );
}

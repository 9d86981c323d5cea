import { useId, type ReactNode } from 'react';
import { logout } from '#runtime/core/session.ts';
import { useFirstPassword } from '#runtime/react/useFirstPassword.ts';
import { texts } from '../texts.ts';
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
    texts: { badLength: texts.newPasswordHelp, different: texts.badRepeat },
    isLoading,
    onDone,
  });
  const headingId = useId();
  return (
    <>
      <h1 id={headingId}>{texts.firstPasswordTitle}</h1>
      <p className="login-help">{texts.firstPasswordHelp}</p>
      <form ref={form} noValidate aria-labelledby={headingId} onSubmit={(event) => void submit(event)}>
        <p role="alert" className="login-error">
          {errors.form}
        </p>
        <Field
          label={texts.newPassword}
          name="newPassword"
          type="password"
          value={values.newPassword}
          onChange={set('newPassword')}
          error={errors.newPassword}
          autoComplete="new-password"
          isFocused
        />
        <p className="login-help">{texts.newPasswordHelp}</p>
        <Field
          label={texts.repeatPassword}
          name="repeated"
          type="password"
          value={values.repeated}
          onChange={set('repeated')}
          error={errors.repeated}
          autoComplete="new-password"
        />
        <button type="submit" className="button button-primary login-submit" disabled={isBusy} aria-busy={isBusy}>
          {texts.firstPasswordSubmit}
        </button>
      </form>
      <button type="button" className="link" onClick={() => void logout().then(onBack)}>
        {texts.tenantBack}
      </button>
    </>
  );
}

import { logout } from '#runtime/core/session.ts';
import { useFirstPassword } from '#runtime/react/useFirstPassword.ts';
import { Field } from '#learner/form/Field.tsx';
import { Button } from '#learner/parts/Button.tsx';
import { texts } from './texts.ts';

/** An initial password is replaced before anything else is shown. */
export function FirstPassword({
  isLoading,
  onDone,
  onBack,
}: {
  isLoading: boolean;
  onDone: () => void;
  onBack: () => void;
}) {
  const { form, values, set, errors, isBusy, submit } = useFirstPassword({
    texts: { badLength: texts.newLength, different: texts.different },
    isLoading,
    onDone,
  });
  return (
    <>
      <h1>{texts.firstTitle}</h1>
      <p className="login-help">{texts.firstHelp}</p>
      <form ref={form} noValidate aria-label={texts.firstTitle} onSubmit={(event) => void submit(event)}>
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
          maxLength={200}
          placeholder={texts.newLength}
          autoFocus
        />
        <Field
          label={texts.repeated}
          name="repeated"
          type="password"
          value={values.repeated}
          onChange={set('repeated')}
          error={errors.repeated}
          autoComplete="new-password"
          maxLength={200}
        />
        <Button kind="primary" type="submit" className="login-submit" aria-busy={isBusy}>
          {texts.firstSubmit}
        </Button>
      </form>
      <Button kind="quiet" onClick={() => void logout().then(onBack)}>
        {texts.tenantBack}
      </Button>
    </>
  );
}

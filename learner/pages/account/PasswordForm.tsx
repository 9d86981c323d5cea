import { useState, type FormEvent } from 'react';
import { toCallError } from '#runtime/core/errors.ts';
import { changePassword } from '#runtime/core/login.ts';
import { useProof } from '#runtime/react/useProof.ts';
import { Field } from '#learner/form/Field.tsx';
import { ProofProgress } from '#learner/form/ProofProgress.tsx';
import { Button } from '#learner/parts/Button.tsx';
import { toast } from '#learner/parts/toast.ts';
import { fieldErrorsOf } from '#learner/form/fieldErrors.ts';
import { texts } from './texts.ts';

const empty = { oldPassword: '', newPassword: '', repeated: '' };
type Values = typeof empty;

/** A new password against the old one; the other sessions end with it (rule L2). */
export function PasswordForm() {
  const [values, setValues] = useState(empty);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [isBusy, setBusy] = useState(false);
  const proof = useProof();

  const set = (field: keyof Values) => (value: string) => setValues((former) => ({ ...former, [field]: value }));
  const change = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (isBusy) return;
    const missing = check(values);
    setErrors(missing);
    if (Object.keys(missing).length > 0) return;
    setBusy(true);
    try {
      const { oldPassword, newPassword } = values;
      await proof.run({
        work: (given) => changePassword({ oldPassword, newPassword, ...(given !== undefined && { proof: given }) }),
      });
      setValues(empty);
      toast(texts.changed);
    } catch (thrown) {
      if (toCallError(thrown).kind !== 'aborted') setErrors(fieldErrorsOf(thrown));
    } finally {
      setBusy(false);
    }
  };

  return (
    <form noValidate className="account-form" onSubmit={(event) => void change(event)}>
      <p className="field-help">{texts.passwordHelp}</p>
      <Field
        label={texts.oldPassword}
        value={values.oldPassword}
        type="password"
        autoComplete="current-password"
        error={errors['oldPassword']}
        onChange={set('oldPassword')}
      />
      <Field
        label={texts.newPassword}
        value={values.newPassword}
        type="password"
        autoComplete="new-password"
        placeholder={texts.newHelp}
        error={errors['newPassword']}
        onChange={set('newPassword')}
      />
      <Field
        label={texts.repeated}
        value={values.repeated}
        type="password"
        autoComplete="new-password"
        error={errors['repeated']}
        onChange={set('repeated')}
      />
      {errors['general'] && (
        <p className="field-error" role="alert">
          {errors['general']}
        </p>
      )}
      <ProofProgress proof={proof} />
      <Button kind="primary" type="submit" disabled={isBusy} aria-busy={isBusy}>
        {isBusy ? texts.saving : texts.change}
      </Button>
    </form>
  );
}

function check({ oldPassword, newPassword, repeated }: Values): Record<string, string> {
  return {
    ...(oldPassword === '' && { oldPassword: texts.oldMissing }),
    ...(newPassword.length < 8 || newPassword.length > 64
      ? { newPassword: texts.tooShort }
      : newPassword === oldPassword
        ? { newPassword: texts.same }
        : {}),
    ...(repeated !== newPassword && { repeated: texts.different }),
  };
}

import { useId, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { toCallError, type CallError } from '#runtime/core/errors.ts';
import { loadSession, login } from '#runtime/core/session.ts';
import type { Tenant } from '#runtime/core/sessionStore.ts';
import { prefetchShellCode } from '../entry/Gate.tsx';
import { messages } from '../messages.ts';
import { CaptchaField } from './CaptchaField.tsx';
import { DemoAccounts } from './DemoAccounts.tsx';
import { Field } from './Field.tsx';
import { PasswordField } from './PasswordField.tsx';
import { useCaptcha } from './useCaptcha.ts';

interface FormErrors {
  account?: string;
  password?: string;
  captcha?: string;
  form?: string;
}

/** Account, password and, once the server wants one, a captcha. Errors stand at their field and are read out. */
export function LoginForm({ onSignedIn }: { onSignedIn: (tenants: Tenant[]) => void }): ReactNode {
  const [account, setAccount] = useState('');
  const [password, setPassword] = useState('');
  const [errors, setErrors] = useState<FormErrors>({});
  const [isBusy, setBusy] = useState(false);
  const captcha = useCaptcha();
  const form = useRef<HTMLFormElement>(null);
  const headingId = useId();

  const refuse = (found: FormErrors, focus: keyof FormErrors): void => {
    setErrors(found);
    form.current?.querySelector<HTMLInputElement>(`input[name=${focus}]`)?.focus();
  };

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (isBusy) return;
    const missing = findMissing({ account, password, captcha: captcha.isWanted ? captcha.text : undefined });
    const first = (['account', 'password', 'captcha'] as const).find((name) => missing[name]);
    if (first) {
      refuse(missing, first);
      return;
    }
    setErrors({});
    setBusy(true);
    prefetchShellCode();
    try {
      const tenants = await login({ account: account.trim(), password, ...(captcha.answer && { captcha: captcha.answer }) });
      if (tenants.length <= 1) await loadSession();
      onSignedIn(tenants);
    } catch (thrown) {
      const error = toCallError(thrown);
      if (captcha.isWanted || wantsCaptcha(error)) captcha.refresh();
      refuse({ form: error.message }, 'password');
    } finally {
      setBusy(false);
    }
  };

  return (
    <>
      <h1 id={headingId}>{messages.loginTitle}</h1>
      <form ref={form} noValidate aria-labelledby={headingId} onSubmit={(event) => void submit(event)} onInput={prefetchShellCode}>
        <p role="alert" className="login-error">
          {errors.form}
        </p>
        <Field label={messages.account} name="account" value={account} onChange={setAccount} error={errors.account} autoComplete="username" isFocused />
        <PasswordField value={password} onChange={setPassword} error={errors.password} />
        {captcha.isWanted && <CaptchaField captcha={captcha} error={errors.captcha} />}
        <button type="submit" className="button button-primary login-submit" disabled={isBusy} aria-busy={isBusy}>
          {isBusy ? messages.loggingIn : messages.login}
        </button>
      </form>
      <DemoAccounts
        onPick={(picked) => {
          setAccount(picked.account);
          setPassword(picked.password);
          setErrors({});
        }}
      />
    </>
  );
}

function findMissing({ account, password, captcha }: { account: string; password: string; captcha: string | undefined }): FormErrors {
  return {
    ...(!account.trim() && { account: messages.needAccount }),
    ...(!password && { password: messages.needPassword }),
    ...(captcha !== undefined && !captcha.trim() && { captcha: messages.needCaptcha }),
  };
}

function wantsCaptcha({ data }: CallError): boolean {
  return typeof data === 'object' && data !== null && (data as { captchaRequired?: unknown }).captchaRequired === true;
}

import { useRef, useState, type FormEvent } from 'react';
import { toCallError, type CallError } from '#runtime/core/errors.ts';
import { loadSession, login } from '#runtime/core/session.ts';
import type { Tenant } from '#runtime/core/sessionStore.ts';
import { Button } from '#learner/parts/Button.tsx';
import { Field } from '#learner/parts/Field.tsx';
import { DemoAccounts } from './DemoAccounts.tsx';
import { messages } from './messages.ts';
import { useCaptcha } from './useCaptcha.ts';

type Name = 'account' | 'password' | 'captcha';
type FormErrors = Partial<Record<Name | 'form', string>>;

/** Account, password and, once the server wants one, a captcha. Errors stand at their field and are read out. */
export function LoginForm({ onSignedIn }: { onSignedIn: (tenants: Tenant[]) => void }) {
  const [account, setAccount] = useState('');
  const [password, setPassword] = useState('');
  const [isShown, setShown] = useState(false);
  const [errors, setErrors] = useState<FormErrors>({});
  const [isBusy, setBusy] = useState(false);
  const captcha = useCaptcha();
  const form = useRef<HTMLFormElement>(null);

  const refuse = (found: FormErrors, focus: Name): void => {
    setErrors(found);
    form.current?.querySelector<HTMLInputElement>(`input[name=${focus}]`)?.focus();
  };

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (isBusy) return;
    const missing: FormErrors = {
      ...(!account.trim() && { account: messages.needAccount }),
      ...(!password && { password: messages.needPassword }),
      ...(captcha.isWanted && !captcha.text.trim() && { captcha: messages.needCaptcha }),
    };
    const first = (['account', 'password', 'captcha'] as const).find((name) => missing[name]);
    if (first) {
      refuse(missing, first);
      return;
    }
    setErrors({});
    setBusy(true);
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
      <h1>{messages.title}</h1>
      <form ref={form} noValidate aria-label={messages.title} onSubmit={(event) => void submit(event)}>
        <p role="alert" className="login-error">
          {errors.form}
        </p>
        <Field label={messages.account} name="account" value={account} onChange={setAccount} error={errors.account} autoComplete="username" autoCapitalize="none" maxLength={100} />
        <Field label={messages.password} name="password" type={isShown ? 'text' : 'password'} value={password} onChange={setPassword} error={errors.password} autoComplete="current-password" maxLength={200}>
          <button type="button" aria-pressed={isShown} aria-label={messages.showPassword} onClick={() => setShown(!isShown)}>
            {isShown ? messages.hide : messages.show}
          </button>
        </Field>
        {captcha.isWanted && (
          <Field label={messages.captcha} name="captcha" value={captcha.text} onChange={captcha.setText} error={errors.captcha} autoComplete="off" maxLength={10}>
            <button type="button" aria-label={messages.captchaRefresh} title={messages.captchaRefresh} onClick={captcha.refresh}>
              {captcha.image && <img src={captcha.image} alt={messages.captchaImage} width={120} height={40} />}
            </button>
          </Field>
        )}
        <Button kind="primary" type="submit" className="login-submit" aria-busy={isBusy}>
          {isBusy ? messages.busy : messages.submit}
        </Button>
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

function wantsCaptcha({ data }: CallError): boolean {
  return typeof data === 'object' && data !== null && (data as { captchaRequired?: unknown }).captchaRequired === true;
}

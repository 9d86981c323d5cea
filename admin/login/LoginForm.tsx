import { useId, type ReactNode } from 'react';
import type { Tenant } from '#runtime/core/sessionStore.ts';
import { useLoginForm } from '#runtime/react/useLoginForm.ts';
import { prefetchShellCode } from '../entry/Gate.tsx';
import { messages } from '../messages.ts';
import { CaptchaField } from './CaptchaField.tsx';
import { DemoAccounts } from './DemoAccounts.tsx';
import { Field } from './Field.tsx';
import { PasswordField } from './PasswordField.tsx';

/** Account, password and, once the server wants one, a captcha. Errors stand at their field and are read out. */
export function LoginForm({ onSignedIn }: { onSignedIn: (tenants: Tenant[]) => void }): ReactNode {
  const { form, account, setAccount, password, setPassword, captcha, errors, isBusy, fill, submit } = useLoginForm({
    missing: { account: messages.needAccount, password: messages.needPassword, captcha: messages.needCaptcha },
    onSubmit: prefetchShellCode,
    onSignedIn,
  });
  const headingId = useId();

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
      <DemoAccounts onPick={fill} />
    </>
  );
}

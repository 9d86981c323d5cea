import { useState } from 'react';
import type { Tenant } from '#runtime/core/sessionStore.ts';
import { useLoginForm } from '#runtime/react/useLoginForm.ts';
import { Button } from '#learner/parts/Button.tsx';
import { Field } from '#learner/parts/Field.tsx';
import { DemoAccounts } from './DemoAccounts.tsx';
import { messages } from './messages.ts';

/** Account, password and, once the server wants one, a captcha. Errors stand at their field and are read out. */
export function LoginForm({ onSignedIn }: { onSignedIn: (tenants: Tenant[]) => void }) {
  const [isShown, setShown] = useState(false);
  const { form, account, setAccount, password, setPassword, captcha, errors, isBusy, fill, submit } = useLoginForm({
    missing: { account: messages.needAccount, password: messages.needPassword, captcha: messages.needCaptcha },
    onSignedIn,
  });

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
      <DemoAccounts onPick={fill} />
    </>
  );
}

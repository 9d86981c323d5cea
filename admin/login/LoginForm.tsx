import { useId, type ReactNode } from 'react';
import { logInAgain } from '#runtime/core/login.ts';
import type { Tenant } from '#runtime/core/sessionStore.ts';
import { useLoginForm } from '#runtime/react/useLoginForm.ts';
import { prefetchShellCode } from '../entry/loadShell.ts';
import { texts } from '../texts.ts';
import { DemoAccounts } from './DemoAccounts.tsx';
import { Field } from './Field.tsx';
import { PasswordField } from './PasswordField.tsx';
import { ProofProgress } from './ProofProgress.tsx';

/**
 * Account and password; a proof of work is made where the server wants one. Errors stand at their field and are read out.
 * `again`: the page's own person, who only has to give the password.
 */
export function LoginForm({
  again,
  onSignedIn,
}: {
  again?: string;
  onSignedIn: (tenants: Tenant[]) => void;
}): ReactNode {
  const isAgain = again !== undefined;
  const { form, account, setAccount, password, setPassword, proof, errors, isBusy, fill, submit } = useLoginForm({
    ...(isAgain && { account: again, signIn: logInAgain }),
    missing: { account: texts.needAccount, password: texts.needPassword },
    onSubmit: prefetchShellCode,
    onSignedIn,
  });
  const headingId = useId();

  return (
    <>
      {!isAgain && <h1 id={headingId}>{texts.loginTitle}</h1>}
      <form
        ref={form}
        noValidate
        {...(isAgain ? { 'aria-label': texts.loginAgain } : { 'aria-labelledby': headingId })}
        onSubmit={(event) => void submit(event)}
        onInput={prefetchShellCode}
      >
        <p role="alert" className="login-error">
          {errors.form}
        </p>
        <Field
          label={texts.account}
          name="account"
          value={account}
          onChange={setAccount}
          error={errors.account}
          autoComplete="username"
          isFocused={!isAgain}
          isReadOnly={isAgain}
        />
        <PasswordField value={password} onChange={setPassword} error={errors.password} isFocused={isAgain} />
        <ProofProgress proof={proof} />
        <button type="submit" className="button button-primary login-submit" disabled={isBusy} aria-busy={isBusy}>
          {isBusy ? texts.loggingIn : isAgain ? texts.loginAgain : texts.login}
        </button>
      </form>
      {!isAgain && <DemoAccounts onPick={fill} />}
    </>
  );
}

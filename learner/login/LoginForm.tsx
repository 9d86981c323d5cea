import { useState } from 'react';
import { logInAgain } from '#runtime/core/login.ts';
import type { Tenant } from '#runtime/core/sessionStore.ts';
import { useLoginForm } from '#runtime/react/useLoginForm.ts';
import { Field } from '#learner/form/Field.tsx';
import { ProofProgress } from '#learner/form/ProofProgress.tsx';
import { Button } from '#learner/parts/Button.tsx';
import { DemoAccounts } from './DemoAccounts.tsx';
import { texts } from './texts.ts';

/**
 * Account and password; a proof of work is made where the server wants one. Errors stand at their field and are read out.
 * `again`: the page's own person, who only has to give the password.
 */
export function LoginForm({ again, onSignedIn }: { again?: string; onSignedIn: (tenants: Tenant[]) => void }) {
  const isAgain = again !== undefined;
  const [isShown, setShown] = useState(false);
  const { form, account, setAccount, password, setPassword, proof, errors, isBusy, fill, submit } = useLoginForm({
    ...(isAgain && { account: again, signIn: logInAgain }),
    missing: { account: texts.needAccount, password: texts.needPassword },
    onSignedIn,
  });

  return (
    <>
      {!isAgain && <h1>{texts.title}</h1>}
      <form
        ref={form}
        noValidate
        aria-label={isAgain ? texts.again : texts.title}
        onSubmit={(event) => void submit(event)}
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
          autoCapitalize="none"
          maxLength={100}
          readOnly={isAgain}
        />
        <Field
          label={texts.password}
          name="password"
          type={isShown ? 'text' : 'password'}
          value={password}
          onChange={setPassword}
          error={errors.password}
          autoComplete="current-password"
          maxLength={200}
          autoFocus={isAgain}
        >
          <button
            type="button"
            aria-pressed={isShown}
            aria-label={texts.showPassword}
            onClick={() => setShown(!isShown)}
          >
            {isShown ? texts.hide : texts.show}
          </button>
        </Field>
        <ProofProgress proof={proof} />
        <Button kind="primary" type="submit" className="login-submit" aria-busy={isBusy}>
          {isBusy ? texts.busy : isAgain ? texts.again : texts.submit}
        </Button>
      </form>
      {!isAgain && <DemoAccounts onPick={fill} />}
    </>
  );
}

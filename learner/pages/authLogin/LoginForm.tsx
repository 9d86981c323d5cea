import { useState } from 'react';
import { logInAgain } from '#runtime/core/session.ts';
import type { Tenant } from '#runtime/core/sessionStore.ts';
import { useLoginForm } from '#runtime/react/useLoginForm.ts';
import { Button } from '#learner/parts/Button.tsx';
import { Field } from '#learner/parts/Field.tsx';
import { ProofProgress } from '#learner/parts/ProofProgress.tsx';
import { DemoAccounts } from './DemoAccounts.tsx';
import { messages } from './messages.ts';

/**
 * Account and password; a proof of work is made where the server wants one. Errors stand at their field and are read out.
 * `again`: the page's own person, who only has to give the password.
 */
export function LoginForm({ again, onSignedIn }: { again?: string; onSignedIn: (tenants: Tenant[]) => void }) {
  const isAgain = again !== undefined;
  const [isShown, setShown] = useState(false);
  const { form, account, setAccount, password, setPassword, proof, errors, isBusy, fill, submit } = useLoginForm({
    ...(isAgain && { account: again, signIn: logInAgain }),
    missing: { account: messages.needAccount, password: messages.needPassword },
    onSignedIn,
  });

  return (
    <>
      {!isAgain && <h1>{messages.title}</h1>}
      <form
        ref={form}
        noValidate
        aria-label={isAgain ? messages.again : messages.title}
        onSubmit={(event) => void submit(event)}
      >
        <p role="alert" className="login-error">
          {errors.form}
        </p>
        <Field
          label={messages.account}
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
          label={messages.password}
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
            aria-label={messages.showPassword}
            onClick={() => setShown(!isShown)}
          >
            {isShown ? messages.hide : messages.show}
          </button>
        </Field>
        <ProofProgress proof={proof} />
        <Button kind="primary" type="submit" className="login-submit" aria-busy={isBusy}>
          {isBusy ? messages.busy : isAgain ? messages.again : messages.submit}
        </Button>
      </form>
      {!isAgain && <DemoAccounts onPick={fill} />}
    </>
  );
}

import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { takeRedirect } from '#runtime/core/redirect.ts';
import { sessionStore, type Tenant } from '#runtime/core/sessionStore.ts';
import { usePasswordDue } from '#runtime/react/useFirstPassword.ts';
import { useTitle } from '#runtime/react/useTitle.ts';
import { afterLogIn } from '../entry/afterLogIn.ts';
import { basePath, routerPath } from '../entry/paths.ts';
import { texts } from '../texts.ts';
import { themeOf } from '#runtime/core/theme.ts';
import { FirstPassword } from './FirstPassword.tsx';
import { LoginForm } from './LoginForm.tsx';
import { TenantChoice } from './TenantChoice.tsx';
import './login.css';

/** Log-in in steps: who, then a password of one's own in place of an initial one, then, for people of several tenants, where. */
export function LoginPage(): ReactNode {
  const navigate = useNavigate();
  const [tenants, setTenants] = useState<readonly Tenant[]>();
  const { isDue, done } = usePasswordDue();
  const hasChoice = tenants !== undefined && tenants.length > 1;
  useTitle(isDue ? texts.firstPasswordTitle : hasChoice ? texts.tenantTitle : texts.loginTitle);

  const enter = (): void => {
    const address = takeRedirect({ fallback: `${basePath}/` });
    const path = routerPath(address);
    if (path === undefined) window.location.assign(address);
    else void navigate(path, { replace: true, state: afterLogIn });
  };

  const leaveFirst = (): void => {
    done();
    if (!hasChoice) enter();
  };
  const startAgain = (): void => {
    done();
    setTenants(undefined);
  };
  const takeTenants = (found: readonly Tenant[]): void => {
    setTenants(found);
    if (found.length <= 1 && sessionStore.get().status !== 'passwordDue') enter();
  };

  return (
    <div className="login">
      <section className="login-hero" aria-hidden="true">
        <div className="login-mark" />
        <p className="login-slogan">{texts.slogan}</p>
        <p className="login-slogan-help">{texts.sloganHelp}</p>
      </section>
      <main className="login-main">
        <div className="login-card">
          <p className="login-product">
            <img src={themeOf('default').favicon} alt="" width="32" height="32" />
            {texts.product}
          </p>
          {isDue ? (
            <FirstPassword isLoading={!hasChoice} onDone={leaveFirst} onBack={startAgain} />
          ) : hasChoice ? (
            <TenantChoice tenants={tenants} onDone={enter} onBack={startAgain} />
          ) : (
            <LoginForm onSignedIn={takeTenants} />
          )}
        </div>
      </main>
    </div>
  );
}

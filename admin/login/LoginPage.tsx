import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { takeRedirect } from '#runtime/core/redirect.ts';
import type { Tenant } from '#runtime/core/sessionStore.ts';
import { useTitle } from '#runtime/react/useTitle.ts';
import { basePath, routerPath } from '../entry/paths.ts';
import { messages } from '../messages.ts';
import { themeOf } from '#runtime/core/theme.ts';
import { LoginForm } from './LoginForm.tsx';
import { TenantChoice } from './TenantChoice.tsx';
import './login.css';

/** Log-in in two steps: who, then, for people of several tenants, where. */
export function LoginPage(): ReactNode {
  const navigate = useNavigate();
  const [tenants, setTenants] = useState<readonly Tenant[]>();
  useTitle(tenants ? messages.tenantTitle : messages.loginTitle);

  const enter = (): void => {
    const address = takeRedirect({ fallback: `${basePath}/` });
    const path = routerPath(address);
    if (path === undefined) window.location.assign(address);
    else void navigate(path, { replace: true });
  };

  return (
    <div className="login">
      <section className="login-hero" aria-hidden="true">
        <div className="login-mark" />
        <p className="login-slogan">{messages.slogan}</p>
        <p className="login-slogan-help">{messages.sloganHelp}</p>
      </section>
      <main className="login-main">
        <div className="login-card">
          <p className="login-product">
            <img src={themeOf('default').favicon} alt="" width="32" height="32" />
            {messages.product}
          </p>
          {tenants ? <TenantChoice tenants={tenants} onDone={enter} onBack={() => setTenants(undefined)} /> : <LoginForm onSignedIn={(found) => (found.length > 1 ? setTenants(found) : enter())} />}
        </div>
      </main>
    </div>
  );
}

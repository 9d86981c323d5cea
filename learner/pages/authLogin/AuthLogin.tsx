import { useEffect, useState } from 'react';
import { takeRedirect } from '#runtime/core/redirect.ts';
import { enterChannel } from '#runtime/core/session.ts';
import { sessionStore, type Tenant } from '#runtime/core/sessionStore.ts';
import { tab } from '#runtime/core/storage.ts';
import { usePasswordDue } from '#runtime/react/useFirstPassword.ts';
import { useSession } from '#runtime/react/useSession.ts';
import { LoginForm } from '#learner/login/LoginForm.tsx';
import { useNavigate } from '#learner/router/useNavigate.ts';
import { routerPath } from '#learner/shell/paths.ts';
import { tellTenantChange } from '#learner/shell/tenantChange.ts';
import './authLogin.css';
import { FirstPassword } from './FirstPassword.tsx';
import { TenantChoice } from './TenantChoice.tsx';
import { texts } from './texts.ts';

/** Paths that belong to other apps of this origin. */
const isElsewhere = (path: string): boolean => /^\/(admin|api)(\/|$)/.test(path);

/** Log-in: who, then a password of one's own in place of an initial one, then, for people of several organisations, where; then back to `redirectPath`. */
export function AuthLogin() {
  const navigate = useNavigate();
  const { status } = useSession();
  const { isDue, done } = usePasswordDue();
  const [tenants, setTenants] = useState<readonly Tenant[]>();
  const [isEntering, setEntering] = useState(status === 'signedIn');

  useEffect(() => {
    if (!isEntering) return;
    const address = takeRedirect({ fallback: '/' });
    const path = routerPath(address) ?? address;
    if (isElsewhere(path)) window.location.assign(path);
    else navigate(path.startsWith('/auth-login') ? '/' : path, { replace: true });
  }, [isEntering, navigate]);

  const enter = (): void => {
    const channel = tab.get('channel');
    // Until the session has it, the tab keeps the channel's theme by itself.
    if (channel) enterChannel(channel).catch(() => undefined);
    tellTenantChange();
    setEntering(true);
  };
  const hasChoice = tenants !== undefined && tenants.length > 1;
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
    <div className="login-page">
      <section className="login-side" aria-hidden="true">
        <svg viewBox="0 0 320 220">
          <rect x="24" y="24" width="272" height="172" rx="14" fill="#fff" fillOpacity=".94" />
          <path
            d="M60 66h116M60 92h176M60 112h150"
            stroke="#0f1b2d"
            strokeOpacity=".16"
            strokeWidth="9"
            strokeLinecap="round"
          />
          <path d="M60 160h74" stroke="#0f1b2d" strokeOpacity=".16" strokeWidth="5" strokeLinecap="round" />
          <path d="M224 158l-8 34 20-10 20 10-8-34z" fill="var(--primary)" />
          <circle cx="236" cy="146" r="24" fill="var(--primary)" />
          <path
            d="M226 146l7 7 13-14"
            fill="none"
            stroke="#fff"
            strokeWidth="5"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </svg>
        <p>{texts.slogan}</p>
        <small>{texts.sloganHelp}</small>
      </section>
      <div className="login-card">
        {isDue ? (
          <FirstPassword isLoading={!hasChoice} onDone={leaveFirst} onBack={startAgain} />
        ) : tenants && hasChoice ? (
          <TenantChoice tenants={tenants} onDone={enter} onBack={startAgain} />
        ) : (
          <LoginForm onSignedIn={takeTenants} />
        )}
      </div>
    </div>
  );
}

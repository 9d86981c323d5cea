import type { ReactNode } from 'react';
import { logout } from '#runtime/core/session.ts';
import type { Tenant } from '#runtime/core/sessionStore.ts';
import { useTenantChoice } from '#runtime/react/useTenantChoice.ts';
import { texts } from '../texts.ts';
import { Field } from './Field.tsx';

/** The second step of the log-in for people of several tenants. */
export function TenantChoice({
  tenants,
  onDone,
  onBack,
}: {
  tenants: readonly Tenant[];
  onDone: () => void;
  onBack: () => void;
}): ReactNode {
  const { keyword, setKeyword, hasSearch, found, chosen, error, choose } = useTenantChoice({ tenants, onDone });
  return (
    <>
      <h1>{texts.tenantTitle}</h1>
      <p className="login-help">{texts.tenantHelp}</p>
      <p role="alert" className="login-error">
        {error}
      </p>
      {hasSearch && (
        <Field label={texts.tenantSearch} name="keyword" value={keyword} onChange={setKeyword} autoComplete="off" />
      )}
      <ul className="tenants">
        {found.map(({ id, name }, index) => (
          <li key={id}>
            <button
              type="button"
              disabled={chosen !== undefined}
              aria-busy={chosen === id}
              autoFocus={index === 0 && keyword === ''}
              onClick={() => void choose(id)}
            >
              {name}
            </button>
          </li>
        ))}
      </ul>
      {found.length === 0 && <p className="login-help">{texts.tenantNone}</p>}
      <button type="button" className="link" onClick={() => void logout().then(onBack)}>
        {texts.tenantBack}
      </button>
    </>
  );
}

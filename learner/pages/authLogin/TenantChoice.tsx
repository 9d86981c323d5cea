import { logout } from '#runtime/core/session.ts';
import type { Tenant } from '#runtime/core/sessionStore.ts';
import { useTenantChoice } from '#runtime/react/useTenantChoice.ts';
import { Field } from '#learner/form/Field.tsx';
import { Button } from '#learner/parts/Button.tsx';
import { texts } from './texts.ts';

/** The second step of the log-in for people of several organisations. */
export function TenantChoice({
  tenants,
  onDone,
  onBack,
}: {
  tenants: readonly Tenant[];
  onDone: () => void;
  onBack: () => void;
}) {
  const { keyword, setKeyword, hasSearch, found, chosen, error, choose } = useTenantChoice({ tenants, onDone });
  return (
    <>
      <h1>{texts.tenantTitle}</h1>
      <p className="login-help">{texts.tenantHelp}</p>
      <p role="alert" className="login-error">
        {error}
      </p>
      {hasSearch && <Field label={texts.tenantSearch} value={keyword} onChange={setKeyword} autoComplete="off" />}
      <ul className="login-tenants">
        {found.map(({ id, name }, index) => (
          <li key={id}>
            <Button
              disabled={chosen !== undefined}
              aria-busy={chosen === id}
              autoFocus={index === 0 && keyword === ''}
              onClick={() => void choose(id)}
            >
              {name}
            </Button>
          </li>
        ))}
      </ul>
      {found.length === 0 && <p className="login-help">{texts.tenantNone}</p>}
      <Button kind="quiet" onClick={() => void logout().then(onBack)}>
        {texts.tenantBack}
      </Button>
    </>
  );
}

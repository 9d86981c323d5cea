import { useState } from 'react';
import { presenter } from '#runtime/core/presenter.ts';
import { loadChoices } from '#runtime/core/session.ts';
import type { Tenant } from '#runtime/core/sessionStore.ts';
import { local } from '#runtime/core/storage.ts';
import { isHidden } from '#runtime/core/theme.ts';
import { useSession } from '#runtime/react/useSession.ts';
import { useNavigate } from '#learner/router/useNavigate.ts';
import { Menu } from './Menu.tsx';
import { changeTenant } from './tenantChange.ts';
import { texts } from './texts.ts';
import { useTenantChange } from './useTenantChange.ts';
import { useTheme } from './useTheme.ts';

/** As many tenants as a menu can hold; /switch-tenant shows them all. */
const most = 8;

/** The organisation one is with: its portal, and the others to change to. */
export function TenantMenu() {
  const { user, tenants, status } = useSession();
  const [isBusy, setBusy] = useState(false);
  const theme = useTheme();
  const navigate = useNavigate();
  useTenantChange();
  if (status === 'unknown' || status === 'loading') return null;

  const canSwitch = !isHidden({ theme, what: 'switchTenant' });
  const label = canSwitch ? texts.switchTenant : texts.portal;
  const invitations = user?.invitationCount ?? 0;
  const name = user?.tenant.tenantName ?? local.get('present-organize')?.name ?? label;
  const change = async (tenant: Tenant): Promise<void> => {
    setBusy(true);
    try {
      await changeTenant(tenant);
      presenter().toast({ kind: 'success', message: texts.switched(tenant.name) });
    } catch {
      // The call has said why; the former organisation stays.
    } finally {
      setBusy(false);
    }
  };
  return (
    <Menu
      className="header-tenant"
      onOpen={() => canSwitch && status === 'signedIn' && loadChoices().catch(() => undefined)}
      label={`${name === label ? label : `${label}：${name}`}${invitations > 0 ? `（${texts.invited(invitations)}）` : ''}`}
      face={
        <span aria-busy={isBusy}>
          {invitations > 0 && <i className="header-dot" />}
          {name}
        </span>
      }
    >
      {(close) => (
        <>
          <button type="button" role="menuitem" onClick={() => (close(), navigate('/tenant'))}>
            {texts.portal}
          </button>
          {canSwitch && (
            <>
              {invitations > 0 && (
                <button type="button" role="menuitem" onClick={() => (close(), navigate('/switch-tenant'))}>
                  {texts.invited(invitations)}
                </button>
              )}
              {tenants.slice(0, most).map((tenant) => (
                <button
                  key={tenant.id}
                  type="button"
                  role="menuitemradio"
                  aria-checked={tenant.id === user?.currTenantId}
                  onClick={() => (close(), void (tenant.id !== user?.currTenantId && change(tenant)))}
                >
                  {tenant.name}
                </button>
              ))}
              <button type="button" role="menuitem" onClick={() => (close(), navigate('/switch-tenant'))}>
                {texts.moreTenants}
              </button>
            </>
          )}
        </>
      )}
    </Menu>
  );
}

import { Select } from 'antd';
import { useState, type ReactNode } from 'react';
import { presenter } from '#runtime/core/presenter.ts';
import { switchTenant } from '#runtime/core/session.ts';
import { confirmLeave } from '#runtime/react/unsaved.ts';
import { useSession } from '#runtime/react/useSession.ts';
import { texts } from '../texts.ts';

/** From how many tenants on the list can be searched. */
const searchFrom = 8;

/** The tenant that is being managed; a choice for people of several. */
export function TenantSelect(): ReactNode {
  const { user, tenants } = useSession();
  const [isBusy, setBusy] = useState(false);
  if (!user) return null;
  if (tenants.length < 2) return <span className="header-tenant">{user.tenant.tenantName}</span>;

  const change = async (tenantId: string): Promise<void> => {
    if (tenantId === user.currTenantId || !(await confirmLeave())) return;
    setBusy(true);
    try {
      const { user: moved } = await switchTenant(tenantId);
      if (moved) presenter().toast({ kind: 'success', message: `${texts.switchedTenant} ${moved.tenant.tenantName}` });
    } catch {
      // The call has said why; the former tenant stays chosen.
    } finally {
      setBusy(false);
    }
  };

  return (
    <Select
      className="header-tenants"
      aria-label={texts.switchTenant}
      value={user.currTenantId}
      options={tenants.map(({ id, name }) => ({ value: id, label: name }))}
      loading={isBusy}
      disabled={isBusy}
      showSearch={tenants.length >= searchFrom}
      optionFilterProp="label"
      notFoundContent={texts.tenantNone}
      popupMatchSelectWidth={false}
      variant="filled"
      onChange={(tenantId: string) => void change(tenantId)}
    />
  );
}

import { call, dropSharedReads } from '#runtime/core/call.ts';
import { switchTenant } from '#runtime/core/session.ts';
import { sessionStore, type Tenant } from '#runtime/core/sessionStore.ts';
import { local } from '#runtime/core/storage.ts';
import { createStore, type Store } from '#runtime/core/store.ts';
import { keepPortal } from './theme.ts';

/** Counts the changes of tenant: who shows something of the tenant loads it anew. */
export const tenantChange: Store<{ count: number }> = createStore({ count: 0 });

/**
 * Makes a tenant the active one (specification, section 4). Signed in, the session moves with it: organisation, portal
 * and codes come anew. Without a log-in only the portal does.
 * @throws CallError when the server refuses; the former tenant stays.
 */
export async function changeTenant({ id, name }: Tenant): Promise<void> {
  if (sessionStore.get().status === 'signedIn') await switchTenant(id);
  else {
    keepPortal(await call('portalInfo.get', { tenantId: id }));
    dropSharedReads();
  }
  local.set('activeTenantId', id);
  local.set('present-organize', { id, name });
  tellTenantChange();
}

/** The tenant is another one now, or no longer the same person's: what is shown of it comes anew. */
export function tellTenantChange(): void {
  tenantChange.set({ count: tenantChange.get().count + 1 });
}

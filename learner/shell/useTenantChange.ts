import { useSyncExternalStore } from 'react';
import { tenantChange } from './tenantChange.ts';

/** How many times the tenant was changed; as a key it draws a part anew. */
export function useTenantChange(): number {
  const { count } = useSyncExternalStore(tenantChange.subscribe, tenantChange.get, tenantChange.get);
  return count;
}

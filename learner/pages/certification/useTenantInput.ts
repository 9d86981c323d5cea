import { useSearchParams } from 'react-router-dom';
import { local } from '#runtime/core/storage.ts';
import { useSession } from '#runtime/react/useSession.ts';

/**
 * The tenant a page is about, as input of a public call: the one in the URL, else the person's, else the one chosen
 * without a log-in; empty where the server is to take its first.
 */
export function useTenantInput(): { tenantId?: string } {
  const [parameters] = useSearchParams();
  const { user } = useSession();
  const tenantId = parameters.get('tenantId') || user?.currTenantId || local.get('activeTenantId');
  return tenantId ? { tenantId } : {};
}

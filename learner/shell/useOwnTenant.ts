import { local, sessionMark } from '#runtime/core/storage.ts';
import { useSession } from '#runtime/react/useSession.ts';
import { useTenantChange } from './useTenantChange.ts';

/**
 * The tenant one is with, as input of a public call. Signed in the server knows it, so a page need not wait for the
 * session to be loaded; once it was changed it is named, so that what is shown comes anew. Without a log-in it is the
 * one chosen before, or the server's first.
 */
export function useOwnTenant(): { tenantId?: string } {
  const changes = useTenantChange();
  const { user } = useSession();
  if (changes === 0 && sessionMark.get() !== undefined) return {};
  const tenantId = user?.currTenantId ?? local.get('activeTenantId');
  return tenantId ? { tenantId } : {};
}

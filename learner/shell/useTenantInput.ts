import { useSearchParams } from '#learner/router/useSearchParams.ts';
import { useOwnTenant } from '#learner/shell/useOwnTenant.ts';

/** The tenant a page is about, as input of a public call: the one in the URL, else the one the person is with. */
export function useTenantInput(): { tenantId?: string } {
  const [parameters] = useSearchParams();
  const own = useOwnTenant();
  const tenantId = parameters.get('tenantId');
  return tenantId ? { tenantId } : own;
}

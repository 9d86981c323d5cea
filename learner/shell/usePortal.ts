import { useEffect } from 'react';
import type { Output } from '#runtime/core/call.ts';
import { useCall } from '#runtime/react/useCall.ts';
import { keepPortal } from './theme.ts';
import { useOwnTenant } from './useOwnTenant.ts';

/** The portal of the tenant one is with; kept for the next visit. A failure is logged only (specification, section 8). */
export function usePortal(): { portal: Output<'portalInfo.get'> | undefined; isLoading: boolean } {
  const { data, error, isLoading } = useCall('portalInfo.get', useOwnTenant(), { isKept: true });
  useEffect(() => {
    if (data) keepPortal(data);
    if (error) console.warn(error.message);
  }, [data, error]);
  return { portal: data, isLoading };
}

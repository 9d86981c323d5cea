import type { Json } from '#generators/formats.ts';
import { createTenantData } from './tenantData.ts';

/** The tenant's overlays over the screens, by screen. */
export const overlays = createTenantData<Record<string, Json>>({
  operation: 'screen.overlays',
  entity: 'screenOverlay',
});

import type { Json, Screen } from '#generators/formats.ts';
import { fitOverlay } from '#runtime/core/screens/fit.ts';
import names from '#schemas/generated/screenNames.json';
import { overlay as shape } from '#schemas/generated/validators/overlay.js';
import type { LoadedScreen } from './screens.ts';

/** A screen under a tenant's overlay, as far as it fits this version of the product. */
export function fit({ base, overlay }: { base: Screen; overlay: Json }): LoadedScreen {
  return fitOverlay({ base, overlay, names, shape });
}

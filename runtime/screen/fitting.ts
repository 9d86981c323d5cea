import type { Json, Screen } from '#generators/formats.ts';
import { fitOverlay } from '#runtime/core/screens/fit.ts';
import { leftOvers } from '#runtime/core/screens/settings/leftOver.ts';
import names from '#schemas/generated/screenNames.json';
import { overlay as shape } from '#schemas/generated/validators/overlay.js';
import type { LoadedScreen } from './screens.ts';

/** A screen under a tenant's overlay, as far as it fits this version of the product. */
export function fit({ base, overlay }: { base: Screen; overlay: Json }): LoadedScreen {
  const { screen, left } = fitOverlay({ base, overlay, names, shape });
  return { screen, left: leftOvers({ base, patch: overlay, problems: left }) };
}

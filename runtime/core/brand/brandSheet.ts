import { inAppearances, variablesOf } from './appearances.ts';
import { brandOf } from './brand.ts';

/**
 * The style sheet of an organisation's colour, for pages that have the default theme: a partner's channel keeps its own
 * (rule L10), and so does what is shown with high contrast.
 */
export function brandSheet(colour: string): string {
  const { light, dark } = brandOf(colour);
  return inAppearances({
    roots: [':root:not([data-theme])', ":root[data-theme='default']"],
    light: variablesOf(light),
    dark: variablesOf(dark),
  });
}

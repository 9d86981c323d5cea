import type { NamedAction } from './types.ts';

/** The one action of a screen that stands out, where there is one. */
export function primaryOf(actions: readonly NamedAction[]): NamedAction | undefined {
  return actions.find(({ action }) => action.isPrimary);
}

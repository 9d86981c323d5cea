import { local } from '#runtime/core/storage.ts';
import { createStore, type Store } from '#runtime/core/store.ts';

/** Light, dark, or whichever the device has. */
export type Appearance = 'system' | 'light' | 'dark';

/** What somebody likes on this device; it stays when they log out. */
export interface Preferences {
  appearance: Appearance;
  /** Whether the next question comes by itself after a right answer. */
  movesOn: boolean;
}

/** What was chosen, else what is usual. */
export const preferences: Store<Preferences> = createStore(kept());

/** Chooses, shows it at once and keeps it on the device. */
export function prefer(chosen: Partial<Preferences>): void {
  preferences.patch(chosen);
  const { appearance, movesOn } = preferences.get();
  local.set('appearance', appearance);
  local.set('movesOn', movesOn);
  document.documentElement.dataset['appearance'] = appearance;
}

function kept(): Preferences {
  const appearance = local.get('appearance');
  return {
    appearance: appearance === 'light' || appearance === 'dark' ? appearance : 'system',
    movesOn: local.get('movesOn') !== false,
  };
}

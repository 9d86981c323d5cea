import { useSyncExternalStore } from 'react';
import { preferences, type Preferences } from './preferences.ts';

/** What is liked on this device, drawn anew whenever it changes. */
export function usePreferences(): Preferences {
  return useSyncExternalStore(preferences.subscribe, preferences.get, preferences.get);
}

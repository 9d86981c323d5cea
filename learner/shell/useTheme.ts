import { useSyncExternalStore } from 'react';
import { themeStore, type Theme } from './theme.ts';

/** The theme, drawn anew whenever it changes. */
export function useTheme(): Theme {
  return useSyncExternalStore(themeStore.subscribe, themeStore.get, themeStore.get);
}

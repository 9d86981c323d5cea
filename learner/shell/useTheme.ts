import { useSyncExternalStore } from 'react';
import type { Theme } from '#runtime/core/theme.ts';
import { themeStore } from './theme.ts';

/** The theme, drawn anew whenever it changes. */
export function useTheme(): Theme {
  return useSyncExternalStore(themeStore.subscribe, themeStore.get, themeStore.get);
}

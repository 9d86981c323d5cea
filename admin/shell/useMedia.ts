import { useCallback, useSyncExternalStore } from 'react';

/** Whether the window is too narrow for a side menu, which then is a drawer. */
export function useIsNarrow(): boolean {
  return useMedia('(max-width: 768px)');
}

/** Whether somebody asked their system for less motion. */
export function useIsStill(): boolean {
  return useMedia('(prefers-reduced-motion: reduce)');
}

/** Whether a media query holds now. */
function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}

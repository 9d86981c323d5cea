import { useSyncExternalStore } from 'react';

/** Up to this width the side menu is a drawer. */
const query = '(max-width: 768px)';

/** Whether the window is too narrow for a side menu. */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(subscribe, isNarrow);
}

function subscribe(listener: () => void): () => void {
  const media = window.matchMedia(query);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}

function isNarrow(): boolean {
  return window.matchMedia(query).matches;
}

import { useSyncExternalStore } from 'react';
import { tab } from '#runtime/core/storage.ts';

export interface FullScreen {
  isSupported: boolean;
  isOn: boolean;
  toggle: () => void;
}

/** Whether the window fills the screen, and how to change that. */
export function useFullScreen(): FullScreen {
  const isOn = useSyncExternalStore(
    subscribe,
    () => document.fullscreenElement !== null && document.fullscreenElement !== undefined,
  );
  return { isSupported: document.fullscreenEnabled === true, isOn, toggle };
}

function subscribe(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
}

function toggle(): void {
  const isOn = Boolean(document.fullscreenElement);
  tab.set('fullScreen', !isOn);
  // A browser may refuse, e.g. by policy; the button then does nothing, as the browser wants it.
  void (isOn ? document.exitFullscreen() : document.documentElement.requestFullscreen()).catch(() =>
    tab.set('fullScreen', isOn),
  );
}

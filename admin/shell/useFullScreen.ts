import { useSyncExternalStore } from 'react';
import { tab } from '#runtime/core/storage.ts';

export interface FullScreen {
  isSupported: boolean;
  isOn: boolean;
  change: (isWished: boolean) => void;
}

/** Whether the window fills the screen, and how to change that. */
export function useFullScreen(): FullScreen {
  const isOn = useSyncExternalStore(subscribe, isFullScreen);
  return { isSupported: document.fullscreenEnabled === true, isOn, change };
}

function subscribe(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
}

/** A browser takes a while to change: what is wished meanwhile is done after it. */
let changing = Promise.resolve();

function change(isWished: boolean): void {
  tab.set('fullScreen', isWished);
  changing = changing
    .then(async () => {
      if (isWished === isFullScreen()) return;
      await (isWished ? document.documentElement.requestFullscreen() : document.exitFullscreen());
    })
    // A browser may refuse, e.g. by policy; the button then does nothing, as the browser wants it.
    .catch(() => tab.set('fullScreen', isFullScreen()));
}

const isFullScreen = (): boolean => Boolean(document.fullscreenElement);

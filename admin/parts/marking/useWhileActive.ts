import { useMemoizedFn } from 'ahooks';
import { useEffect } from 'react';

/** What only somebody who is there does. */
const acts = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'scroll'] as const;

/**
 * Calls for each time that has passed in which somebody did something in the page; for whoever comes back after longer at
 * once. `every` in milliseconds.
 */
export function useWhileActive(act: () => void, { every, isOn }: { every: number; isOn: boolean }): void {
  const latest = useMemoizedFn(act);
  useEffect(() => {
    if (!isOn) return undefined;
    let isActive = true;
    let isDue = false;
    const timer = setInterval(() => {
      if (isActive) latest();
      isDue = !isActive;
      isActive = false;
    }, every);
    const note = (): void => {
      isActive = true;
      if (isDue) latest();
      isDue = false;
    };
    for (const kind of acts) window.addEventListener(kind, note, { capture: true, passive: true });
    return () => {
      clearInterval(timer);
      for (const kind of acts) window.removeEventListener(kind, note, { capture: true });
    };
  }, [latest, every, isOn]);
}

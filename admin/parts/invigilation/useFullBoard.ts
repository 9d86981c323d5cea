import { useEffect, useRef, useState } from 'react';
import { useFullScreen } from '../../shell/useFullScreen.ts';

/** Whether the board alone fills the screen, or at least the window, and how to change that. Escape leaves it. */
export function useFullBoard(): [isFull: boolean, toggle: () => void] {
  const { isSupported, isOn, change } = useFullScreen();
  const [isFull, setFull] = useState(false);
  const was = useRef(isOn);
  useEffect(() => {
    if (was.current && !isOn) setFull(false);
    was.current = isOn;
  }, [isOn]);
  const toggle = (): void => {
    setFull(!isFull);
    if (isSupported) change(!isFull);
  };
  const latest = useRef(toggle);
  latest.current = toggle;
  useEffect(() => {
    if (!isFull) return undefined;
    const leave = ({ key, target }: KeyboardEvent): void => {
      const isInDialog = target instanceof Element && target.closest('[role="dialog"]') !== null;
      if (key === 'Escape' && !isInDialog) latest.current();
    };
    document.addEventListener('keydown', leave);
    return () => document.removeEventListener('keydown', leave);
  }, [isFull]);
  return [isFull, toggle];
}

import { useEffect, useRef, useState } from 'react';
import { useFullScreen } from '../../shell/useFullScreen.ts';

/** Whether the board alone fills the screen, or at least the window, and how to change that. Escape leaves it. */
export function useFullBoard(): [isFull: boolean, toggle: () => void] {
  const { isSupported, isOn, toggle } = useFullScreen();
  const [isFull, setFull] = useState(false);
  const was = useRef(isOn);
  useEffect(() => {
    if (was.current && !isOn) setFull(false);
    was.current = isOn;
  }, [isOn]);
  const change = (): void => {
    setFull(!isFull);
    if (isSupported && isOn === isFull) toggle();
  };
  const latest = useRef(change);
  latest.current = change;
  useEffect(() => {
    if (!isFull) return undefined;
    const leave = ({ key, target }: KeyboardEvent): void => {
      const isInDialog = target instanceof Element && target.closest('[role="dialog"]') !== null;
      if (key === 'Escape' && !isInDialog) latest.current();
    };
    document.addEventListener('keydown', leave);
    return () => document.removeEventListener('keydown', leave);
  }, [isFull]);
  return [isFull, change];
}

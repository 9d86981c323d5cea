import { useEffect, useRef, useState } from 'react';

interface MovingOn {
  isOn: boolean;
  /** Begins to leave the question at `index`; nothing happens once another one is shown. */
  start: (index: number) => void;
  stop: () => void;
}

/** How many seconds a right answer stays in sight: long enough to hear of it and to stop. */
export const restSeconds = 3;

/** Moves on after a short rest; a touch or a key but Enter stays, so that nobody is hurried away from the analysis. */
export function useMovingOn({ index, onMove }: { index: number; onMove: () => void }): MovingOn {
  const [from, setFrom] = useState<number>();
  const isOn = from === index;
  const move = useRef(onMove);
  move.current = onMove;
  useEffect(() => {
    if (!isOn) return undefined;
    const stop = (event: Event): void => {
      if (!(event instanceof KeyboardEvent && event.key === 'Enter')) setFrom(undefined);
    };
    const timer = window.setTimeout(() => move.current(), restSeconds * 1000);
    document.addEventListener('pointerdown', stop);
    document.addEventListener('keydown', stop);
    document.addEventListener('wheel', stop, { passive: true });
    return () => {
      window.clearTimeout(timer);
      document.removeEventListener('pointerdown', stop);
      document.removeEventListener('keydown', stop);
      document.removeEventListener('wheel', stop);
    };
  }, [isOn]);
  return { isOn, start: setFrom, stop: () => setFrom(undefined) };
}

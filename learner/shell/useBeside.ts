import { useEffect, type RefObject } from 'react';

/** Closes what is open when something outside of its box is pressed. */
export function useBeside({
  isOpen,
  box,
  close,
}: {
  isOpen: boolean;
  box: RefObject<HTMLElement>;
  close: () => void;
}): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    const closeBeside = (event: Event): void => {
      if (event.target instanceof Node && !box.current?.contains(event.target)) close();
    };
    document.addEventListener('pointerdown', closeBeside);
    return () => document.removeEventListener('pointerdown', closeBeside);
  }, [isOpen, box, close]);
}

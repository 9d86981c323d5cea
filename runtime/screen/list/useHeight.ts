import { useLayoutEffect, useState, type RefObject } from 'react';

/** Least height of a table that scrolls in itself, pixels. */
const least = 280;

/** Height from an element's top to the window's end, less what stands below it; undefined until it is known, which is before anything is painted. */
export function useHeight({ root, below, isUsed }: { root: RefObject<HTMLElement>; below: number; isUsed: boolean }): number | undefined {
  const [height, setHeight] = useState<number>();
  useLayoutEffect(() => {
    if (!isUsed) return undefined;
    const measure = () => {
      const top = root.current?.getBoundingClientRect().top ?? 0;
      setHeight(Math.max(least, Math.floor(window.innerHeight - top - below)));
    };
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, [root, below, isUsed]);
  return height;
}

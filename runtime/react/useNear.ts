import { useEffect, useRef, useState, type RefObject } from 'react';

/** Pixels below the window from which on something is near. */
const ahead = 400;

/** Whether a place has come near the window, once and for good: what is far down need not be asked for. */
export function useNear<Place extends HTMLElement>(): [RefObject<Place>, boolean] {
  const place = useRef<Place>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!place.current || isNear) return undefined;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: `0px 0px ${ahead}px` },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isNear]);
  return [place, isNear];
}

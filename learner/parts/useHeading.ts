import { useEffect, useRef, type RefObject } from 'react';

/**
 * The heading of what takes a page's place without another address, as what follows something handed in: it is shown from
 * its top, and the focus, whose button has gone, is at its heading, which screen readers read.
 */
export function useHeading(): RefObject<HTMLHeadingElement> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);
  return heading;
}

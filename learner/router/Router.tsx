import { startTransition, useLayoutEffect, useState, type ReactNode } from 'react';
import { settleLater } from './overlays.ts';
import { herePlace, onMove } from './place.ts';
import { PlaceContext } from './PlaceContext.ts';

/**
 * What the app needs of a router, in a tenth of the bytes of react-router: place, moves, links, search parameters.
 * A new place is drawn in a transition, so the former page stays until the code of the next one is there.
 */
export function Router({ children }: { children: ReactNode }) {
  const [place, setPlace] = useState(herePlace);
  useLayoutEffect(() => {
    settleLater();
    return onMove(() => startTransition(() => setPlace(herePlace())));
  }, []);
  return <PlaceContext.Provider value={place}>{children}</PlaceContext.Provider>;
}

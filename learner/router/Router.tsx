import {
  createContext,
  startTransition,
  useCallback,
  useContext,
  useLayoutEffect,
  useMemo,
  useState,
  type ReactNode,
} from 'react';
import { goTo, herePlace, onMove, type GoOptions, type Place } from './place.ts';

/**
 * What the app needs of a router, in a tenth of the bytes of react-router: place, moves, links, search parameters.
 * A new place is drawn in a transition, so the former page stays until the code of the next one is there.
 */
export function Router({ children }: { children: ReactNode }) {
  const [place, setPlace] = useState(herePlace);
  useLayoutEffect(() => onMove(() => startTransition(() => setPlace(herePlace()))), []);
  return <PlaceContext.Provider value={place}>{children}</PlaceContext.Provider>;
}

/** The place that is drawn; outside a router the one in the address bar. */
export function useLocation(): Place {
  const place = useContext(PlaceContext);
  return place ?? herePlace();
}

/** What goes to a router path. */
export function useNavigate(): typeof goTo {
  return goTo;
}

export type SearchChange = URLSearchParams | Record<string, string> | ((former: URLSearchParams) => URLSearchParams);

/** The search parameters of the place that is drawn, and what replaces them all. */
export function useSearchParams(): [URLSearchParams, (change: SearchChange, options?: GoOptions) => void] {
  const { search } = useLocation();
  const parameters = useMemo(() => new URLSearchParams(search), [search]);
  const change = useCallback((next: SearchChange, options?: GoOptions): void => {
    const text = new URLSearchParams(
      typeof next === 'function' ? next(new URLSearchParams(herePlace().search)) : next,
    ).toString();
    goTo(text ? `?${text}` : herePlace().pathname, options);
  }, []);
  return [parameters, change];
}

const PlaceContext = createContext<Place | undefined>(undefined);

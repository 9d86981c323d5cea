import { useCallback, useMemo } from 'react';
import { goTo, herePlace, type GoOptions } from './place.ts';
import { useLocation } from './useLocation.ts';

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

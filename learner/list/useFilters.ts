import { useCallback, useMemo } from 'react';
import { useSearchParams } from '#learner/router/useSearchParams.ts';

export interface Filters<Name extends string> {
  /** Filters that are set, by name. */
  values: Partial<Record<Name, string>>;
  /** From 1. */
  pageNum: number;
  /** Sets filters (an empty text takes one away) and goes back to the first page. */
  set(changes: Partial<Record<Name, string>>): void;
  setPage(pageNum: number): void;
}

/** The filters and the page of a list, kept in the URL: they survive a reload, a link to them works, back undoes them. */
export function useFilters<Name extends string>(names: readonly Name[]): Filters<Name> {
  const [parameters, setParameters] = useSearchParams();
  const content = parameters.toString();
  const known = names.join();
  const values = useMemo(() => {
    const found = new URLSearchParams(content);
    return Object.fromEntries(
      known.split(',').flatMap((name) => (found.get(name) ? [[name, found.get(name)]] : [])),
    ) as Partial<Record<Name, string>>;
  }, [content, known]);
  const change = useCallback(
    (changes: Partial<Record<string, string>>): void =>
      setParameters((former) => {
        const next = new URLSearchParams(former);
        for (const [name, value] of Object.entries(changes)) {
          if (value) next.set(name, value);
          else next.delete(name);
        }
        return next;
      }),
    [setParameters],
  );
  const set = useCallback((changes: Partial<Record<Name, string>>) => change({ ...changes, pageNum: '' }), [change]);
  const setPage = useCallback((pageNum: number) => change({ pageNum: pageNum > 1 ? String(pageNum) : '' }), [change]);
  const pageNum = Math.min(10_000, Math.max(1, Math.floor(Number(parameters.get('pageNum') ?? 1)) || 1));
  return { values, pageNum, set, setPage };
}

import { useMemo, useState } from 'react';
import type { ScreenField } from '#generators/formats.ts';
import { useFrame, useHost } from '../host.ts';
import { filtersOfQuery, withFilters } from '../list/state.ts';

/** The conditions of a page: in the address where the page is one of its own, else the block's. */
export function usePageFilters(fields: Readonly<Record<string, ScreenField>>): {
  chosen: Readonly<Record<string, unknown>>;
  choose(filters: Readonly<Record<string, unknown>>): void;
} {
  const { query, setQuery } = useHost();
  const isInQuery = useFrame().kind === 'page';
  const [own, setOwn] = useState<Readonly<Record<string, unknown>>>({});
  const chosen = useMemo(() => (isInQuery ? filtersOfQuery({ query, fields }) : own), [isInQuery, query, fields, own]);
  return {
    chosen,
    choose: (filters) => (isInQuery ? setQuery(withFilters({ filters, query })) : setOwn(filters)),
  };
}

import type { ListScreen, ScreenField } from '#generators/formats.ts';
import { conditionOf } from '#kinds/conditionOf.ts';

/** What a list shows at the moment: page, order, conditions. It stands in the query of the address. */
export interface ListState {
  pageNum: number;
  pageSize: number;
  /** `-createdTime`: newest first. Undefined is the screen's own order. */
  sort?: string | undefined;
  filters: Readonly<Record<string, unknown>>;
}

/** Rows a page may hold, as offered. */
export const pageSizes: readonly number[] = [20, 50, 100, 200];
const usualSize = 20;

/** The state a query says; what it does not say or says wrongly is the usual. */
export function stateOfQuery({ query, screen }: { query: URLSearchParams; screen: ListScreen }): ListState {
  const size = Number(query.get('size'));
  const page = Number(query.get('page'));
  const sort = query.get('sort') ?? undefined;
  return {
    pageNum: Number.isInteger(page) && page > 0 ? page : 1,
    pageSize: pageSizes.includes(size) ? size : usualSize,
    ...(sort && (screen.columns[sort.replace(/^-/, '')]?.isSortable ?? false) && { sort }),
    filters: filtersOfQuery({ query, fields: screen.filters }),
  };
}

/** The conditions that a query says. */
export function filtersOfQuery({
  query,
  fields,
}: {
  query: URLSearchParams;
  fields: Readonly<Record<string, ScreenField>>;
}): Readonly<Record<string, unknown>> {
  const filters = Object.entries(fields).flatMap(([name, field]): [string, unknown][] => {
    const text = query.get(`f.${name}`);
    const value = text === null ? undefined : conditionOf({ field, text });
    return value === undefined ? [] : [[name, value]];
  });
  return Object.fromEntries(filters);
}

/** The query with the state in it; parameters of others stay, what is usual is left out. */
export function queryOfState({ state, query }: { state: ListState; query: URLSearchParams }): URLSearchParams {
  const next = new URLSearchParams(
    [...query].filter(([key]) => !['page', 'size', 'sort'].includes(key) && !key.startsWith('f.')),
  );
  if (state.pageNum > 1) next.set('page', String(state.pageNum));
  if (state.pageSize !== usualSize) next.set('size', String(state.pageSize));
  if (state.sort) next.set('sort', state.sort);
  return withFilters({ filters: state.filters, query: next });
}

/** The query with these conditions and no others. */
export function withFilters({
  filters,
  query,
}: {
  filters: Readonly<Record<string, unknown>>;
  query: URLSearchParams;
}): URLSearchParams {
  const next = new URLSearchParams([...query].filter(([key]) => !key.startsWith('f.')));
  for (const [name, value] of Object.entries(filters))
    if (!isEmptyFilter(value)) next.set(`f.${name}`, typeof value === 'string' ? value : JSON.stringify(value));
  return next;
}

/** Input of a list operation; a tree comes as a whole. `fixed` are conditions from around the list, e.g. the record it stands below. */
export function inputOfState({
  state,
  screen,
  fixed = {},
}: {
  state: ListState;
  screen: ListScreen;
  fixed?: Readonly<Record<string, unknown>>;
}): Record<string, unknown> {
  if (screen.tree) return conditionsOf({ state, screen, fixed });
  return { pageNum: state.pageNum, pageSize: state.pageSize, ...conditionsOf({ state, screen, fixed }) };
}

/** The same without paging: what an export takes. */
export function conditionsOf({
  state,
  screen,
  fixed = {},
}: {
  state: ListState;
  screen: ListScreen;
  fixed?: Readonly<Record<string, unknown>>;
}): Record<string, unknown> {
  const filters = Object.entries(state.filters).filter(
    ([name, value]) => name in screen.filters && !isEmptyFilter(value),
  );
  return { ...(state.sort && { sort: state.sort }), ...Object.fromEntries(filters), ...fixed };
}

/** How many conditions are set. */
export function countFilters(state: Pick<ListState, 'filters'>): number {
  return Object.values(state.filters).filter((value) => !isEmptyFilter(value)).length;
}

function isEmptyFilter(value: unknown): boolean {
  if (value === undefined || value === null || value === '') return true;
  return typeof value === 'object' && Object.keys(value).length === 0;
}

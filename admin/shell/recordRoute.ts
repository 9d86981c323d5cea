import type { HasCode } from '#runtime/core/codes.ts';
import { operationDoing, operationOf, table } from '#runtime/core/operations/table.ts';
import { queryOfState } from '#runtime/screen/list/state.ts';
import type { Menu } from './menus.ts';

/** The page of a list, narrowed by conditions. */
export function listRoute({ route, filters }: { route: string; filters: Readonly<Record<string, unknown>> }): string {
  const query = queryOfState({ state: { pageNum: 1, pageSize: 20, filters }, query: new URLSearchParams() }).toString();
  return query ? `${route}?${query}` : route;
}

/**
 * Where a record is best looked at: the page of a kind of which there is one; else its form for whoever may change it,
 * its detail or its list. Undefined where no menu leads to its kind, and until the calls of its area are known, as they
 * say what the caller may do.
 */
export function recordRoute({
  menus,
  has,
  entity,
  id,
  label,
}: {
  menus: readonly Menu[];
  has: HasCode;
  entity: string;
  id: string;
  label: string;
}): string | undefined {
  const page = menus.find(({ screen }) => screen === `${entity}.page`);
  if (page) return page.route;
  const menu = menus.find(({ screen }) => screen === `${entity}.list`);
  if (!menu || !table.get().areas.has(entity)) return undefined;
  const base = `${menu.route}/${encodeURIComponent(id)}`;
  const [save, get] = (['save', 'get'] as const).map((verb) => operationDoing({ entity, verb }));
  if (save && has(operationOf(save).saveCodes?.change)) return base;
  return get && has(operationOf(get).codes)
    ? `${base}/detail`
    : listRoute({ route: menu.route, filters: { keyword: label } });
}

import { callByName } from '#runtime/core/call.ts';
import { tab, type Trail } from '#runtime/core/storage.ts';
import { idOf, type Page } from './records.ts';

/** Where a record stands among those of the list that one came from. */
export interface TrailPlace {
  /** From 1, over all pages. */
  position: number;
  total: number;
}

/** Keeps in mind which list, in which order and under which conditions, a record of this entity was opened from. */
export function keepTrail({ entity, trail }: { entity: string; trail: Trail }): void {
  tab.set('trails', { ...tab.get('trails'), [entity]: trail });
}

/** The list a record was opened from; nothing for a record that came from elsewhere. */
export function trailOf({ entity, id }: { entity: string; id: string }): Trail | undefined {
  const trail = tab.get('trails')?.[entity];
  return trail?.ids.includes(id) ? trail : undefined;
}

/** The place of a record in its list, undefined where it came from none. */
export function trailPlace({ entity, id }: { entity: string; id: string }): TrailPlace | undefined {
  const trail = trailOf({ entity, id });
  if (!trail) return undefined;
  return {
    position: (trail.pageNum - 1) * trail.pageSize + trail.ids.indexOf(id) + 1,
    total: Math.max(trail.total, trail.ids.length),
  };
}

/**
 * The record before or after one in the order of its list; beyond the page the next page is fetched, and the list opens
 * there on the way back. Undefined at either end. @throws CallError
 */
export async function stepAlong({
  entity,
  id,
  step,
}: {
  entity: string;
  id: string;
  step: -1 | 1;
}): Promise<string | undefined> {
  const trail = trailOf({ entity, id });
  if (!trail) return undefined;
  const beside = trail.ids[trail.ids.indexOf(id) + step];
  if (beside !== undefined) return beside;
  const pageNum = trail.pageNum + step;
  if (pageNum < 1 || (pageNum - 1) * trail.pageSize >= trail.total) return undefined;
  const { rows, total } = (await callByName(trail.operation, {
    ...trail.conditions,
    pageNum,
    pageSize: trail.pageSize,
  })) as Page;
  const ids = rows.map(idOf);
  const found = step === 1 ? ids[0] : ids.at(-1);
  if (found === undefined) return undefined;
  const query = new URLSearchParams(trail.query);
  query.set('page', String(pageNum));
  keepTrail({ entity, trail: { ...trail, pageNum, ids, total, query: query.toString(), entry: undefined } });
  return found;
}

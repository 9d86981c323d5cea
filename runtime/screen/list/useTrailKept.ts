import { useMemoizedFn } from 'ahooks';
import type { ListScreen } from '#generators/formats.ts';
import type { NamedAction } from '../actions/types.ts';
import { useHost } from '../host.ts';
import { idOf, type ScreenRecord } from '../records.ts';
import { keepTrail } from '../trail.ts';
import type { ListPage } from './useListPage.ts';

/** Performs an action of one row; where it opens the record, the list is kept in mind to go on along it. */
export function useTrailKept({
  screen: { entity, load, tree },
  page: { state, conditions, rows, total },
  perform,
}: {
  screen: ListScreen;
  page: ListPage;
  perform(action: NamedAction, rows: readonly ScreenRecord[]): void;
}): (action: NamedAction, record: ScreenRecord) => void {
  const { query, entry } = useHost();
  return useMemoizedFn((named: NamedAction, record: ScreenRecord) => {
    const { pageNum, pageSize } = tree ? { pageNum: 1, pageSize: rows.length } : state;
    if (named.action.opens && entity)
      keepTrail({
        entity,
        trail: {
          operation: load,
          conditions,
          pageNum,
          pageSize,
          total,
          ids: rows.map(idOf),
          query: query.toString(),
          entry: entry?.key,
        },
      });
    perform(named, [record]);
  });
}

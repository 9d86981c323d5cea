import { useEffect, useSyncExternalStore } from 'react';
import { loadArea, table } from '#runtime/core/operations/table.ts';

/** Whether the calls of these areas are known; brings those that are not. */
export function useAreas(areas: readonly string[]): boolean {
  const known = useSyncExternalStore(table.subscribe, () => table.get().areas);
  const missing = areas.filter((area) => !known.has(area)).join(' ');
  useEffect(() => {
    if (missing) void Promise.all(missing.split(' ').map(loadArea)).catch(() => undefined);
  }, [missing]);
  return missing === '';
}

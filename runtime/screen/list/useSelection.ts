import { useCallback, useMemo, useState, type Key } from 'react';
import { asText, type ScreenRecord } from '../records.ts';

export interface Selection {
  rows: readonly ScreenRecord[];
  keys: Key[];
  change(keys: Key[], rows: readonly ScreenRecord[]): void;
  clear(): void;
}

/** Rows ticked, across pages: a row of a page left behind stays as it was last seen. */
export function useSelection(): Selection {
  const [chosen, setChosen] = useState<ReadonlyMap<string, ScreenRecord>>(new Map());
  const change = useCallback(
    (keys: Key[], rows: readonly (ScreenRecord | undefined)[]) =>
      setChosen((former) => {
        const seen = new Map([...former, ...rows.flatMap((row): [string, ScreenRecord][] => (row ? [[asText(row['id']), row]] : []))]);
        return new Map(keys.flatMap((key): [string, ScreenRecord][] => {
          const row = seen.get(String(key));
          return row ? [[String(key), row]] : [];
        }));
      }),
    [],
  );
  const clear = useCallback(() => setChosen(new Map()), []);
  return useMemo(() => ({ rows: [...chosen.values()], keys: [...chosen.keys()], change, clear }), [chosen, change, clear]);
}

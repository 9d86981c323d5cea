import { useCallback, useMemo, useState } from 'react';
import { idOf, type ScreenRecord } from '../records.ts';

export interface ChosenRows {
  rows: readonly ScreenRecord[];
  /** Their ids. */
  keys: ReadonlySet<string>;
  set(rows: readonly ScreenRecord[], isChosen: boolean): void;
  clear(): void;
}

/** Rows ticked, across pages: a row of a page left behind stays as it was last seen. */
export function useSelection(): ChosenRows {
  const [chosen, setChosen] = useState<ReadonlyMap<string, ScreenRecord>>(new Map());
  const set = useCallback(
    (rows: readonly ScreenRecord[], isChosen: boolean) =>
      setChosen((former) => (isChosen ? new Map([...former, ...rows.map(byId)]) : without(former, rows))),
    [],
  );
  const clear = useCallback(() => setChosen(new Map()), []);
  return useMemo(
    () => ({ rows: [...chosen.values()], keys: new Set(chosen.keys()), set, clear }),
    [chosen, set, clear],
  );
}

function byId(row: ScreenRecord): [string, ScreenRecord] {
  return [idOf(row), row];
}

function without(
  chosen: ReadonlyMap<string, ScreenRecord>,
  rows: readonly ScreenRecord[],
): ReadonlyMap<string, ScreenRecord> {
  const left = new Set(rows.map((row) => idOf(row)));
  return new Map([...chosen].filter(([id]) => !left.has(id)));
}

import { useMemoizedFn } from 'ahooks';
import { useEffect, useMemo, useState } from 'react';
import type { ListScreen, ScreenGathered } from '#generators/formats.ts';
import { callByName } from '#runtime/core/call.ts';
import { asText, idOf, nameOf, type Page, type ScreenRecord } from '../records.ts';
import type { Branches } from '../table/branches.ts';
import { texts } from '../texts.ts';
import type { ShownBranches } from './useBranches.ts';

/** Rows that come at once of those that one stands for. */
const atOnce = 200;

/** What came of the rows that one stands for; it is closed without them. */
interface Opened {
  rows: readonly ScreenRecord[];
  isOpen: boolean;
}

const none: ReadonlyMap<string, Opened> = new Map();

/** Rows that stand for several, which come behind them once they are opened, so many at a time. */
export function useGathered({
  screen,
  rows,
  conditions,
}: {
  screen: ListScreen;
  rows: readonly ScreenRecord[];
  /** Of the list, which hold for those that a row stands for, too. */
  conditions: Readonly<Record<string, unknown>>;
}): ShownBranches | undefined {
  const { gathered, load } = screen;
  const [opened, setOpened] = useState(none);
  useEffect(() => setOpened(none), [rows]);

  const more = async (row: ScreenRecord, { by }: ScreenGathered): Promise<void> => {
    const id = idOf(row);
    const former = opened.get(id)?.rows ?? [];
    const same = Object.fromEntries(by.map((field) => [field, row[field]]));
    const pageNum = Math.floor(former.length / atOnce) + 1;
    // The call itself says what went wrong; the row then stays closed.
    const page = await callByName(load, { ...conditions, ...same, pageNum, pageSize: atOnce }).catch(() => undefined);
    if (page) setOpened((all) => new Map([...all, [id, { rows: [...former, ...(page as Page).rows], isOpen: true }]]));
  };
  const shown = useMemo(
    () => rows.flatMap((row) => [row, ...below({ row, gathered, opened: opened.get(idOf(row)) })]),
    [rows, gathered, opened],
  );
  const headOf = (row: ScreenRecord): ScreenRecord => (row[restOf] as ScreenRecord | undefined) ?? row;
  const isOpen = useMemoizedFn((row: ScreenRecord) =>
    gathered && (row[restOf] !== undefined || Number(row[gathered.count] ?? 1) > 1)
      ? row[restOf] === undefined && (opened.get(idOf(row))?.isOpen ?? false)
      : undefined,
  );
  const setOpen = useMemoizedFn((row: ScreenRecord, next: boolean) => {
    const known = opened.get(idOf(row));
    if (known) setOpened(new Map([...opened, [idOf(row), { ...known, isOpen: next }]]));
    else if (next && gathered) void more(headOf(row), gathered);
  });
  const branches = useMemo<Branches<ScreenRecord>>(
    () => ({
      levelOf: (row) => (rows.includes(row) ? 1 : 2),
      isOpen,
      setOpen,
      nameOf: (record) => nameOf({ record, field: gathered?.title }),
    }),
    [rows, isOpen, setOpen, gathered],
  );
  return gathered && { rows: shown, branches, openAll: undefined };
}

/** In the last row of those opened, while there are more: the row that stands for them all. */
const restOf = '$restOf';

function below({
  row,
  gathered,
  opened,
}: {
  row: ScreenRecord;
  gathered: ScreenGathered | undefined;
  opened: Opened | undefined;
}): ScreenRecord[] {
  if (!gathered || !opened?.isOpen) return [];
  const left = Number(asText(row[gathered.count])) - opened.rows.length;
  // The row that stands for all is one of them, too: behind it, it is itself alone.
  const own = opened.rows.map((each) => ({
    ...each,
    [gathered.count]: null,
    [keyField]: `${idOf(row)} ${idOf(each)}`,
  }));
  if (left <= 0) return own;
  const rest = {
    id: `${idOf(row)} rest`,
    [gathered.title]: texts.gatheredRest(left),
    [gathered.count]: left,
    [restOf]: row,
  };
  return [...own, rest];
}

/** What tells a row behind another from the same row in the list. */
export const keyField = '$key';

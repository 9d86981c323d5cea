import { useMemoizedFn } from 'ahooks';
import { useMemo, useState } from 'react';
import type { ListScreen } from '#generators/formats.ts';
import { arranged, type Branch } from '#runtime/core/screens/tree.ts';
import { asText, idOf, nameOf, type ScreenRecord } from '../records.ts';
import type { Branches } from '../table/branches.ts';
import { useMoves } from './useMoves.tsx';

export interface ShownBranches {
  /** Those that no closed row stands above. */
  rows: readonly ScreenRecord[];
  /** Undefined where the rows of the list do not stand below each other. */
  branches: Branches<ScreenRecord> | undefined;
  openAll: ((isOpen: boolean) => void) | undefined;
}

/** Of a tree that is large this many levels are open at first. */
const openLevels = 2;
/** Rows up to which a tree is not large. */
const few = 60;

/** Rows of a list that stand below each other: which are open, and how they are moved. What was looked for is open. */
export function useBranches({
  screen,
  rows,
  isFiltered,
  nameField,
  reload,
}: {
  screen: ListScreen;
  rows: readonly ScreenRecord[];
  isFiltered: boolean;
  /** What a row is called by. */
  nameField: string | undefined;
  reload(): void;
}): ShownBranches {
  const [usual, setUsual] = useState<boolean>();
  const [changed, setChanged] = useState<ReadonlyMap<string, boolean>>(new Map());
  const parent = screen.tree?.parent;
  const placed = useMemo(
    (): Branch<ScreenRecord>[] =>
      parent === undefined ? [] : arranged<ScreenRecord>({ rows, idOf, parentOf: (row) => asText(row[parent]) }),
    [rows, parent],
  );
  const byRow = useMemo(() => new Map(placed.map((branch) => [branch.row, branch])), [placed]);
  const isOpen = ({ row, level, children }: Branch<ScreenRecord>): boolean | undefined =>
    children === 0
      ? undefined
      : (changed.get(idOf(row)) ?? (isFiltered || (usual ?? (placed.length <= few || level <= openLevels))));
  const isRowOpen = useMemoizedFn((row: ScreenRecord) => {
    const branch = byRow.get(row);
    return branch && isOpen(branch);
  });
  const nameOfRow = useMemoizedFn((record: ScreenRecord) => nameOf({ record, field: nameField }));
  const setOpen = useMemoizedFn((row: ScreenRecord, next: boolean) =>
    setChanged((former) => new Map([...former, [idOf(row), next]])),
  );
  const openAll = useMemoizedFn((next: boolean) => {
    setUsual(next);
    setChanged(new Map(next ? [] : placed.map(({ row }) => [idOf(row), false])));
  });
  const moves = useMoves({ tree: screen.tree, placed, nameOf: nameOfRow, open: (row) => setOpen(row, true), reload });
  const branches = useMemo<Branches<ScreenRecord>>(
    () => ({
      levelOf: (row) => byRow.get(row)?.level ?? 1,
      isOpen: isRowOpen,
      setOpen,
      nameOf: nameOfRow,
      moves,
    }),
    [byRow, isRowOpen, setOpen, nameOfRow, moves],
  );
  if (parent === undefined) return { rows, branches: undefined, openAll: undefined };
  return { rows: shownOf({ placed, isOpen }), branches, openAll };
}

function shownOf({
  placed,
  isOpen,
}: {
  placed: readonly Branch<ScreenRecord>[];
  isOpen(branch: Branch<ScreenRecord>): boolean | undefined;
}): ScreenRecord[] {
  let closedAt = Number.POSITIVE_INFINITY;
  return placed.flatMap((branch) => {
    if (branch.level > closedAt) return [];
    closedAt = isOpen(branch) === false ? branch.level : Number.POSITIVE_INFINITY;
    return [branch.row];
  });
}

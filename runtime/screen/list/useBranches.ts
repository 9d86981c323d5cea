import { useMemoizedFn } from 'ahooks';
import { useMemo, useState } from 'react';
import type { ListScreen } from '#generators/formats.ts';
import { arranged, type Branch } from '#runtime/core/screens/tree.ts';
import { asText, idOf, nameOf, type ScreenRecord } from '../records.ts';
import type { Branches } from '../table/branches.ts';
import type { TreePlace } from './treePlaces.ts';
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
  const [changed, setChanged] = useState<ReadonlyMap<string, boolean>>(new Map());
  const parent = screen.tree?.parent;
  const { current, onPlace } = usePlacedRows({ rows, parent });
  const placed = useMemo(
    (): Branch<ScreenRecord>[] =>
      parent === undefined
        ? []
        : arranged<ScreenRecord>({ rows: current, idOf, parentOf: (row) => asText(row[parent]) }),
    [current, parent],
  );
  const byRow = useMemo(() => new Map(placed.map((branch) => [branch.row, branch])), [placed]);
  // What was looked for is open, whatever was closed before.
  const keyOf = (row: ScreenRecord): string => `${isFiltered ? 'found' : 'all'} ${idOf(row)}`;
  const isOpen = ({ row, level, children }: Branch<ScreenRecord>): boolean | undefined =>
    children === 0
      ? undefined
      : (changed.get(keyOf(row)) ?? (isFiltered || placed.length <= few || level <= openLevels));
  const isRowOpen = useMemoizedFn((row: ScreenRecord) => {
    const branch = byRow.get(row);
    return branch && isOpen(branch);
  });
  const nameOfRow = useMemoizedFn((record: ScreenRecord) => nameOf({ record, field: nameField }));
  const setOpen = useMemoizedFn((row: ScreenRecord, next: boolean) =>
    setChanged((former) => new Map([...former, [keyOf(row), next]])),
  );
  const show = useMemoizedFn((row: ScreenRecord, to: TreePlace) => {
    onPlace(row, to);
    if (to.parent !== null) setOpen({ id: to.parent }, true);
  });
  const openAll = useMemoizedFn((next: boolean) =>
    setChanged((former) => new Map([...former, ...placed.map(({ row }): [string, boolean] => [keyOf(row), next])])),
  );
  // Of what was looked for it is not seen who else stands beside it.
  const moves = useMoves({
    tree: isFiltered ? undefined : screen.tree,
    placed,
    nameOf: nameOfRow,
    onPlace: show,
    reload,
  });
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

/** The rows as they came, and those moved since where they are going to stand, so that nobody has to wait for the next look. */
function usePlacedRows({ rows, parent }: { rows: readonly ScreenRecord[]; parent: string | undefined }): {
  current: readonly ScreenRecord[];
  onPlace(row: ScreenRecord, to: TreePlace): void;
} {
  const [placed, setPlaced] = useState({ base: rows, rows });
  const current = placed.base === rows ? placed.rows : rows;
  const onPlace = (row: ScreenRecord, to: TreePlace): void => {
    if (parent === undefined) return;
    const others = current.filter((each) => idOf(each) !== idOf(row));
    const at = others.findIndex((each) => idOf(each) === to.before);
    const next = [...others];
    next.splice(at < 0 ? others.length : at, 0, { ...row, [parent]: to.parent });
    setPlaced({ base: rows, rows: next });
  };
  return { current, onPlace };
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

import type { ScreenTree } from '#generators/formats.ts';
import type { Branch } from '#runtime/core/screens/tree.ts';
import { asText, idOf, type ScreenRecord } from '../records.ts';
import type { Beside, Shift } from '../table/branches.ts';

/** Where a row stands, as the server is told. */
export interface TreePlace {
  /** The id of the row above; null at the top. */
  parent: string | null;
  /** The id of the row behind; null at the end. */
  before: string | null;
}

interface Drop {
  row: ScreenRecord;
  target: ScreenRecord;
  beside: Beside;
}

/** Where the rows of a tree may be put. */
export interface TreePlaces {
  /** Not below itself, nor deeper than the tree may be. */
  canPlace(drop: Drop): boolean;
  /** The place that a drop means. */
  placeOf(drop: Drop): TreePlace;
  /** Where the row stands now. */
  placeNow(row: ScreenRecord): TreePlace;
  /** The drop that one step by the keyboard means; undefined where there is no further. */
  dropOf(row: ScreenRecord, shift: Shift): Drop | undefined;
}

export function treePlaces({
  tree: { parent, maxDepth },
  placed,
}: {
  tree: ScreenTree;
  placed: readonly Branch<ScreenRecord>[];
}): TreePlaces {
  const parentOf = (row: ScreenRecord): string => asText(row[parent]);
  const levelOf = (row: ScreenRecord): number => placed.find((each) => each.row === row)?.level ?? 1;
  const above = (row: ScreenRecord): ScreenRecord | undefined =>
    placed.find((each) => idOf(each.row) === parentOf(row))?.row;
  const besides = (row: ScreenRecord): ScreenRecord[] =>
    placed.flatMap((each) => (parentOf(each.row) === parentOf(row) ? [each.row] : []));
  const neighbour = ({ row, step }: { row: ScreenRecord; step: -1 | 1 }): ScreenRecord | undefined => {
    const rows = besides(row);
    return rows[rows.indexOf(row) + step];
  };
  /** The row and all below it. */
  const branchOf = (row: ScreenRecord): readonly Branch<ScreenRecord>[] => {
    const at = placed.findIndex((each) => each.row === row);
    const level = placed[at]?.level ?? 1;
    const end = placed.findIndex((each, index) => index > at && each.level <= level);
    return placed.slice(at, end < 0 ? undefined : end);
  };

  return {
    canPlace({ row, target, beside }) {
      const own = branchOf(row);
      if (own.some((each) => each.row === target)) return false;
      const height = Math.max(...own.map(({ level }) => level)) - levelOf(row);
      return levelOf(target) + (beside === 'into' ? 1 : 0) + height <= maxDepth;
    },
    placeOf({ row, target, beside }) {
      if (beside === 'into') return { parent: idOf(target), before: null };
      const next = neighbour({ row: target, step: 1 });
      const behind = beside === 'before' ? target : next === row ? neighbour({ row, step: 1 }) : next;
      return { parent: parentOf(target) || null, before: idOf(behind) || null };
    },
    placeNow: (row) => ({
      parent: parentOf(row) || null,
      before: idOf(neighbour({ row, step: 1 })) || null,
    }),
    dropOf(row, shift) {
      const drops: Readonly<Record<Shift, [target: ScreenRecord | undefined, beside: Beside]>> = {
        up: [neighbour({ row, step: -1 }), 'before'],
        down: [neighbour({ row, step: 1 }), 'after'],
        in: [neighbour({ row, step: -1 }), 'into'],
        out: [above(row), 'after'],
      };
      const [target, beside] = drops[shift];
      return target && { row, target, beside };
    },
  };
}

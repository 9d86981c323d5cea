import type { Entity } from '#generators/formats.ts';
import { pathOf, referenceKey } from '#kinds/ref/data/referenceKey.ts';
import { pathSeparator } from '#kinds/ref/names.ts';
import { arranged } from '#runtime/core/screens/tree.ts';
import type { Values } from '../context.ts';
import { newId } from '../ids.ts';
import type { SheetColumn } from './layout.ts';
import type { KeptRow } from './row.ts';

/** Rows of a tree's sheet that may stand below other new rows of the same sheet. */
export interface SheetTree {
  /** The known ones, and what the new rows will be called: path and name. */
  references: ReadonlyMap<string, readonly string[]>;
  /** The id that the new record of a row will have; rows are counted from 0. */
  idAt(row: number): string | undefined;
  /** What the new records will be called, by id. */
  labels: ReadonlyMap<string, string>;
  /** Of kept rows those that stand below a new row which is not kept itself, or below each other in a circle. */
  withoutParent(kept: readonly KeptRow[]): ReadonlySet<KeptRow>;
  /** Records such that each comes behind the one above it. */
  inOrder(records: readonly Values[]): Values[];
}

/** Looks through a sheet for rows that others of it may stand below; what is there already goes before. */
export function readSheetTree({
  entity,
  columns,
  rows,
  isNew,
  known,
}: {
  entity: Entity;
  columns: readonly (SheetColumn | undefined)[];
  rows: readonly string[][];
  /** Whether a row is for a new record. */
  isNew(cells: readonly string[]): boolean;
  known: ReadonlyMap<string, readonly string[]>;
}): SheetTree {
  const { tree } = entity;
  const at = (field: string | undefined): number => columns.findIndex((each) => each?.column.field === field);
  const [parentAt, labelAt] = [at(tree?.parent), at(entity.label)];
  const ids = new Map<number, string>();
  const labels = new Map<string, string>();
  const references = new Map(known);
  const add = (words: string, id: string): void => {
    const key = referenceKey({ entity: entity.name, words });
    if (!known.has(key)) references.set(key, [...new Set([...(references.get(key) ?? []), id])]);
  };
  const fresh = rows.map(() => newId()).sort();
  if (tree && parentAt >= 0 && labelAt >= 0)
    for (const [row, cells] of rows.entries()) {
      const label = (cells[labelAt] ?? '').trim();
      const id = fresh[row];
      if (row === 0 || label === '' || id === undefined || !isNew(cells)) continue;
      ids.set(row, id);
      const above = pathOf((cells[parentAt] ?? '').trim());
      const path = above === '' ? label : `${above}${pathSeparator}${label}`;
      labels.set(id, path);
      add(label, id);
      if (path !== label) add(path, id);
    }
  const made = new Set(ids.values());
  const parentOf = (record: Values): string => String((tree && record[tree.parent]) ?? '');
  return {
    references,
    idAt: (row) => ids.get(row),
    labels,
    withoutParent(kept) {
      const sound = new Set(kept.flatMap(({ row, named }) => (named ? [] : [ids.get(row) ?? ''])));
      const lost = new Set<KeptRow>();
      for (let before = -1; before !== lost.size; ) {
        before = lost.size;
        for (const each of kept) {
          const parent = parentOf(each.record);
          if (lost.has(each) || !made.has(parent) || sound.has(parent)) continue;
          lost.add(each);
          sound.delete(ids.get(each.row) ?? '');
        }
      }
      return lost;
    },
    inOrder: (records) =>
      tree
        ? arranged({ rows: records, idOf: (record) => String(record['id']), parentOf }).map(({ row }) => row)
        : [...records],
  };
}

import type { ScreenRecord } from '#runtime/screen/records.ts';

/** Some records of a tree and all below them, by their ids. */
export function withAllBelow({
  ids,
  rows,
  parent,
}: {
  ids: readonly unknown[];
  rows: readonly ScreenRecord[];
  /** The field that refers to the record above. */
  parent: string;
}): ReadonlySet<unknown> {
  const all = new Set(ids);
  for (let size = -1; size !== all.size; ) {
    size = all.size;
    for (const row of rows) if (all.has(row[parent])) all.add(row['id']);
  }
  return all;
}

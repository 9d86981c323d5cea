import { arranged, reordered } from '#runtime/core/screens/tree.ts';
import { asText, type ScreenRecord } from '#runtime/screen/records.ts';
import type { VerbCall } from './types.ts';

/** Records that match and all above them, from the top down. */
export function treeOf({
  call,
  rows,
  matched,
}: {
  call: VerbCall;
  rows: readonly ScreenRecord[];
  matched: ReadonlySet<string>;
}): { rows: ScreenRecord[]; total: number } {
  const parentOf = (row: ScreenRecord): string => asText(row[parentField(call)]);
  const idOf = (row: ScreenRecord): string => asText(row['id']);
  const byId = new Map(rows.map((row) => [idOf(row), row]));
  const kept = new Set<string>();
  for (const id of matched)
    for (let above = byId.get(id); above && !kept.has(idOf(above)); above = byId.get(parentOf(above)))
      kept.add(idOf(above));
  const sorted = inPlace(rows.filter((row) => kept.has(idOf(row))));
  return {
    rows: arranged({ rows: sorted, idOf, parentOf }).map(({ row }) => ({ ...row, isMatch: matched.has(idOf(row)) })),
    total: matched.size,
  };
}

/** Puts the records that are named below another one, before one that stands there or behind all. */
export function moveBelow(call: VerbCall): number {
  const { store, entity, input } = call;
  const ids = (input['ids'] as unknown[]).map(asText);
  const parent = asText(input['parent']);
  const field = parentField(call);
  const rows = store.rows[entity.name] ?? [];
  const beside = inPlace(rows.filter((row) => asText(row[field]) === parent)).map(({ id }) => asText(id));
  const wanted = reordered({ beside, ids, before: input['before'] ? asText(input['before']) : null }) ?? beside;
  for (const row of rows) {
    const index = wanted.indexOf(asText(row['id']));
    if (index >= 0)
      Object.assign(row, { [field]: parent || null, order: index + 1, version: Number(row['version']) + 1 });
  }
  return ids.length;
}

function inPlace(rows: readonly ScreenRecord[]): ScreenRecord[] {
  return rows.toSorted((one, other) => Number(one['order'] ?? 0) - Number(other['order'] ?? 0));
}

function parentField({ entity }: Pick<VerbCall, 'entity'>): string {
  return entity.tree?.parent ?? '';
}

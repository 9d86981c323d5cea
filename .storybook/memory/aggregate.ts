import { labelNameOf } from '#kinds/ref/names.ts';
import { groupedRows, mostGroups, tooManyGroups } from '#runtime/core/operations/aggregate.ts';
import type { ScreenRecord } from '#runtime/screen/records.ts';
import { invalid } from './failures.ts';
import type { VerbCall } from './types.ts';

/** What records come to, group by group, with the labels of references. */
export function groupedOf({
  call: { operation, entity, entities, store },
  rows,
}: {
  call: Pick<VerbCall, 'operation' | 'entity' | 'entities' | 'store'>;
  rows: readonly ScreenRecord[];
}): { rows: ScreenRecord[]; total: number } {
  const { aggregate } = operation;
  const found = aggregate ? groupedRows({ aggregate, rows }) : [];
  if (found.length > mostGroups) throw invalid([{ path: '', message: tooManyGroups }]);
  const labelsOf = (row: ScreenRecord): ScreenRecord =>
    Object.fromEntries(
      (aggregate?.groups ?? []).flatMap(({ name, unit }) => {
        const target = unit === undefined ? entities[entity.properties[name]?.['x-ref'] ?? ''] : undefined;
        const named = target && (store.rows[target.name] ?? []).find(({ id }) => id === row[name]);
        return target ? [[labelNameOf(name), named?.[target.label] ?? null]] : [];
      }),
    );
  return { rows: found.map((row) => ({ ...row, ...labelsOf(row) })), total: found.length };
}

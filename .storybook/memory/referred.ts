import { labelNameOf } from '#kinds/ref/names.ts';
import type { ScreenRecord } from '#runtime/screen/records.ts';
import { referredRow } from './pin.ts';
import type { VerbCall } from './types.ts';

/** The record with the fields of those it refers to that its screens show; beside a reference its label. */
export function withReferred({
  call: { store, entity, entities },
  record,
}: {
  call: Pick<VerbCall, 'store' | 'entity' | 'entities'>;
  record: ScreenRecord;
}): ScreenRecord {
  const find = (name: string, id: unknown): ScreenRecord | undefined =>
    (store.rows[name] ?? []).find((row) => row['id'] === id);
  const fields = Object.entries(entity.referred).flatMap(([name, each]): [string, unknown][] => {
    const value = referredRow({ store, entity, record, field: each.reference })?.[each.field] ?? null;
    const target = entities[each.property['x-ref'] ?? ''];
    return target
      ? [
          [name, value],
          [labelNameOf(name), find(target.name, value)?.[target.label] ?? null],
        ]
      : [[name, value]];
  });
  return fields.length > 0 ? { ...record, ...Object.fromEntries(fields) } : record;
}

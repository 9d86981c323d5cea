import { ownValues } from '#runtime/core/operations/ownFields.ts';
import type { ScreenRecord } from '#runtime/screen/records.ts';

/** What a tenant added, changed value by value: null takes one away, those that are not named stay. */
export function mergedOwn({ record, sent }: { record: ScreenRecord; sent: ScreenRecord }): ScreenRecord {
  if (!(ownValues in sent)) return {};
  const merged = { ...(record[ownValues] as ScreenRecord | null), ...(sent[ownValues] as ScreenRecord | null) };
  const filled = Object.entries(merged).filter(([, value]) => value !== null);
  return { [ownValues]: filled.length > 0 ? Object.fromEntries(filled) : null };
}

import { toWireDate } from '#runtime/core/dates.ts';
import { digitsPattern, numberText, stemOf } from '#runtime/core/operations/series.ts';
import { asText, isSame, type ScreenRecord } from '#runtime/screen/records.ts';
import type { VerbCall } from './types.ts';

/** The numbers that a new record is given: one more than the last of those that are counted with it. */
export function numbersOf({
  call: { entity, store },
  record,
}: {
  call: Pick<VerbCall, 'entity' | 'store'>;
  record: ScreenRecord;
}): ScreenRecord {
  const day = toWireDate(new Date());
  const others = [...(store.rows[entity.name] ?? []), ...(store.removed[entity.name] ?? [])];
  return Object.fromEntries(
    entity.series.map(({ field, pattern, per }) => {
      const [before = '', after = ''] = stemOf({ pattern, day }).split(digitsPattern);
      const counts = others
        .filter((other) => per.every((name) => isSame(other[name], record[name])))
        .map((other) => asText(other[field]))
        .filter((text) => text.startsWith(before) && text.endsWith(after))
        .map((text) => Number(text.slice(before.length, text.length - after.length)));
      return [field, numberText({ pattern, count: Math.max(0, ...counts) + 1, day })];
    }),
  );
}

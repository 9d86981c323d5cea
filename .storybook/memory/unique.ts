import type { Entity } from '#generators/formats.ts';
import type { FieldError } from '#runtime/core/errors.ts';
import { takenBy, tellingField } from '#runtime/core/operations/unique.ts';
import type { ScreenRecord } from '#runtime/screen/records.ts';

/** A record as it will be, and as it was where it was there. */
export interface Storing {
  record: ScreenRecord;
  before?: ScreenRecord | undefined;
}

/** What of records that are stored together others have already, or they from each other, as the server refuses it. */
export function takenFields({
  entity,
  rows,
  storing,
}: {
  entity: Entity;
  rows: readonly ScreenRecord[];
  storing: readonly Storing[];
}): FieldError[] {
  const ids = new Set(storing.map(({ record }) => record['id']));
  const all = [...rows.filter(({ id }) => !ids.has(id)), ...storing.map(({ record }) => record)];
  return entity.unique.flatMap((group) => {
    const keyOf = (record: ScreenRecord | undefined): string | undefined =>
      record && JSON.stringify(takenBy({ entity, group, record }));
    const isTaken = storing.some(({ record, before }) => {
      const key = keyOf(record);
      return (
        key !== undefined && key !== keyOf(before) && all.some((other) => other !== record && keyOf(other) === key)
      );
    });
    return isTaken ? [{ path: `/${tellingField({ entity, fields: group.fields })}`, message: group.message }] : [];
  });
}

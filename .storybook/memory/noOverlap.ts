import type { Entity } from '#generators/formats.ts';
import type { FieldError } from '#runtime/core/errors.ts';
import { areOverlapping, rangeTaken } from '#runtime/core/operations/noOverlap.ts';
import type { ScreenRecord } from '#runtime/screen/records.ts';
import type { Storing } from './unique.ts';

/** The ranges of records that are stored together which overlap another's, as the server refuses them. */
export function overlappingFields({
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
  return entity.noOverlap.flatMap((group) => {
    const isTaken = storing.some(({ record }) => {
      const range = rangeTaken({ group, record });
      return (
        range !== undefined &&
        all.some((row) => {
          const other = row === record ? undefined : rangeTaken({ group, record: row });
          return other?.key === range.key && areOverlapping(other, range);
        })
      );
    });
    return isTaken ? [{ path: `/${group.range[0]}`, message: group.message }] : [];
  });
}

import type { ScreenField } from '#generators/formats.ts';
import { isTrue } from '#runtime/core/expressions.ts';
import type { ScreenRecord } from '../records.ts';

/** What conditions of a form look at. Inside a list `item` is the entry and `record` still the whole form. */
export interface Surroundings {
  record: ScreenRecord;
  /** The record as it is stored; none of a new one. */
  before?: ScreenRecord | undefined;
  user: unknown;
  item?: unknown;
}

/** Whether a field is there at all. */
export function isShown({ field, around }: { field: ScreenField; around: Surroundings }): boolean {
  return !field.isHidden && isTrue(field.when, around);
}

/** Whether a field must be filled in. */
export function isNeeded({ field, around }: { field: ScreenField; around: Surroundings }): boolean {
  return (
    field.isRequired === true ||
    (field.requiredWhen !== undefined && field.requiredWhen !== null && isTrue(field.requiredWhen, around))
  );
}

/** Whether a field can only be read. */
export function isFixed({ field, around }: { field: ScreenField; around: Surroundings }): boolean {
  return (
    field.isReadOnly === true ||
    (field.readOnlyWhen !== undefined && field.readOnlyWhen !== null && isTrue(field.readOnlyWhen, around))
  );
}

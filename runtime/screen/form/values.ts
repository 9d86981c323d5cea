import type { ScreenField } from '#generators/formats.ts';
import { codecOf } from '#kinds/codec.ts';
import { isTrue } from '#runtime/core/expressions.ts';
import { isSame, type ScreenRecord } from '../records.ts';
import { isShown, type Surroundings } from './shown.ts';

export type Fields = Readonly<Record<string, ScreenField>>;

/** A record as the widgets want it; for a new one the defaults. What a part edits goes through as it is. */
export function valuesOf({ fields, record }: { fields: Fields; record: ScreenRecord | undefined }): ScreenRecord {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const value = record ? record[name] : field.default;
      return [name, field.part ? (value ?? undefined) : codecOf(field).fromWire(value)];
    }),
  );
}

/** One field of the form as it is sent; undefined is empty. Of parts of a record only what may be saved goes, whoever edits them. */
export function wireOf({ field, value }: { field: ScreenField; value: unknown }): unknown {
  if (field.part && !field.isParts)
    return value === null || value === '' || (Array.isArray(value) && value.length === 0) ? undefined : value;
  return codecOf(field).toWire(value);
}

/** The whole form as a record, for conditions and rules; empty fields are left out. */
export function recordOf({ fields, values }: { fields: Fields; values: ScreenRecord }): ScreenRecord {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]): [string, unknown][] => {
      const value = wireOf({ field, value: values[name] });
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

export interface Difference {
  fields: Fields;
  /** The record the form began with; undefined for a new one. */
  base: ScreenRecord | undefined;
  values: ScreenRecord;
  user: unknown;
}

/**
 * What a save sends: of a record only the fields that differ, cleared ones as null or []; of a new one every field that
 * is filled, and the defaults of those that the screen never shows. Fields that only the server sets or that a condition
 * hides are left out; one that was shown for the base and no longer is is cleared, unless it has a default, which the
 * server would not let be empty. A field that the screen hides goes along where a part has set it.
 */
export function changesOf({ fields, base, values, user }: Difference): ScreenRecord {
  const now = { record: { ...base, ...recordOf({ fields, values }) }, user };
  const before = base && { record: base, user };
  const changes: ScreenRecord = {};
  for (const [name, field] of Object.entries(fields)) {
    if (field.isReadOnly) continue;
    const cleared = codecOf(field).cleared;
    const former = before ? formerOf({ field, value: base?.[name] }) : undefined;
    if (isShown({ field, around: now }) || isKept({ field, value: values[name], around: now })) {
      const value = wireOf({ field, value: values[name] });
      // What the server would compute is told to be empty.
      const isCleared = former !== undefined || (!before && field.usual !== undefined);
      if (value === undefined ? isCleared : !isSame(value, former)) changes[name] = value ?? cleared;
    } else if (before && former !== undefined && field.default === undefined && isShown({ field, around: before })) {
      changes[name] = cleared;
    } else if (!base && isNeverShown(field) && field.default !== undefined) {
      // Nobody else knows it: the default may be a tenant's own.
      changes[name] = field.default;
    }
  }
  return changes;
}

/** Whether a form that does not show a field holds a value of it all the same: the stored one, or what a part has set. */
function isKept({ field, value, around }: { field: ScreenField; value: unknown; around: Surroundings }): boolean {
  return field.isHidden === true && value !== undefined && isTrue(field.when, around);
}

function isNeverShown({ isHidden, when }: ScreenField): boolean {
  return isHidden === true || when === false;
}

/** A value of the base as the form would send it, so that loading alone changes nothing. */
export function formerOf({ field, value }: { field: ScreenField; value: unknown }): unknown {
  if (field.part && !field.isParts) return wireOf({ field, value });
  const codec = codecOf(field);
  return codec.toWire(codec.fromWire(value));
}

import type { ScreenField } from '#generators/formats.ts';
import { kindNamed } from '#kinds/index.ts';
import type { ScreenRecord } from '../records.ts';
import type { HistoryEntry } from './useHistory.ts';

/** A version of a record before the present one: its number, and what came after it, newest first. */
export interface FormerVersion {
  version: number;
  newer: readonly Pick<HistoryEntry, 'changes'>[];
}

/** What a former version had in the fields that have changed since. */
export interface FormerValues {
  /** As the server has them, by field. */
  values: ScreenRecord;
  /** Titles of fields that a form cannot fill in: parts are records of their own, others are not the person's to set. */
  left: string[];
}

/** Each field as it was before the oldest entry after the version that changed it. */
export function formerValues({
  newer,
  fields,
}: Pick<FormerVersion, 'newer'> & { fields: Readonly<Record<string, ScreenField>> }): FormerValues {
  const changed: ScreenRecord = {};
  for (const { changes } of newer) for (const [name, [before]] of Object.entries(changes ?? {})) changed[name] = before;
  const known = Object.entries(changed).flatMap(([name, value]) => {
    const field = fields[name];
    return field ? [{ name, value, field, isFilled: isFilled(field) }] : [];
  });
  return {
    values: Object.fromEntries(known.flatMap(({ name, value, ...each }) => (each.isFilled ? [[name, value]] : []))),
    left: known.flatMap(({ field, ...each }) => (each.isFilled ? [] : [field.title])),
  };
}

function isFilled({ isReadOnly, isParts, kind }: ScreenField): boolean {
  return !isReadOnly && !isParts && !kindNamed(kind).isSecret;
}

import { kindNamed } from '#kinds/index.ts';
import type { Draft } from '#runtime/core/drafts.ts';
import { isSame } from '#runtime/core/operations/same.ts';
import type { ScreenRecord } from '../records.ts';
import type { Fields } from './values.ts';

/** What of a form's values a draft keeps: what can be typed, and never a password. */
export function draftOf({ fields, values }: { fields: Fields; values: ScreenRecord }): ScreenRecord {
  const isKept = (name: string): boolean =>
    fields[name] !== undefined && !fields[name].isReadOnly && !kindNamed(fields[name].kind).isSecret;
  // JSON has no undefined: what was emptied would come back.
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (isKept(name) ? [[name, value ?? null]] : [])),
  );
}

/** A draft's values as the form has them. */
export function valuesOfDraft({ values }: Pick<Draft, 'values'>): ScreenRecord {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value ?? undefined]));
}

/** Whether the form begins with all that the draft holds: it was saved after all, from another window perhaps. */
export function isSaved({ draft, values }: { draft: Draft; values: ScreenRecord }): boolean {
  return Object.entries(draft.values).every(([name, value]) => isSame(value ?? null, values[name] ?? null));
}

/** Whether the record has been changed since the draft was begun on it. */
export function isOutdated({ draft, record }: { draft: Draft; record: ScreenRecord | undefined }): boolean {
  return draft.base?.['version'] !== record?.['version'];
}

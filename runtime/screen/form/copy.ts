import type { FormScreen, ScreenField } from '#generators/formats.ts';
import { kindNamed } from '#kinds/index.ts';
import { flatOwn } from '#runtime/core/operations/ownFields.ts';
import type { ScreenRecord } from '../records.ts';
import { valuesOf } from './values.ts';

/** What a copy of a record begins with: what can be set, without what no two records share. */
export function copyOf({
  screen: { fields },
  record,
}: {
  screen: Pick<FormScreen, 'fields'>;
  record: ScreenRecord;
}): ScreenRecord {
  const copied = Object.fromEntries(
    Object.entries(fields).filter(
      ([, { isCopied, isReadOnly, kind }]) => isCopied !== false && !isReadOnly && !kindNamed(kind).isSecret,
    ),
  );
  const values = valuesOf({ fields: copied, record: flatOwn(record) });
  for (const [name, { isParts }] of Object.entries(copied)) if (isParts) values[name] = withoutIds(values[name]);
  return values;
}

/** Parts of a copy are made anew. */
function withoutIds(parts: unknown): unknown {
  return Array.isArray(parts) ? parts.map(({ id: _, ...part }: ScreenRecord) => part) : parts;
}

/**
 * What the next new record keeps of the one just saved: what was chosen, of records and of dictionaries. Texts, numbers
 * and days are its own.
 */
export function chosenOf({
  screen: { fields },
  record,
}: {
  screen: Pick<FormScreen, 'fields'>;
  record: ScreenRecord;
}): ScreenRecord {
  const kept = Object.fromEntries(
    Object.entries(fields).filter(
      ([, { kind, isCopied, isReadOnly }]) => isKept(kind) && isCopied !== false && !isReadOnly,
    ),
  );
  return valuesOf({ fields: kept, record: flatOwn(record) });
}

function isKept(kind: ScreenField['kind']): boolean {
  const { isReference, needs } = kindNamed(kind);
  return isReference === true || needs === 'dict';
}

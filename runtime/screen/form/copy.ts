import type { FormScreen } from '#generators/formats.ts';
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

/** What the next new record keeps of the one just saved: what it refers to. */
export function referencesOf({
  screen: { fields },
  record,
}: {
  screen: Pick<FormScreen, 'fields'>;
  record: ScreenRecord;
}): ScreenRecord {
  const kept = Object.fromEntries(
    Object.entries(fields).filter(
      ([, { kind, isCopied, isReadOnly }]) => kindNamed(kind).isReference && isCopied !== false && !isReadOnly,
    ),
  );
  return valuesOf({ fields: kept, record });
}

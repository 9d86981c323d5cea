import type { ScreenField } from '#generators/formats.ts';
import { kindNamed } from './index.ts';
import type { EntryCodecs, FieldCodec } from './kind.ts';

/** The codec of a field: that of its kind, or that for several values; of a list of entries with those of their fields. */
export function codecOf(field: ScreenField): FieldCodec {
  const { codec, manyCodec } = kindNamed(field.kind);
  const { fromWire, toWire, cleared } = (field.isMany && manyCodec) || codec;
  const entry = entryCodecs(field);
  return { fromWire: (value) => fromWire(value, entry), toWire: (value) => toWire(value, entry), cleared };
}

function entryCodecs({ items = {} }: ScreenField): EntryCodecs {
  return Object.fromEntries(
    Object.entries(items).map(([name, field]) => [
      name,
      {
        codec: codecOf(field),
        isReference: kindNamed(field.kind).isReference === true,
        isReadOnly: field.isReadOnly === true,
      },
    ]),
  );
}

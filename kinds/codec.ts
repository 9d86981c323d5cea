import type { ScreenField } from '#generators/formats.ts';
import { kindNamed } from './index.ts';
import type { Codec } from './kind.ts';

/** The codec of a field: that of its kind, or that for several values. */
export function codecOf(field: ScreenField): Codec {
  const { codec, manyCodec } = kindNamed(field.kind);
  return (field.isMany && manyCodec) || codec;
}

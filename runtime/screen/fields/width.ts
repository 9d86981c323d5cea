import type { ScreenField } from '#generators/formats.ts';

/** Pixels of a column for which nobody has said how wide it is. */
export function usualWidth({ kind }: ScreenField): number {
  switch (kind) {
    case 'richText':
    case 'longText':
      return 280;
    case 'dateTime':
      return 160;
    case 'date':
    case 'integer':
    case 'number':
    case 'dict':
      return 120;
    case 'boolean':
    case 'image':
      return 90;
    default:
      return 180;
  }
}

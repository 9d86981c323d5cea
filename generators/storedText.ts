import { dataKindOf } from '#kinds/data/index.ts';
import type { Property } from './formats.ts';

/** Whether a field is kept as words that people read: no day, time, code of a dictionary or id of a record. */
export function isStoredText(property: Property): boolean {
  return !property['x-ref'] && !property['x-dict'] && dataKindOf(property).columnType(property) === 'text';
}

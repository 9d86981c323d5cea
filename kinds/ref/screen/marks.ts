import type { ScreenField } from '#generators/formats.ts';
import { asText } from '#runtime/screen/records.ts';
import type { Lookups } from '../../screen/types.ts';

/** What tells a referred record apart from others of its label, as one line: `NSB-1 · 高级`; '' where there is nothing. */
export function marksText({ field, marks, lookups }: { field: ScreenField; marks: unknown; lookups: Lookups }): string {
  if (!Array.isArray(marks)) return '';
  const words = (field.ref?.marks ?? []).map(({ dict }, index) => {
    const value = asText(marks[index]);
    return (dict && lookups[dict]?.get(value)?.label) || value;
  });
  return words.filter(Boolean).join(' · ');
}

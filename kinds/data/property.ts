import type { Dictionary, Property } from '#generators/formats.ts';

/** The dictionary a field takes its values from, whether one value or several. */
export function dictionaryOf(property: Property): string | undefined {
  return property['x-dict'] ?? property.items?.['x-dict'];
}

/** The limits of a number, for people: `，1 到 100`; '' where it has none. */
export function boundsText({ minimum, maximum }: Property): string {
  if (minimum !== undefined && maximum !== undefined) return `，${minimum} 到 ${maximum}`;
  if (minimum !== undefined) return `，不小于 ${minimum}`;
  return maximum === undefined ? '' : `，不大于 ${maximum}`;
}

/** The labels in use of a dictionary. */
export function labelsInUse(dictionary: Dictionary | undefined): string[] {
  return dictionary?.values.flatMap(({ label, isRetired }) => (isRetired ? [] : [label])) ?? [];
}

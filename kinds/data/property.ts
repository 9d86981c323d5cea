import type { Dictionary, Property } from '#generators/formats.ts';

/** The dictionary a field takes its values from, whether one value or several. */
export function dictionaryOf(property: Property): string | undefined {
  return property['x-dict'] ?? property.items?.['x-dict'];
}

/** The entity whose records a field refers to, whether one or several. */
export function targetOf(property: Property): string | undefined {
  return property['x-ref'] ?? property.items?.['x-ref'];
}

/** Whether a field refers to several records. */
export function isRefList(property: Property): boolean {
  return property['x-ref'] === undefined && targetOf(property) !== undefined;
}

/** The limits of a number, for people: `，1 到 100`; '' where it has none. */
export function boundsText({ minimum, maximum }: Property): string {
  if (minimum !== undefined && maximum !== undefined) return `，${minimum} 到 ${maximum}`;
  if (minimum !== undefined) return `，不小于 ${minimum}`;
  return maximum === undefined ? '' : `，不大于 ${maximum}`;
}

/** The labels in use of a dictionary, as a cell says them. */
export function labelsInUse(dictionary: Dictionary | undefined): string[] {
  return dictionary?.values.flatMap((value) => (value.isRetired ? [] : [cellLabel({ dictionary, value })])) ?? [];
}

/** What a cell calls a value: by its label, and by its code as well where another one in use has the same label. */
export function cellLabel({
  dictionary,
  value: { code, label },
}: {
  dictionary: Dictionary;
  value: Dictionary['values'][number];
}): string {
  const holders = holdersOf(dictionary).get(label) ?? [];
  return holders.some((holder) => holder !== code) ? `${label}（${code}）` : label;
}

/** The codes in use by their labels, looked up once for each dictionary. */
function holdersOf(dictionary: Dictionary): Map<string, string[]> {
  const known = holdersKnown.get(dictionary);
  if (known) return known;
  const holders = new Map<string, string[]>();
  for (const { code, label, isRetired } of dictionary.values)
    if (!isRetired) holders.set(label, [...(holders.get(label) ?? []), code]);
  holdersKnown.set(dictionary, holders);
  return holders;
}

const holdersKnown = new WeakMap<Dictionary, Map<string, string[]>>();

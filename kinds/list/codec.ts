import type { Codec, EntryCodecs } from '../kind.ts';
import { labelNameOf } from '../ref/names.ts';

/** A list of objects, each field through its own codec; keys the screen does not show are kept as they came, what it only shows is not sent. */
export const codec: Codec = {
  fromWire: (value, entry) =>
    Array.isArray(value) ? value.map((item) => through({ item, entry, way: 'fromWire' })) : [],
  toWire: (value, entry) =>
    Array.isArray(value) && value.length > 0 ? value.map((item) => through({ item, entry, way: 'toWire' })) : undefined,
  cleared: [],
};

function through({
  item,
  entry,
  way,
}: {
  item: unknown;
  entry: EntryCodecs;
  way: 'fromWire' | 'toWire';
}): Record<string, unknown> {
  const given = typeof item === 'object' && item !== null ? (item as Record<string, unknown>) : {};
  const labels = labelNamesOf(entry);
  const result: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(given)) if (!isMark(name) && !labels.has(name)) result[name] = value;
  for (const [name, { codec, isReadOnly }] of Object.entries(entry)) {
    const value = isReadOnly && way === 'toWire' ? undefined : codec[way](given[name]);
    if (value === undefined) delete result[name];
    else result[name] = value;
  }
  return result;
}

/** What the form itself notes in an entry is not part of the value. */
function isMark(name: string): boolean {
  return name.startsWith('__');
}

/** Nor are the labels that came with references. */
function labelNamesOf(entry: EntryCodecs): ReadonlySet<string> {
  const references = Object.keys(entry).filter((name) => entry[name]?.isReference);
  return new Set(references.map((name) => labelNameOf(name)));
}

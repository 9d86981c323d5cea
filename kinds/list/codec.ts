import type { ScreenField } from '#generators/formats.ts';
import { codecOf } from '../codec.ts';
import { kindNamed } from '../index.ts';
import type { Codec } from '../kind.ts';

/** A list of objects, each field through its own codec; keys the screen does not show are kept as they came. */
export const codec: Codec = {
  fromWire: (value, field) =>
    Array.isArray(value) ? value.map((item) => through({ item, items: field.items, way: 'fromWire' })) : [],
  toWire: (value, field) =>
    Array.isArray(value) && value.length > 0
      ? value.map((item) => through({ item, items: field.items, way: 'toWire' }))
      : undefined,
  cleared: [],
};

function through({
  item,
  items,
  way,
}: {
  item: unknown;
  items: Record<string, ScreenField> | undefined;
  way: 'fromWire' | 'toWire';
}): Record<string, unknown> {
  const given = typeof item === 'object' && item !== null ? (item as Record<string, unknown>) : {};
  const result: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(given)) if (!isSpare({ name, items })) result[name] = value;
  for (const [name, field] of Object.entries(items ?? {})) {
    const value = codecOf(field)[way](given[name], field);
    if (value === undefined) delete result[name];
    else result[name] = value;
  }
  return result;
}

/** The form's own marks and the labels of references are not part of the value. */
function isSpare({ name, items }: { name: string; items: Record<string, ScreenField> | undefined }): boolean {
  if (name.startsWith('__')) return true;
  const field = name.endsWith('Label') ? items?.[name.slice(0, -'Label'.length)] : undefined;
  return field !== undefined && kindNamed(field.kind).isReference === true;
}

import type { Json } from '#generators/formats.ts';
import { isSame } from '../operations/same.ts';

/**
 * Lays a JSON Merge Patch (RFC 7396) over a value: objects merge key by key, null removes a key, everything else
 * replaces. Neither argument is changed.
 */
export function mergePatch(target: Json | undefined, patch: Json): Json {
  if (!isObject(patch)) return patch;
  const merged: { [key: string]: Json } = isObject(target) ? { ...target } : {};
  for (const [key, value] of Object.entries(patch)) {
    if (key === '__proto__') continue;
    if (value === null) delete merged[key];
    else merged[key] = mergePatch(merged[key], value);
  }
  return merged;
}

/**
 * The JSON Merge Patch that makes one value of another: `mergePatch(from, diffPatch({ from, to }))` is `to`, whose
 * objects hold no null, as a merge patch has no word for one. Empty where nothing differs.
 */
export function diffPatch({ from, to }: { from: Json | undefined; to: Json }): Json {
  if (!isObject(from) || !isObject(to)) return to;
  const removed = Object.keys(from).filter((key) => !Object.hasOwn(to, key));
  const patch: { [key: string]: Json } = Object.fromEntries(removed.map((key) => [key, null]));
  for (const [key, value] of Object.entries(to)) {
    const former = Object.hasOwn(from, key) ? from[key] : undefined;
    if (former === undefined || !isSame(former, value)) patch[key] = diffPatch({ from: former, to: value });
  }
  return patch;
}

/** Whether a value is a keyed map. */
export function isObject(value: Json | undefined): value is { [key: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

import type { Json } from '#generators/formats.ts';
import { isObject } from '../overlay.ts';

/** The value at a place; undefined where there is none. */
export function valueAt({ value, path }: { value: Json | undefined; path: readonly string[] }): Json | undefined {
  const [step, ...rest] = path;
  if (step === undefined) return value;
  return isObject(value) && Object.hasOwn(value, step) ? valueAt({ value: value[step], path: rest }) : undefined;
}

/** The patch with a value at a place. */
export function withValue({ patch, path, value }: { patch: Json; path: readonly string[]; value: Json }): Json {
  const [step, ...rest] = path;
  if (step === undefined) return value;
  const inner = isObject(patch) && Object.hasOwn(patch, step) ? (patch[step] ?? {}) : {};
  return { ...(isObject(patch) ? patch : {}), [step]: withValue({ patch: inner, path: rest, value }) };
}

/** The patch without what it says of a place: it is as below the patch again. */
export function withoutPath({ patch, path }: { patch: Json; path: readonly string[] }): Json {
  const [step, ...rest] = path;
  if (step === undefined) return {};
  if (!isObject(patch) || !Object.hasOwn(patch, step)) return patch;
  const { [step]: inner = null, ...others } = patch;
  if (rest.length === 0) return others;
  const left = withoutPath({ patch: inner, path: rest });
  return isObject(left) && Object.keys(left).length === 0 ? others : { ...others, [step]: left };
}

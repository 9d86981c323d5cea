import type { Schema } from '#generators/formats.ts';

/** A line with something other than spaces in it. */
export const notBlank = '\\S';
/** Rich text with a letter or a picture in it: not just empty paragraphs. */
export const notEmptyHtml = '(?:^|>)[^<>]*[^\\s<>]|<img';

/** Any text that is not empty. */
export function someText({ minLength }: Schema): Schema {
  return { minLength: Math.max(minLength ?? 1, 1) };
}

/** Words that are not blank, or fit the field's own pattern. */
export function words(schema: Schema): Schema {
  return { ...someText(schema), ...(!schema.pattern && { pattern: notBlank }) };
}

/** At least one entry. */
export function someEntries({ minItems }: Schema): Schema {
  return { minItems: Math.max(minItems ?? 1, 1) };
}

/** Anything. */
export function anything(): Schema {
  return {};
}

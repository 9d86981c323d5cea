export { isSame } from '#runtime/core/operations/same.ts';

/** A record as the server sends it; references carry `<field>Label` beside the id. */
export type ScreenRecord = Record<string, unknown>;

/** A page of records. */
export interface Page {
  rows: ScreenRecord[];
  total: number;
}

/** Entries of a keyed map of a screen in their order; what comes first in the file comes first among equals. */
export function inOrder<Entry extends { order: number }>(entries: Readonly<Record<string, Entry>>): [string, Entry][] {
  return Object.entries(entries).sort(([, one], [, other]) => one.order - other.order);
}

/** Any value as text for people; nothing is empty. */
export function asText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return JSON.stringify(value);
}

/** Whether a value says nothing: none, no text, an empty list. */
export function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
}

/** A record's id; empty for one that is not stored yet. */
export function idOf(record: ScreenRecord | undefined): string {
  return asText(record?.['id']);
}

/** The text of rich text on one line: a space where a block or a line begins or ends, tags and spare spaces taken out. */
export function plainText(html: string): string {
  return html
    .replace(/<\/?(?:p|pre|li|h[1-6]|blockquote|div|table|t[dhr]|br|hr)\b[^>]*>/gi, ' ')
    .replace(/<img[^>]*>/gi, '[图片]')
    .replace(/<[^>]+>/g, '')
    .replace(/&nbsp;/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim();
}

/** What a record is called by one of its fields; its id where that is empty. */
export function nameOf({ record, field }: { record: ScreenRecord; field: string | undefined }): string {
  return (field && plainText(asText(record[field]))) || idOf(record);
}

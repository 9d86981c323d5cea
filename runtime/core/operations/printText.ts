/** Where a text of a print names a field, of the record or of one that it refers to: `{roomId.siteId.address}`. */
export const placeholder = /\{([\w.]+)\}/g;

/** The fields that a text of a print names. */
export function namedFields(text: string): string[] {
  return [...text.matchAll(placeholder)].map(([, name = '']) => name);
}

/** What a foot of pages may name besides fields. */
export const footerNames = ['page', 'pages'];

import type { Codec } from '../kind.ts';

/** HTML; paragraphs without a letter or a picture are empty. */
export const codec: Codec = {
  fromWire: (value) => (typeof value === 'string' ? value : ''),
  toWire: (value) => (typeof value === 'string' && !isBlankHtml(value) ? value : undefined),
  cleared: null,
};

export function isBlankHtml(html: string): boolean {
  return (
    !/<img/i.test(html) &&
    html
      .replace(/<[^>]+>/g, '')
      .replace(/&nbsp;/g, ' ')
      .trim() === ''
  );
}

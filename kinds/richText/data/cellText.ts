import { characters } from './characters.ts';

const markup = /^<(p|h[1-4]|ul|ol|li|img|table|blockquote|pre|b|i|u|s|strong|em|a|sub|sup|code|span|br|hr)\b[^>]*>/i;
const marked = /^<html>([^]*)<\/html>$/i;

/**
 * The text of a cell as rich text: what begins like markup, or stands between <html> and </html>, is markup; anything
 * else is plain text.
 */
export function fromCell(cell: string): string {
  return (
    markupOf(cell) ?? cell.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/\r?\n/g, '<br>')
  );
}

/** The markup of a cell; undefined where it is plain text. */
export function markupOf(cell: string): string | undefined {
  const [, inner] = marked.exec(cell) ?? [];
  return inner ?? (markup.test(cell) ? cell : undefined);
}

/** The text that markup shows, each paragraph and break a line. */
export function textOf(html: string): string {
  return html
    .replace(/<\/p>\s*<p>|<br\s*\/?>/gi, '\n')
    .replace(/<\/?p>/gi, '')
    .replace(/&(lt|gt|quot|#39|nbsp|amp);/g, (character) => characters[character] ?? character);
}

/** Rich text as somebody reads it: blocks and breaks are lines, points of lists are marked, the rest of the markup is gone. */
export function readText(html: string): string {
  const lines = html
    .replace(/<li\b[^>]*>/gi, '\n• ')
    .replace(/<\/(td|th)>/gi, '　')
    .replace(/<br\s*\/?>|<\/?(p|h[1-6]|ul|ol|tr|table|blockquote|pre|div|hr)\b[^>]*>/gi, '\n')
    .replace(/<[^>]*>/g, '');
  return textOf(lines)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && line !== '•')
    .join('\n');
}

/** Rich text as the text of a cell: plain where it holds no more than paragraphs and line breaks, else its markup. */
export function toCell(html: string): string {
  const plain = textOf(html).trim();
  if (meaningOf(fromCell(plain)) === meaningOf(html)) return plain;
  return fromCell(html.trim()) === html ? html : `<html>${html}</html>`;
}

/** The same for texts that differ in nothing but paragraphs against line breaks, and in how a character is written. */
function meaningOf(html: string): string {
  return html
    .replace(/<\/p>\s*<p>/gi, '<br>')
    .replace(/<\/?p>/gi, '')
    .replace(/\r?\n/g, ' ')
    .replace(/<br\s*\/?>/gi, '\n')
    .replace(/&(quot|#39|nbsp);/g, (character) => characters[character] ?? character)
    .trim();
}

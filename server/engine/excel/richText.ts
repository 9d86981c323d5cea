const characters: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'", '&nbsp;': '\u00a0', '&amp;': '&' };
const markup = /^<(p|h[1-4]|ul|ol|li|img|table|blockquote|pre|b|i|u|s|strong|em|a|sub|sup|code|span|br|hr)\b[^>]*>/i;
const marked = /^<html>([^]*)<\/html>$/i;

/**
 * The text of a cell as rich text: what begins like markup, or stands between <html> and </html>, is markup; anything
 * else is plain text.
 */
export function fromCell(cell: string): string {
  const [, inner] = marked.exec(cell) ?? [];
  if (inner !== undefined) return inner;
  if (markup.test(cell)) return cell;
  return cell.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/\r?\n/g, '<br>');
}

/** Rich text as the text of a cell: plain where it holds no more than paragraphs and line breaks, else its markup. */
export function toCell(html: string): string {
  const plain = html
    .replace(/<\/p>\s*<p>|<br\s*\/?>/gi, '\n')
    .replace(/<\/?p>/gi, '')
    .replace(/&(lt|gt|quot|#39|nbsp|amp);/g, (character) => characters[character] ?? character)
    .trim();
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

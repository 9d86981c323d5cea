import { decodeEntities } from '../richText.ts';

/** The text of a cell as rich text: what begins like markup is markup, anything else is plain text. */
export function fromCell(cell: string): string {
  if (/^<(p|h[1-4]|ul|ol|li|img|table|blockquote|pre|strong|em|a|sub|sup|code|span)\b[^>]*>/i.test(cell)) return cell;
  return cell.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/\r?\n/g, '<br>');
}

/** Rich text as the text of a cell: plain where it holds no more than paragraphs and line breaks, else its markup. */
export function toCell(html: string): string {
  const plain = html.replace(/<\/p>\s*<p>/gi, '\n').replace(/<\/?p>/gi, '').replace(/<br\s*\/?>/gi, '\n');
  return /<[a-z/]/i.test(plain) ? html : decodeEntities(plain);
}

/**
 * Rich text as the box of an option has it: signs as one reads them, tags as they are. A sign that would be read as
 * markup there keeps its name, such as `&lt;` before `br>`.
 */
export function writtenOf(html: string): string {
  return outsideTags(html, (text) =>
    text
      .replace(entity, (name) => signs[name] ?? name)
      .replace(new RegExp(`&(?=${entity.source.slice(1)})`, 'g'), '&amp;')
      .replace(new RegExp(`<(?=${insideTag})`, 'gi'), '&lt;'),
  );
}

/** What is written in the box of an option as rich text: `a<b` is no tag. */
export function contentOf(written: string): string {
  return outsideTags(written, (text) =>
    text
      .replace(new RegExp(`&(?!${entity.source.slice(1)})`, 'g'), '&amp;')
      .replace(/</g, '&lt;')
      .replace(/>/g, '&gt;'),
  );
}

const signs: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': '\u00a0',
  '&amp;': '&',
};
const entity = /&(?:lt|gt|quot|#39|nbsp|amp);/g;

/** Of the tags that a stored rich text may hold (`server/engine/richText.ts`). */
const insideTag =
  '/?(?:p|br|hr|b|strong|i|em|u|s|sub|sup|code|pre|blockquote|ul|ol|li|h[1-4]|a|img|span|table|thead|tbody|tr|th|td)(?:\\s+[a-z-]+="[^"<>]*")*\\s*/?>';
const tag = new RegExp(`(<${insideTag})`, 'gi');

function outsideTags(html: string, change: (text: string) => string): string {
  return html
    .split(tag)
    .map((part, index) => (index % 2 === 1 ? part : change(part)))
    .join('');
}

/** What draws the formulas of an element; there once KaTeX has come. */
export type FormulaDrawer = (root: Node) => void;

/**
 * Sanitised HTML as it is shown: pictures load when they come near and keep their proportions, what may be wider than
 * the page scrolls by itself and can be reached by keyboard, formulas are drawn where there is something to draw them.
 */
export function richHtml({ html, drawFormulas }: { html: string; drawFormulas?: FormulaDrawer | undefined }): string {
  if (!drawFormulas && !/<(?:img|table|pre)\b/i.test(html)) return html;
  const known = drawFormulas && drawn.get(html);
  if (known !== undefined) return known;
  const template = document.createElement('template');
  template.innerHTML = html;
  for (const image of template.content.querySelectorAll('img')) {
    image.setAttribute('loading', 'lazy');
    image.setAttribute('decoding', 'async');
    if (!image.hasAttribute('alt')) image.setAttribute('alt', '');
  }
  for (const wide of template.content.querySelectorAll<HTMLElement>('table, pre')) {
    wide.classList.add('rich-wide');
    wide.tabIndex = 0;
  }
  if (!drawFormulas) return template.innerHTML;
  drawFormulas(template.content);
  if (drawn.size >= mostDrawn) drawn.clear();
  drawn.set(html, template.innerHTML);
  return template.innerHTML;
}

/** Texts with their formulas drawn: drawing takes time, and most are shown more than once. */
const drawn = new Map<string, string>();
const mostDrawn = 200;

/** Plain text as HTML. */
export function textAsHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`).replace(/\n/g, '<br>');
}

/** What one reads of HTML, in one line: for names and labels. */
export function plainText(html: string): string {
  const template = document.createElement('template');
  template.innerHTML = html;
  return (template.content.textContent ?? '').replace(/\s+/g, ' ').trim();
}

/** Fetches the pictures of texts that will be shown soon. */
export function fetchPictures(texts: readonly string[]): void {
  for (const html of texts) {
    if (!/<img\b/i.test(html)) continue;
    const template = document.createElement('template');
    template.innerHTML = html;
    for (const { src } of template.content.querySelectorAll('img')) new Image().src = src;
  }
}

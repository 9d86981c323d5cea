import { joinedFormulas } from '#runtime/core/richText/formulaParts.ts';
import { texts } from './texts.ts';
import { texWords } from '#runtime/core/richText/texWords.ts';

/** What draws the formulas of an element; there once KaTeX has come. */
export type FormulaDrawer = (root: Node) => void;

/**
 * Sanitised HTML as it is shown: pictures load when they come near and keep their proportions, what may be wider than
 * the page scrolls by itself and can be reached by keyboard, formulas are drawn where there is something to draw them.
 */
export function richHtml({ html, drawFormulas }: { html: string; drawFormulas?: FormulaDrawer | undefined }): string {
  const known = drawFormulas && drawn.get(html);
  if (known !== undefined) return known;
  const source = texWords(drawFormulas ? joinedFormulas(html) : html);
  if (!drawFormulas && !/<(?:img|table|pre)\b/i.test(source)) return source;
  const template = document.createElement('template');
  template.innerHTML = source;
  for (const image of template.content.querySelectorAll('img')) {
    image.setAttribute('loading', 'lazy');
    image.setAttribute('decoding', 'async');
    if (!image.hasAttribute('alt')) image.setAttribute('alt', '');
    image.replaceWith(wrapped({ content: image, name: 'rich-picture', extra: enlargeButton() }));
  }
  for (const table of template.content.querySelectorAll('table')) {
    const frame = wrapped({ content: table, tag: 'div', name: 'rich-wide' });
    frame.tabIndex = 0;
    table.replaceWith(frame);
  }
  for (const code of template.content.querySelectorAll('pre')) {
    code.classList.add('rich-wide');
    code.tabIndex = 0;
  }
  if (!drawFormulas) return template.innerHTML;
  drawFormulas(template.content);
  if (drawn.size >= mostDrawn) drawn.clear();
  drawn.set(html, template.innerHTML);
  return template.innerHTML;
}

/** What enlarges a picture; shown once the picture is known to be large. */
function enlargeButton(): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'rich-enlarge';
  button.setAttribute('aria-label', texts.enlarge);
  return button;
}

function wrapped({
  content,
  tag = 'span',
  name,
  extra,
}: {
  content: Node;
  tag?: 'span' | 'div';
  name: string;
  extra?: Node;
}): HTMLElement {
  const frame = document.createElement(tag);
  frame.className = name;
  // A copy: the original is replaced by the frame.
  frame.append(content.cloneNode(true), ...(extra ? [extra] : []));
  return frame;
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

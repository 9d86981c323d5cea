import katex from 'katex';
import 'katex/dist/katex.min.css';
import { formulaParts } from './formulaParts.ts';

/** Draws every formula of an element in place of its source; code stays as it is. Loaded with the first formula. */
export function drawFormulas(root: Node): void {
  for (const text of textsOf(root)) {
    const parts = formulaParts(text.data);
    if (parts.some(({ isFormula }) => isFormula)) text.replaceWith(...parts.map(({ isFormula, text: part }) => (isFormula ? drawn(part) : document.createTextNode(part))));
  }
}

/** Words of text mode that formulas converted from other formats are full of, there the tilde for a space. */
const textMacros = { '\\textless': '<', '\\textgreater': '>', '\\textbar': '|', '\\textasciitilde': '~' };

/** From about so many characters on a formula may be wider than a phone: it scrolls by itself. */
const longFrom = 40;

function drawn(latex: string): HTMLElement {
  const element = document.createElement('span');
  element.innerHTML = katex.renderToString(latex, { throwOnError: false, trust: false, strict: 'ignore', output: 'htmlAndMathml', macros: { ...textMacros } });
  if (latex.length >= longFrom) {
    element.className = 'rich-wide';
    element.tabIndex = 0;
  }
  return element;
}

function textsOf(root: Node): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    if (!text.parentElement?.closest('code, pre')) found.push(text);
  }
  return found;
}

import katex from 'katex';
import 'katex/dist/katex.min.css';
import { formulaOptions } from '#runtime/core/richText/formulaOptions.ts';
import { formulaTexts } from '#runtime/core/richText/formulaTexts.ts';

/** Draws every formula of an element in place of its source; code stays as it is. Loaded with the first formula. */
export function drawFormulas(root: Node): void {
  for (const { text, parts } of formulaTexts(root)) {
    const cell = text.parentElement?.closest('td, th');
    cell?.classList.add(
      parts.some(({ isFormula, text: part }) => !isFormula && part.trim().length > wordsFrom)
        ? 'has-words'
        : 'has-formula',
    );
    text.replaceWith(
      ...parts.map(({ isFormula, text: part }) =>
        isFormula ? drawn({ latex: part, isInCell: Boolean(cell) }) : document.createTextNode(part),
      ),
    );
  }
}

/** From about so many characters on a formula may be wider than a phone: it scrolls by itself. */
const longFrom = 40;

/** From about so many characters beside a formula on they are words that are broken, in a cell of usual width. */
const wordsFrom = 8;

/** A formula; in a cell it makes the cell grow, as the table scrolls. */
function drawn({ latex, isInCell }: { latex: string; isInCell: boolean }): HTMLElement {
  const element = document.createElement('span');
  element.innerHTML = katex.renderToString(latex, formulaOptions());
  if (latex.length >= longFrom && !isInCell) {
    element.className = 'rich-wide';
    element.tabIndex = 0;
  }
  return element;
}

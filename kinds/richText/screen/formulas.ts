import { formula, formulaParts, mayHaveFormula } from '#runtime/core/richText/formulaParts.ts';
import { formulaOptions } from '#runtime/core/richText/formulaOptions.ts';
import { formulaTexts } from '#runtime/core/richText/formulaTexts.ts';

/** KaTeX and its style sheet, loaded with the first formula. */
export async function loadKatex(): Promise<(options: { latex: string; element: HTMLElement }) => void> {
  const [{ default: katex }] = await Promise.all([import('katex'), import('katex/dist/katex.min.css')]);
  return ({ latex, element }) => {
    element.innerHTML = katex.renderToString(latex, formulaOptions());
  };
}

/** Whether a text holds a formula. */
export function hasFormula(text: string): boolean {
  return formulaParts(text).some(({ isFormula }) => isFormula);
}

/** A text for places that draw none. */
export function withoutFormulas(text: string): string {
  return text.replace(formula, '[公式]');
}

/** Draws every formula of an element in place of its source. */
export async function drawFormulas(root: HTMLElement): Promise<void> {
  if (!mayHaveFormula(root.textContent ?? '')) return;
  const draw = await loadKatex();
  for (const { text, parts } of formulaTexts(root))
    text.replaceWith(
      ...parts.map(({ isFormula, text: part }) => {
        if (!isFormula) return document.createTextNode(part);
        const element = document.createElement('span');
        draw({ latex: part, element });
        return element;
      }),
    );
}

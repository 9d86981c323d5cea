/** Where formulas stand in a text: between `$$` and `$$`, on one line. */
export const formulaPattern = /\$\$([^$\n]+)\$\$/g;

/** KaTeX and its style sheet, loaded with the first formula. */
export async function loadKatex(): Promise<(options: { latex: string; element: HTMLElement }) => void> {
  const [{ default: katex }] = await Promise.all([import('katex'), import('katex/dist/katex.min.css')]);
  return ({ latex, element }) =>
    katex.render(latex, element, { throwOnError: false, trust: false, strict: 'ignore', output: 'htmlAndMathml' });
}

/** Whether a text holds a formula. */
export function hasFormula(text: string): boolean {
  return /\$\$[^$\n]+\$\$/.test(text);
}

/** A text for places that draw none. */
export function withoutFormulas(text: string): string {
  return text.replace(formulaPattern, '[公式]');
}

/** Draws every formula of an element in place of its source. */
export async function drawFormulas(root: HTMLElement): Promise<void> {
  if (!hasFormula(root.textContent ?? '')) return;
  const draw = await loadKatex();
  for (const text of textsOf(root)) {
    const parts = (text.nodeValue ?? '').split(formulaPattern);
    if (parts.length < 2) continue;
    text.replaceWith(
      ...parts.map((part, index) => {
        if (index % 2 === 0) return document.createTextNode(part);
        const element = document.createElement('span');
        draw({ latex: part, element });
        return element;
      }),
    );
  }
}

function textsOf(root: HTMLElement): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (walker.nextNode())
    if (!walker.currentNode.parentElement?.closest('code, pre, .katex')) found.push(walker.currentNode as Text);
  return found;
}

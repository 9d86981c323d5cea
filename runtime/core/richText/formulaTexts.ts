import { formulaParts, type TextPart } from './formulaParts.ts';

/** The texts of an element that hold formulas, each cut at these; code, and what is drawn already, stays as it is. */
export function formulaTexts(root: Node): { text: Text; parts: TextPart[] }[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: { text: Text; parts: TextPart[] }[] = [];
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    if (text.parentElement?.closest('code, pre, .katex')) continue;
    const parts = formulaParts(text.data);
    if (parts.some(({ isFormula }) => isFormula)) found.push({ text, parts });
  }
  return found;
}

/** A piece of a text: plain, or the LaTeX of a formula without its dollar signs. */
export interface TextPart {
  isFormula: boolean;
  text: string;
}

/**
 * A text cut at its formulas: what stands between `$$` and `$$`, or between `$` and `$` on one line. A single dollar
 * sign beside a space, or one before a digit at the end, is money.
 */
export function formulaParts(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of text.matchAll(formula)) {
    const { index = 0 } = match;
    if (index > end) parts.push({ isFormula: false, text: text.slice(end, index) });
    parts.push({ isFormula: true, text: (match[1] ?? match[2] ?? '').trim() });
    end = index + match[0].length;
  }
  if (end < text.length) parts.push({ isFormula: false, text: text.slice(end) });
  return parts;
}

/** Whether a text may hold a formula; quick, and never false where there is one. */
export function mayHaveFormula(text: string): boolean {
  return text.indexOf('$') !== text.lastIndexOf('$');
}

/** HTML in which formulas between `$$` stand in one piece: line breaks and paragraphs within them become line ends of their source. */
export function joinedFormulas(html: string): string {
  return html.replace(/\$\$([^$]+)\$\$/g, (whole, source: string) => {
    const joined = source.replace(/<br\s*\/?>|<\/p>\s*<p>/gi, '\n');
    return joined.includes('<') ? whole : `$$${joined}$$`;
  });
}

/** What stands between dollar signs. */
export const formula = /\$\$([^$]+)\$\$|\$(?![\s$])([^$\n]*[^\s$])\$(?![\d$])/g;

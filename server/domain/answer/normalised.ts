/** A text of a blank without what does not count: character width, spaces, case, dollar signs of formulas, a full stop at the end. */
export function inBlank(text: string): string {
  const plain = folded(text).replace(/\s+/gu, '');
  return plain.replace(/[。.;,、]+$/u, '') || plain;
}

/**
 * A short answer without what does not count: besides what does not in a blank, punctuation and the order of the parts
 * between stops, commas, semicolons and lines. Signs inside numbers and between Latin letters or figures do count.
 */
export function inShort(text: string): string {
  const parts = folded(text)
    .split(between)
    .map((part) => part.replace(/\s+/gu, '').replace(unsaid, '').replace(/\.+$/u, ''))
    .filter((part) => part !== '');
  return parts.sort().join('\n');
}

/** Whether a text holds a formula. */
export function hasFormula(text: string): boolean {
  return /\$[^$]+\$/.test(text);
}

const between = /[\n;、。]|,(?!\d)|(?<!\d),|\.(?=\s|$)/u;

/** Punctuation, where it does not stand between Latin letters or figures; a full stop of a number is none. */
const unsaid = /[“”‘’"'「」『』《》〈〉【】…—·?]|:(?![a-z0-9])|(?<![a-z0-9]):|(?<![a-z0-9)])!/gu;

/** A text without differences of writing: character width, case, minus signs, dollar signs of formulas. */
export function folded(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\u2212/g, '-')
    .replace(/\$/g, '');
}

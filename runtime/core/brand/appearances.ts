/** Colours by the words of a theme. */
export type Colours = Readonly<Record<string, string>>;

/**
 * A style sheet's rules for both appearances: the dark lines hold only where a page offers them, `<html
 * data-appearance="dark">`, or "system" on a device that is dark.
 */
export function inAppearances({
  roots,
  within = '',
  light,
  dark,
}: {
  /** Selectors of the document, any of which will do. */
  roots: readonly string[];
  /** Of what it holds for, where that is not the whole page. */
  within?: string;
  light: readonly string[];
  dark: readonly string[];
}): string {
  const where = (appearance: string): string => roots.map((root) => `${root}${appearance}${within}`).join(',\n');
  return `${block(where(''), light)}${block(where("[data-appearance='dark']"), dark)}@media (prefers-color-scheme: dark) {\n${block(where("[data-appearance='system']"), dark)}}\n`;
}

/** Colours as the variables that style sheets name. */
export function variablesOf(colours: Colours): string[] {
  return Object.entries(colours).map(([word, value]) => `${variableOf(word)}: ${value}`);
}

/** `primarySoft` → `--primary-soft`. */
export function variableOf(word: string): string {
  return `--${word.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

function block(selector: string, lines: readonly string[]): string {
  return `${selector} {\n${lines.map((line) => `  ${line};`).join('\n')}\n}\n`;
}

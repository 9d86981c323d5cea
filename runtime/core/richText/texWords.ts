import { formula } from './formulaParts.ts';

/**
 * HTML in which the few words of LaTeX that stand outside of formulas are drawn: lines to write on and underlined, bold
 * and slanted words, quotes (``…''), and the tildes that keep brackets open. Code and what stands in formulas stay.
 */
export function texWords(html: string): string {
  if (!/\\(?:uline|text(?:bf|it))\{|``|[(（][\s~]*~/.test(html)) return html;
  const kept: string[] = [];
  // What stays is taken out and put back, so that words with formulas in them are found as well.
  const bare = html.replace(stays, (whole) => `\uE000${kept.push(whole) - 1}\uE000`);
  const drawn = words.reduce((text, [pattern, replacement]) => text.replace(pattern, replacement), bare);
  return drawn.replace(/\uE000(\d+)\uE000/g, (_mark, index: string) => kept[Number(index)] ?? '');
}

const stays = new RegExp(`<(code|pre)\\b[\\s\\S]*?</\\1>|${formula.source}`, 'g');

const spaces = (text: string): string => text.replace(/~/g, '\u00a0');

const words: readonly (readonly [RegExp, (whole: string, inner: string) => string])[] = [
  [/~*\\uline\{([^{}<>]*)\}~*/g, (_whole, inner) => `<u>${spaces(inner)}</u>`],
  [/\\textbf\{([^{}<>]*)\}/g, (_whole, inner) => `<b>${spaces(inner).replace(/\\#/g, '#')}</b>`],
  [/\\textit\{([^{}<>]*)\}/g, (_whole, inner) => `<i>${spaces(inner)}</i>`],
  [/``([^`<>]*?)''/g, (_whole, inner) => `“${inner}”`],
  [/[(（][\s~]*~[\s~]*[)）]/g, spaces],
];

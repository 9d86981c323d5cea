/**
 * How many gaps a stem (HTML) has to fill in: a line of underscores, also around a number (`__①__`), an empty pair of
 * Chinese brackets (`（ ）`, `【 】`) or of round ones with a space between them, spaces that are underlined, and
 * `\underline` of nothing in a formula. 0 where none is marked so: then nothing is known.
 */
export function gapCount(html: string): number {
  const text = html
    .replace(/<u>(?:\s|&nbsp;)+<\/u>/gi, '____')
    .replace(/<(?:br|\/?(?:p|div|li|td|th|h[1-4]|pre))\b[^>]*>/gi, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&nbsp;|\u00a0|\u3000/g, ' ')
    .replace(/\uff3f/g, '_')
    .replace(emptyUnderline, '____')
    .replace(/\\_/g, '_')
    .replace(numbered, '____');
  return [...text.matchAll(gap)].length;
}

const emptyUnderline = /\\underline\s*\{(?:\\q?quad|\\hspace\s*\{[^{}]*\}|\\[ ,;:!]|~|\s|\{\s*\})*\}/g;

const numbered = /_{2,} *(?:[（(]?\d{1,2}[)）]?|[①-⑳]) *_{2,}/g;

/** Two underscores beside a letter are part of a name (`__init__`); three are always a gap. */
const gap = /_{3,}|(?:^|[^A-Za-z0-9_])__(?![A-Za-z0-9_])|（\s*）|【\s*】|［\s*］|\( +\)/gm;

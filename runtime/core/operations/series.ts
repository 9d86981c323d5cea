/** How the number of a series is written (`x-series`); the same in generators, samples and stories. The database has its own. */

/** What a pattern may have in braces besides its digits: parts of the day on which a number is given. */
export const dayWords = ['{yyyy}', '{yy}', '{mm}', '{dd}'] as const;

/** The longest pattern that an organisation may set. */
export const longestPattern = 30;

/** The longest number that such a pattern makes: counts have up to ten digits, written with at least `{0}` in it. */
export const longestNumber = longestPattern - '{0}'.length + 10;

/** The digits of a pattern, `{000000}`: as many as a number has at least. */
export const digitsPattern = /\{0+\}/;

/** The number of a count: `BM{yyyy}-{0000}` is BM2026-0012 for 12. `day` is written as 2026-01-31. */
export function numberText({ pattern, count, day }: { pattern: string; count: number; day: string }): string {
  return stemOf({ pattern, day }).replace(digitsPattern, (digits) => String(count).padStart(digits.length - 2, '0'));
}

/** The pattern with its day filled in and its digits left: what is counted for itself. Fields that it names are empty. */
export function stemOf({ pattern, day }: { pattern: string; day: string }): string {
  const [year = '', month = '', date = ''] = day.split('-');
  const parts: Record<(typeof dayWords)[number], string> = {
    '{yyyy}': year,
    '{yy}': year.slice(2),
    '{mm}': month,
    '{dd}': date,
  };
  return dayWords.reduce((text, word) => text.replaceAll(word, parts[word]), pattern).replace(/\{[a-z]+\}/g, '');
}

/**
 * What is wrong with a pattern, in words for whoever wrote it; undefined where nothing is.
 * @param tokens names of fields that it may have in braces
 */
export function patternProblem(pattern: string, tokens: readonly string[] = []): string | undefined {
  const named = tokens.map((name) => `{${name}}`);
  const known: readonly string[] = [...dayWords, ...named];
  const isDigits = (word: string): boolean => word.replace(digitsPattern, '') === '';
  const words: readonly string[] = pattern.match(/\{[^{}]*\}/g) ?? [];
  const strange = words.find((word) => !known.includes(word) && !isDigits(word));
  if (strange !== undefined) {
    const meant = strange.toLowerCase();
    return `没有“${strange}”这个写法，${known.includes(meant) ? `是不是“${meant}”？` : `只能写 ${dayWords.join('、')}（年、月、日）${named.map((word) => `、${word}`).join('')}和数字 {000000}`}`;
  }
  if (/[{}]/.test(textOf(pattern))) return '花括号没有成对';
  const has = (...wanted: string[]): boolean => wanted.some((word) => words.includes(word));
  if (has('{mm}') && !has('{yyyy}', '{yy}'))
    return '有月没有年：第二年的同一个月会接着去年的号，看不出是哪一年的；加上 {yyyy} 或 {yy}';
  if (has('{dd}') && !has('{mm}')) return '有日没有月：下个月的同一天会接着这个月的号；加上 {mm}';
  const twice = named.find((word) => words.indexOf(word) !== words.lastIndexOf(word));
  if (twice !== undefined) return `“${twice}”只能写一处`;
  const digits = words.filter(isDigits).length;
  if (digits === 0) return '缺少数字：写上 {000000}，有几个 0 就至少有几位';
  return digits > 1 ? '数字 {000000} 只能写一处' : undefined;
}

/** The same of a pattern that an organisation may set, or that it replaces: what people type has one way to be written. */
export function ownPatternProblem(pattern: string, tokens: readonly string[] = []): string | undefined {
  const problem = patternProblem(pattern, tokens);
  if (problem !== undefined) return problem;
  const [strange] = textOf(pattern).match(/[^A-Z0-9/-]/u) ?? [];
  if (strange !== undefined) return `号中只能有大写字母、数字、“-”和“/”，不能有“${strange}”`;
  return pattern.length > longestPattern ? `不能超过 ${longestPattern} 个字` : undefined;
}

/** What of a pattern stands in a number as it is. */
function textOf(pattern: string): string {
  return pattern.replace(/\{[^{}]*\}/g, '');
}

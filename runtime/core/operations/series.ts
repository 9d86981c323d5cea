/** How the number of a series is written (`x-series`); the same in generators, samples and stories. The database has its own. */

/** What a pattern may have in braces besides its digits: parts of the day on which a number is given. */
export const dayWords = ['{yyyy}', '{yy}', '{mm}', '{dd}'] as const;

/** The digits of a pattern, `{000000}`: as many as a number has at least. */
export const digitsPattern = /\{0+\}/;

/** The number of a count: `BM{yyyy}-{0000}` is BM2026-0012 for 12. `day` is written as 2026-01-31. */
export function numberText({ pattern, count, day }: { pattern: string; count: number; day: string }): string {
  return stemOf({ pattern, day }).replace(digitsPattern, (digits) => String(count).padStart(digits.length - 2, '0'));
}

/** The pattern with its day filled in and its digits left: what is counted for itself. */
export function stemOf({ pattern, day }: { pattern: string; day: string }): string {
  const [year = '', month = '', date = ''] = day.split('-');
  const parts: Record<(typeof dayWords)[number], string> = {
    '{yyyy}': year,
    '{yy}': year.slice(2),
    '{mm}': month,
    '{dd}': date,
  };
  return dayWords.reduce((text, word) => text.replaceAll(word, parts[word]), pattern);
}

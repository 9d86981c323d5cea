/** The number that a line begins with, as the questions of a text are counted. */
export interface LineNumber {
  style: 'point' | 'shut' | 'round' | 'title' | 'han' | 'hanRound';
  value: number;
  /** How long it is, with the spaces behind it. */
  length: number;
  /** Whether it may as well be a part of a number or of a list: `1.2023年`、`2、3 和 5`. */
  isLoose: boolean;
}

const han = '[一二三四五六七八九十]{1,3}';

const patterns: readonly (readonly [LineNumber['style'], RegExp])[] = [
  [
    'title',
    new RegExp(`^\\s*(?:第\\s*(\\d{1,3}|${han})\\s*题|题目?\\s*(\\d{1,3})(?=[.．、：:\\s]))\\s*[.．、：:]?\\s*`),
  ],
  ['point', /^\s*(\d{1,3})\s*[.．、]\s*/],
  ['round', /^\s*[(（]\s*(\d{1,3})\s*[)）]\s*[.．、]?\s*/],
  ['shut', /^\s*(\d{1,3})\s*[)）]\s*/],
  ['hanRound', new RegExp(`^\\s*[(（]\\s*(${han})\\s*[)）]\\s*[.．、]?\\s*`)],
  ['han', new RegExp(`^\\s*(${han})\\s*[.．、]\\s*`)],
];

/** The number that a line begins with; undefined where it begins with none. */
export function numberOf(line: string): LineNumber | undefined {
  // Of the same length, so that places stay.
  const narrow = line.replace(/[０-９]/g, (digit) => digit.normalize('NFKC'));
  for (const [style, pattern] of patterns) {
    const found = pattern.exec(narrow);
    if (!found) continue;
    const [whole, first, second] = found;
    return {
      style,
      value: valueOf(first ?? second ?? ''),
      length: whole.length,
      isLoose: style === 'point' && /[.．、]$/.test(whole) && /^\d/.test(narrow.slice(whole.length)),
    };
  }
  return undefined;
}

function valueOf(text: string): number {
  if (/^\d+$/.test(text)) return Number(text);
  const [tens, ones] = text.includes('十') ? text.split('十') : ['', text];
  return (text.includes('十') ? digitOf(tens) || 1 : 0) * 10 + digitOf(ones);
}

function digitOf(text = ''): number {
  return '一二三四五六七八九'.indexOf(text || '-') + 1;
}

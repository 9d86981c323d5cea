import { gapCount } from '#runtime/core/answer/gaps.ts';
import { truthOf } from '#runtime/core/answer/truths.ts';
import { shut, withoutFormulas } from './lines.ts';

/** What a stem says besides the question. */
export interface Stem {
  /** Without its number and the name of its kind. */
  whole: string;
  type?: string;
  /** The letters in its brackets, and the stem without them. */
  filled?: { right: number[]; title: string };
  /** Right or wrong in its brackets, and the stem without it. */
  mark?: { right: number; title: string };
}

const types: Readonly<Record<string, string>> = {
  单选: 'single',
  单项选择: 'single',
  多选: 'multiple',
  多项选择: 'multiple',
  判断: 'judgment',
  填空: 'blank',
  简答: 'short',
  论述: 'long',
};

/** A comma's 、 stands between numbers too: “2、3 和 5”. */
const number =
  /^(<p>(?:<\w+>)*)\s*(?:第\s*\d{1,4}\s*题(?:\s*[.．、：:]|\s+)|\d{1,4}\s*(?:[.．](?!(?:<[^>]*>)*\d)|[)）]|、(?!(?:\s|&nbsp;|<[^>]*>)*[\d$])))\s*/;
const kind = /^(<p>(?:<\w+>)*)\s*[【[(（]\s*(单选|单项选择|多选|多项选择|判断|填空|简答|论述)题?\s*[】\])）]\s*/;

/** @param options how many there are */
export function stemOf({ html, options }: { html: string; options: number }): Stem {
  const numbered = html.replace(number, '$1');
  const named = kind.exec(numbered);
  const unnamed = named ? `${named[1] ?? ''}${numbered.slice(named[0].length)}` : numbered;
  const whole = numbered === html ? unnamed.replace(number, '$1') : unnamed;
  const type = types[named?.[2] ?? ''];
  const filled = filledIn(whole);
  const right = [...(filled?.text ?? '').matchAll(/[A-Z]/g)].map(([letter]) => letter.charCodeAt(0) - 65);
  const truth = filled && /^[√×]$/.test(filled.text) ? truthOf(filled.text) : undefined;
  return {
    whole,
    ...(type !== undefined && { type }),
    ...(filled &&
      right.length > 0 &&
      right.every((index) => index < options) && { filled: { right, title: filled.title } }),
    ...(filled && truth !== undefined && { mark: { right: truth, title: filled.title } }),
  };
}

const brackets = /([(（])(?:\s|&nbsp;)*([A-H](?:[\s,，、]*[A-H])*|[√×])(?:\s|&nbsp;)*([)）])/g;

/**
 * The only brackets of a stem that an answer was written into, where it has no other gap. `P(A)`, `维生素(A)` and
 * formulas are none: narrow brackets have a space or a gap before them.
 */
function filledIn(html: string): { text: string; title: string } | undefined {
  const text = withoutFormulas(html);
  const found = [...text.matchAll(brackets)].filter(({ 0: match, 1: open, index }) => {
    const before = text
      .slice(0, index)
      .replace(/^.*<p>/s, '')
      .replace(/<[^>]*>/g, '')
      .replace(/&nbsp;/g, ' ');
    const isEquation = /^\s*(?:[=≠≥≤+]|&[lg]t;)/.test(text.slice(index + match.length));
    const isOpen =
      open === '(' ? /(?:^|[\s_＿])$/.test(before) : !/[A-Za-z0-9]$/.test(before) && !before.endsWith(shut);
    return isOpen && !isEquation;
  });
  const [only] = found;
  if (!only || found.length > 1) return undefined;
  const [start, end] = [html.slice(0, only.index), html.slice(only.index + only[0].length)];
  // “____ ( B )”: the line is the same gap.
  if (gapCount(`${start.replace(/[_＿]+\s*$/, '')}${end}`) > 0) return undefined;
  return { text: only[2] ?? '', title: `${start}${only[1] ?? ''}　${only[3] ?? ''}${end}` };
}

import { lettersOf } from '#runtime/core/answer/truths.ts';
import { parseAnswers } from '#runtime/core/answer/written.ts';
import type { AnswerKey } from '#runtime/core/answer/keys.ts';
import { withoutFormulas } from './lines.ts';

/**
 * Which options an answer names by their letters, each alone or with its text: `B`、`A、C`、`B. 乙`、`B（乙）`. Undefined
 * where it says anything else, or names an option that is not there.
 */
export function rightOf({ answer, texts }: { answer: string; texts: readonly string[] }): number[] | undefined {
  const indexes = (letters: readonly string[]): number[] | undefined => {
    const found = [...new Set(letters.map((letter) => letter.charCodeAt(0) - 65))];
    return found.length > 0 && found.every((index) => index >= 0 && index < texts.length) ? found : undefined;
  };
  const said = plain(answer).replace(/^\(([^()]*)\)$/, '$1');
  return indexes(lettersOf(said.replace(/[.。]$/, ''))) ?? indexes(namedIn({ answer: said, texts }));
}

function namedIn({ answer, texts }: { answer: string; texts: readonly string[] }): string[] {
  const letters: string[] = [];
  let rest = answer;
  while (rest !== '') {
    const [found, letter = ''] = /^([A-Z])(?:[.、:)(]| (?=\S))\s*/.exec(rest) ?? /^([A-Z])$/.exec(rest) ?? [];
    if (found === undefined) return [];
    rest = rest.slice(found.length);
    const text = plain(texts[letter.charCodeAt(0) - 65] ?? '');
    if (text !== '' && rest.startsWith(text)) rest = rest.slice(text.length);
    // “A、C”, and “A. 丙” where A is another
    else if (!/^(?:[A-Z]|$)/.test(rest)) return [];
    if (found.includes('(') && rest.startsWith(')')) rest = rest.slice(1);
    const [between = ''] = /^[\s,、;.。/|]*/.exec(rest) ?? [];
    if (between === '' && rest !== '' && !/[.、:)(]\s*$/.test(found)) return [];
    rest = rest.slice(between.length);
    letters.push(letter);
  }
  return letters;
}

function plain(text: string): string {
  return text.normalize('NFKC').replace(/\s+/g, ' ').trim();
}

/**
 * The keys of blanks as people write them, also numbered: `1. 北京 2. 长江`. Undefined where they are not as many as
 * the gaps (0: nobody knows how many).
 */
export function blanksOf({ text, gaps }: { text: string; gaps: number }): AnswerKey[] | undefined {
  const parsed = parseAnswers({ type: 'blank', text: numberedIn({ text, gaps })?.join('\n') ?? text });
  return 'value' in parsed && (gaps === 0 || parsed.value.length === gaps) ? parsed.value : undefined;
}

const number = /(^|[\s;；,，])(?:[(（]?(\d{1,2})(?:[)）.．](?!\d)|、(?!\s*\d))|([①-⑳]))\s*/g;

/** What stands behind each number, where these go from 1 on, one for each gap and at least two. */
function numberedIn({ text, gaps }: { text: string; gaps: number }): string[] | undefined {
  const marks = [...withoutFormulas(text).matchAll(number)];
  const isSeries =
    marks[0]?.index === 0 &&
    marks.length > 1 &&
    (gaps === 0 || marks.length === gaps) &&
    marks.every(({ 2: digits, 3: circled = '①' }, index) =>
      digits === undefined ? circled.charCodeAt(0) - 0x2460 === index : Number(digits) === index + 1,
    );
  return isSeries
    ? marks.map((mark, index) => text.slice(mark.index + mark[0].length, marks[index + 1]?.index).trim())
    : undefined;
}

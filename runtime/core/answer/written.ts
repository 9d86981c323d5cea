import { writeNumber } from './decimal.ts';
import type { AnswerKey } from './keys.ts';

/** How answers stand in a cell: one text, or blanks with their alternatives. */
export const answersNote =
  '填空题每空一行，或用“；”隔开；同一空的几种写法用“|”隔开；数值允许的误差写在最后，如 3.14[±0.01]；公式 $$…$$ 中的不算。答案里本来就有这些符号时，在前面加“\\”，如 a\\|b、甲\\；乙，换行前也一样。简答题和论述题写一段文字，原样保留，几种写法之间单独用一行“|”隔开';

type ParsedAnswers = { value: AnswerKey[] } | { problem: string };

/**
 * The keys of a question from its cell. Short and long questions have one, the text of the cell as it is; between its
 * alternatives is a line of `|` alone. Blanks stand a line each where there are lines, else between semicolons of either
 * width; alternatives between `|`; a tolerance as `[±n]` at the end. A backslash takes the sign after it literally, and
 * so does a formula with what is in it.
 */
export function parseAnswers({ type, text }: { type: string; text: string }): ParsedAnswers {
  if (text.trim() === '') return { value: [] };
  if (type !== 'blank')
    return { value: [{ anyOf: text.split(loneBar).map((part) => part.replace(literalBar, '$1')) }] };
  const tokens = tokensOf(text);
  const isByLine = tokens.some(({ kind }) => kind === 'line');
  const blanks = splitAt(tokens, ({ kind }) => kind === (isByLine ? 'line' : 'semicolon'));
  while (blanks.length > 1 && isEmpty(blanks[blanks.length - 1] ?? [])) blanks.pop();
  const value: AnswerKey[] = [];
  for (const [index, blank] of blanks.entries()) {
    if (isEmpty(blank)) return { problem: `第 ${index + 1} 空没有答案` };
    const key = keyOf(blank);
    if (key.anyOf.some((alternative) => alternative.trim() === ''))
      return { problem: `第 ${index + 1} 空有一种写法是空的；答案中本来就有的“|”请写成“\\|”` };
    value.push(key);
  }
  return { value };
}

/** The cell of a question's keys, such that parseAnswers gives them back. */
export function formatAnswers({ type, keys }: { type: string; keys: readonly AnswerKey[] }): string {
  if (type !== 'blank')
    return keys.flatMap(({ anyOf }) => anyOf.map((text) => text.replace(barLine, '\\$1'))).join('\n|\n');
  return keys
    .map(
      ({ anyOf, tolerance }) =>
        anyOf.map(escaped).join('|') + (typeof tolerance === 'number' ? `[±${writeNumber(tolerance)}]` : ''),
    )
    .join('\n');
}

/** Between the alternatives of a short answer: a line of nothing but a bar. One that is meant has a backslash before it. */
const loneBar = /\n\|\n/;
const barLine = /^(\\*\|)$/gm;
const literalBar = /^\\(\\*\|)$/gm;

interface Token {
  kind: 'text' | 'line' | 'semicolon' | 'bar' | 'tolerance';
  text: string;
}

const pattern =
  /(?<escape>\\(?:\n|[\\|;；$[]))|(?<text>\$\$[^$]+\$\$|[^\\|;；$[\n]+)|(?<tolerance>\[±\d+(?:\.\d+)?\])|(?<line>\n)|(?<semicolon>[;；])|(?<bar>\|)|(?<other>[^])/gu;

function tokensOf(text: string): Token[] {
  return [...text.matchAll(pattern)].map(({ 0: whole, groups = {} }) => {
    if (groups['escape'] !== undefined) return { kind: 'text', text: whole.slice(1) };
    return {
      kind: (['tolerance', 'line', 'semicolon', 'bar'] as const).find((name) => groups[name] !== undefined) ?? 'text',
      text: whole,
    };
  });
}

function keyOf(tokens: readonly Token[]): AnswerKey {
  const last = tokens[tokens.length - 1];
  const isTolerated = last?.kind === 'tolerance';
  const anyOf = splitAt(isTolerated ? tokens.slice(0, -1) : tokens, ({ kind }) => kind === 'bar').map((part) =>
    part.map(({ text }) => text).join(''),
  );
  return { anyOf, ...(isTolerated && { tolerance: Number(last.text.slice(2, -1)) }) };
}

function splitAt(tokens: readonly Token[], isSeparator: (token: Token) => boolean): Token[][] {
  const parts: Token[][] = [[]];
  for (const token of tokens) {
    if (isSeparator(token)) parts.push([]);
    else parts[parts.length - 1]?.push(token);
  }
  return parts;
}

function isEmpty(tokens: readonly Token[]): boolean {
  return tokens.every(({ text }) => text.trim() === '');
}

/** A text with its separators, lone dollar signs and what looks like a tolerance made literal; a formula stays as it is. */
function escaped(text: string): string {
  return text
    .split(/(\$\$[^$]+\$\$)/u)
    .map((part, index) => (index % 2 === 1 ? part : part.replace(/\\(?=\n|[\\|;；$[]|$)|\n|[|;；$]|\[(?=±)/gu, '\\$&')))
    .join('');
}

import type { Block } from './block.ts';
import { headingOf } from './headings.ts';
import { numberOf, type LineNumber } from './numbers.ts';
import { unnumbered } from './unnumbered.ts';
import { isAnswered, isMarked } from './lineMarks.ts';

/** A text as the questions in it: by their numbers; where these are missing by blank lines and by where answers end. */
export function blocksOf(lines: readonly string[]): Block[] {
  const blocks: Block[] = [];
  let section = sectionOf('');
  for (const [index, line] of lines.entries()) {
    const kind = headingOf(line) ?? (isTitle({ lines, index }) ? '' : undefined);
    if (kind !== undefined) {
      section = sectionOf(kind);
      continue;
    }
    if (isAnswerList({ lines, index, section })) {
      blocks.push({ start: index, lines: lines.slice(index), kind: '', role: 'answers', isNumbered: false });
      break;
    }
    const number = numberOf(line);
    if (number && isStart({ number, section, lines, index })) {
      const { kind } = section;
      const open = begin({ start: index, line: line.slice(number.length), kind, isNumbered: true });
      section = { kind, style: number.style, last: number.value, inner: 0, open };
      blocks.push(open);
    } else if (section.open) section.open.lines.push(line);
    else if (line.trim() !== '') {
      section.open = begin({ start: index, line, kind: section.kind, isNumbered: false });
      blocks.push(section.open);
    }
    if (firstOfAnswer.test(line)) section.inner = 1;
  }
  const isCounted = blocks.some(({ isNumbered }) => isNumbered);
  return blocks.flatMap((block): Block[] => {
    trimEnd(block.lines);
    if (block.role === 'answers') return [block];
    if (isCounted && !block.isNumbered && !isMarked(block.lines)) return [{ ...block, role: 'before' }];
    // A question with a number may be followed by some that have none, behind a blank line.
    return unnumbered(block, { isGapped: block.isNumbered });
  });
}

interface Section {
  kind: string;
  /** How its questions are counted, the number of the last one, and that of a list within it (0: none). */
  style?: LineNumber['style'];
  last: number;
  inner: number;
  open?: Block;
}

function sectionOf(kind: string): Section {
  return { kind, last: 0, inner: 0 };
}

function begin({ line, ...place }: Pick<Block, 'start' | 'kind' | 'isNumbered'> & { line: string }): Block {
  return { ...place, lines: [line], role: 'question' };
}

function trimEnd(lines: string[]): void {
  while (lines.length > 1 && lines[lines.length - 1]?.trim() === '') lines.pop();
}

/** `答案：1. 北京`: the next number is of the same list. */
const firstOfAnswer = /(?:答案|解析|详解|分析)\s*[】\])）]?\s*[：:]?\s*[(（]?1\s*[.．、)）]/;

/** Whether a number begins a question, and not an entry of a list within one; counts the latter along. */
function isStart({
  number: { style, value, isLoose },
  section,
  lines,
  index,
}: {
  number: LineNumber;
  section: Section;
  lines: readonly string[];
  index: number;
}): boolean {
  const { open } = section;
  const hasOwn = (): boolean => isMarked(untilNext({ lines, index, style }));
  if (!open) return !isLoose || hasOwn();
  if (section.style === undefined) return !isAnswered(open.lines) && (hasOwn() || (value === 1 && !isLoose));
  if (style !== section.style) return false;
  if (value === section.inner + 1 && section.inner > 0 && !hasOwn()) {
    section.inner = value;
    return false;
  }
  if (value === section.last + 1) return !isLoose || hasOwn();
  if (isMarked(open.lines) && hasOwn() && !isLoose) return true;
  if (value === 1) section.inner = 1;
  return false;
}

/** The line, and those behind it up to the next with a number of the same style or a heading. */
function untilNext({
  lines,
  index,
  style,
}: {
  lines: readonly string[];
  index: number;
  style: LineNumber['style'];
}): string[] {
  const length = lines
    .slice(index + 1)
    .findIndex((line) => headingOf(line) !== undefined || numberOf(line)?.style === style);
  return lines.slice(index, length < 0 ? undefined : index + 1 + length);
}

/** `二、阅读理解`, with questions that are counted otherwise right below. */
function isTitle({ lines, index }: { lines: readonly string[]; index: number }): boolean {
  const style = numberOf(lines[index] ?? '')?.style;
  if (style !== 'han' && style !== 'hanRound') return false;
  const next = numberOf(lines.slice(index + 1).find((line) => line.trim() !== '') ?? '');
  return next !== undefined && next.value === 1 && next.style !== style && next.style !== 'round';
}

const answersAlone =
  /^\s*(?:[一二三四五六七八九十]{1,3}\s*[、.．])?\s*[【[]?(?:参考|标准|正确)?答案(?:[与及和]?(?:解析|详解))?[】\]]?\s*[：:]?\s*$/;

/** Whether the answers of all questions begin here: below a line of 参考答案 they are counted up to the last question. */
function isAnswerList({
  lines,
  index,
  section: { last },
}: {
  lines: readonly string[];
  index: number;
  section: Section;
}): boolean {
  if (!answersAlone.test(lines[index] ?? '')) return false;
  const rest = lines.slice(index + 1);
  const first = rest.find((line) => line.trim() !== '') ?? '';
  if (headingOf(first) !== undefined) return true;
  return (
    last > 1 &&
    /^\s*[(（]?1\s*(?:[.．、)）:：\s]|[-~—～－])/.test(first) &&
    new RegExp(`(?:^|[\\s;；,，、\\-~—～－(（A-H√×])${last}\\s*(?:[.．、)）:：]|\\s)`, 'm').test(rest.join('\n'))
  );
}

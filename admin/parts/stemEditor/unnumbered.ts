import type { Block } from './block.ts';
import { isAnswered, isEnd, isJudged, isMarked, isOption } from './lineMarks.ts';

/**
 * The questions of a block that have no numbers: one ends where its answer stands and a stem follows. `isGapped`: only
 * behind a blank line.
 */
export function unnumbered(block: Block, { isGapped }: { isGapped: boolean }): Block[] {
  const starts = [0];
  const { lines } = block;
  for (let index = 1; index < lines.length; index++) {
    const from = starts[starts.length - 1] ?? 0;
    if (isNext({ lines, from, index, isGapped })) starts.push(index);
  }
  return starts.map((from, place) => {
    const own = lines.slice(from, starts[place + 1]);
    while (own.length > 1 && own[own.length - 1]?.trim() === '') own.pop();
    return { ...block, start: block.start + from, lines: own };
  });
}

/** Whether another question begins at a line. */
function isNext({
  lines,
  from,
  index,
  isGapped,
}: {
  lines: readonly string[];
  from: number;
  index: number;
  isGapped: boolean;
}): boolean {
  const line = lines[index] ?? '';
  const before = lines.slice(from, index);
  if (line.trim() === '' || isEnd(line) || isOption(line) || !isAnswered(before)) return false;
  const last = before[before.length - 1] ?? '';
  const isBehindGap = last.trim() === '';
  const length = stemLength({ lines, index });
  if (length === undefined) return false;
  if (isBehindGap) return true;
  // Of several lines nobody knows which are the analysis before and which the stem.
  return !isGapped && (isEnd(last) || isJudged(last)) && length === 1;
}

/** How many lines a stem has that begins here, up to its options or answer; undefined where none follows. */
function stemLength({ lines, index }: { lines: readonly string[]; index: number }): number | undefined {
  let length = 0;
  for (const line of lines.slice(index)) {
    if (line.trim() === '') continue;
    if (isOption(line) || /^\s*[【[(（]?\s*(?:参考|正确|标准)?答案/.test(line)) return length;
    if (isEnd(line)) return undefined;
    length += 1;
    if (isMarked([line])) return length;
  }
  return undefined;
}

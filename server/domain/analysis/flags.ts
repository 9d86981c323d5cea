import { fewestJudged } from '#runtime/core/fewestJudged.ts';
import type { QuestionFigures } from './figures.ts';

/** What is conspicuous about a question, by the codes of the dictionary `itemFlag`, the worst first (rule SC33). */
export type Flag = 'negative' | 'rival' | 'weak' | 'hard' | 'easy';

const hardBelow = 0.2;
const easyAbove = 0.95;
const weakBelow = 0.2;

/** @param keys the right options, counted from 1 */
export function flagsOf({
  figures: { count, facility, discrimination, choices },
  keys,
}: {
  figures: QuestionFigures;
  keys: readonly number[];
}): Flag[] {
  if (count < fewestJudged) return [];
  const isNegative = discrimination !== null && discrimination < 0;
  const isEasy = facility > easyAbove;
  const found: Record<Flag, boolean> = {
    negative: isNegative,
    rival: hasRival({ choices, keys }),
    // What nearly all or nearly nobody knows tells people apart but little, and is told as such.
    weak: !isNegative && !isEasy && facility >= hardBelow && discrimination !== null && discrimination < weakBelow,
    hard: facility < hardBelow,
    easy: isEasy,
  };
  return (Object.keys(found) as Flag[]).filter((flag) => found[flag]);
}

/** Whether the best chose a wrong option more often than each right one, as where the key is wrong. */
function hasRival({ choices, keys }: Pick<QuestionFigures, 'choices'> & { keys: readonly number[] }): boolean {
  if (keys.length === 0) return false;
  const shares = choices.map(({ upper }) => upper);
  const right = Math.max(...keys.map((key) => shares[key - 1] ?? 0));
  return shares.some((share, at) => share > right && !keys.includes(at + 1));
}

import { setImmediate as breathe } from 'node:timers/promises';

/** How much of two texts has to be the same: a changed word of a short question leaves this much. */
const least = 0.7;

export interface Alike {
  id: string;
  other: string;
  /** From 0 to 1. */
  share: number;
}

/** Milliseconds that others of the process wait at most. */
const mostAtOnce = 5;

/** Texts, by the pairs of characters in them, that have nearly all of these in common; the most alike first. */
export async function alikeOf(texts: readonly { id: string; pairs: readonly string[] }[]): Promise<Alike[]> {
  const numbers = new Map<string, number>();
  const numbered: { id: string; pairs: Uint32Array }[] = [];
  const alike: Alike[] = [];
  let since = performance.now();
  for (const { id, pairs: words } of texts) {
    const pairs = Uint32Array.from(words, (pair) => numberOf({ numbers, pair })).sort();
    for (const { id: before, pairs: others } of numbered) {
      const size = pairs.length + others.length;
      // What the shorter one has is the most that can be the same.
      if (size === 0 || 2 * Math.min(pairs.length, others.length) < least * size) continue;
      const share = (2 * commonOf(pairs, others)) / size;
      if (share >= least) alike.push({ id: before, other: id, share });
    }
    numbered.push({ id, pairs });
    if (performance.now() - since < mostAtOnce) continue;
    await breathe();
    since = performance.now();
  }
  return alike.sort((a, b) => b.share - a.share);
}

/** The same number for the same pair: numbers are compared quickly. */
function numberOf({ numbers, pair }: { numbers: Map<string, number>; pair: string }): number {
  const known = numbers.get(pair) ?? numbers.size;
  numbers.set(pair, known);
  return known;
}

/** How many numbers stand in both lists, which are in order. */
function commonOf(one: Uint32Array, other: Uint32Array): number {
  let count = 0;
  for (let a = 0, b = 0; a < one.length && b < other.length; ) {
    const [left = 0, right = 0] = [one[a], other[b]];
    if (left === right) count += 1;
    if (left <= right) a += 1;
    if (right <= left) b += 1;
  }
  return count;
}

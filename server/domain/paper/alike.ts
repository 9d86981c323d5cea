/** How much of two texts has to be the same: a changed word of a short question leaves this much. */
const least = 0.7;

export interface Alike {
  id: string;
  other: string;
  /** From 0 to 1. */
  share: number;
}

/** Texts, by the pairs of characters in them, that have nearly all of these in common; the most alike first. */
export function alikeOf(texts: readonly { id: string; pairs: readonly string[] }[]): Alike[] {
  const numbers = new Map<string, number>();
  const numbered = texts.map(({ id, pairs }) => ({
    id,
    pairs: Uint32Array.from(pairs, (pair) => numberOf({ numbers, pair })).sort(),
  }));
  return numbered
    .flatMap(({ id, pairs }, index) =>
      numbered.slice(index + 1).flatMap((other): Alike[] => {
        const size = pairs.length + other.pairs.length;
        // What the shorter one has is the most that can be the same.
        if (2 * Math.min(pairs.length, other.pairs.length) < least * size) return [];
        const share = size === 0 ? 0 : (2 * commonOf(pairs, other.pairs)) / size;
        return share < least ? [] : [{ id, other: other.id, share }];
      }),
    )
    .sort((a, b) => b.share - a.share);
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

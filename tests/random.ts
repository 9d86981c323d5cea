/** Choices at random that are the same for the same seed. */
export interface Random {
  below(limit: number): number;
  chance(share: number): boolean;
  of<T>(choices: readonly T[]): T;
  weighted<T>(choices: readonly (readonly [number, T])[]): T;
}

/** The same numbers for the same seed (mulberry32). */
export function randomOf(seed: number): Random {
  let state = seed;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number): number => Math.floor(next() * limit);
  const of = <T>(choices: readonly T[]): T => {
    if (choices.length === 0) throw new Error('nothing to choose from');
    return choices[below(choices.length)] as T;
  };
  return {
    below,
    of,
    chance: (share) => next() < share,
    weighted: (choices) => of(choices.flatMap(([weight, choice]) => Array.from({ length: weight }, () => choice))),
  };
}

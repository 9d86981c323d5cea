import type { Random } from '#kinds/data/sample.ts';

/** A generator that begins where the text says (mulberry32 over an FNV-1a hash). */
export function randomOf(seed: string): Random {
  let state = hash(seed);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const integer = (least: number, most: number): number => least + Math.floor(next() * (most - least + 1));
  return { next, integer, pick: (values) => values[integer(0, values.length - 1)] };
}

function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const character of text) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return value;
}

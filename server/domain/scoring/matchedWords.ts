import { folded } from '../answer/index.ts';

/** Characters between the parts of a key: stops, commas, semicolons, lines, spaces. */
const between = /[\s,，.。;；、:：!！?？()（）“”"'‘’]+/u;

/**
 * The words of a key that stand in a text, of the alternative of which most do, with how many words that has. Words are
 * what stands between punctuation; width, case and spaces do not count.
 */
export function matchedWords({ key, text }: { key: readonly string[]; text: string }): {
  matched: string[];
  count: number;
} {
  const given = folded(text).replace(/\s+/gu, '');
  const found = key.map((alternative) => {
    const words = [
      ...new Set(
        folded(alternative)
          .split(between)
          .filter((word) => word !== ''),
      ),
    ];
    return { matched: words.filter((word) => given.includes(word)), count: Math.max(1, words.length) };
  });
  return found.reduce(
    (best, each) => (each.matched.length / each.count > best.matched.length / best.count ? each : best),
    {
      matched: [],
      count: 1,
    },
  );
}

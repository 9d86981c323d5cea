import { describe, expect, it } from 'vitest';
import { bucketsOf, rightShares, statisticsOf, type Asked } from './statistics.ts';

const asked = (
  questions: Readonly<Record<string, [type: string, difficulty: string, score: number, facility?: number]>>,
) =>
  new Map<string, Asked>(
    Object.entries(questions).map(([id, [type, difficulty, score, facility = null]]) => [
      id,
      { type, difficulty, score, facility },
    ]),
  );

/** Numbers from 0 to 1 that are the same each time. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return state / 2 ** 31;
  };
}

describe('what papers have in them and in common', () => {
  it('three papers, counted by hand', async () => {
    const found = await statisticsOf({
      papers: [
        ['a', 'b', 'c'],
        ['a', 'b', 'd'],
        ['a', 'e', 'f'],
      ],
      asked: asked({
        a: ['single', '0', 2],
        b: ['single', '1', 2],
        c: ['long', '4', 6],
        d: ['long', '3', 6],
        e: ['single', '0', 2],
        f: ['long', '4', 6],
        unused: ['single', '0', 2],
      }),
    });
    expect(found).toMatchObject({
      papers: 3,
      questions: 6,
      length: { mean: 3, least: 3, most: 3 },
      score: { mean: 10, least: 10, most: 10 },
      overlap: {
        pairs: 3,
        least: 1,
        most: 2,
        buckets: [
          { from: 1, to: 1, count: 2 },
          { from: 2, to: 2, count: 1 },
        ],
      },
      kinds: [
        { type: 'single', length: 2, score: 4, questions: 3 },
        { type: 'long', length: 1, score: 6, questions: 3 },
      ],
    });
    expect(found.overlap?.mean).toBeCloseTo(4 / 3);
    expect(found.exposure).toMatchObject({
      most: 3,
      mean: 1.5,
      buckets: [
        { from: 1, to: 1, count: 4 },
        { from: 2, to: 2, count: 1 },
        { from: 3, to: 3, count: 1 },
      ],
    });
    expect(found.exposure.top.slice(0, 2)).toEqual([
      { questionId: 'a', papers: 3 },
      { questionId: 'b', papers: 2 },
    ]);
    // Each by its points: 0 × 0.2 + 1 × 0.2 + 4 × 0.6, and so on.
    expect(found.difficulty.most).toBeCloseTo(2.6);
    expect(found.difficulty.least).toBeCloseTo(2);
    const [veryEasy, , , hard, veryHard] = found.difficulties;
    expect(veryEasy).toMatchObject({ share: { least: 0.2, most: 0.4 } });
    expect(hard?.share).toEqual({ least: 0, most: 0.6, mean: expect.closeTo(0.2) });
    expect(veryHard?.share.mean).toBeCloseTo(0.4);
    expect(found.expected.most).toBeCloseTo(2 * rightShares[0] + 2 * rightShares[1] + 6 * rightShares[3]);
  });

  it('SC34: what a question brought in exams goes before what its difficulty lets expect', async () => {
    const found = await statisticsOf({
      papers: [['a', 'b']],
      asked: asked({ a: ['single', '0', 2, 0.25], b: ['single', '2', 4], c: ['single', '0', 2, 0.5] }),
    });
    expect(found).toMatchObject({ measured: 1, expected: { mean: expect.closeTo(2 * 0.25 + 4 * rightShares[2]) } });
  });

  it('the same as every pair compared by itself, for many papers', async () => {
    const next = random(7);
    const bank = Array.from({ length: 60 }, (_, n) => `q${n}`);
    const papers = Array.from({ length: 120 }, () =>
      bank
        .map((id) => ({ id, at: next() }))
        .toSorted((one, other) => one.at - other.at)
        .slice(0, 15)
        .map(({ id }) => id),
    );
    const { overlap, exposure } = await statisticsOf({
      papers,
      asked: asked(Object.fromEntries(bank.map((id, n) => [id, ['single', String(n % 5), 1]]))),
    });
    const shared = papers.flatMap((one, at) =>
      papers.slice(at + 1).map((other) => one.filter((id) => other.includes(id)).length),
    );
    expect(overlap).toMatchObject({
      pairs: shared.length,
      least: Math.min(...shared),
      most: Math.max(...shared),
      mean: expect.closeTo(shared.reduce((total, count) => total + count, 0) / shared.length),
    });
    for (const { from, to, count } of overlap?.buckets ?? [])
      expect(count).toBe(shared.filter((value) => value >= from && value <= to).length);
    for (const { questionId, papers: count } of exposure.top)
      expect(count).toBe(papers.filter((ids) => ids.includes(questionId)).length);
    expect(exposure.buckets.reduce((total, { count }) => total + count, 0)).toBe(new Set(papers.flat()).size);
  });

  it('one paper has nothing in common with another, none has nothing in it', async () => {
    const one = await statisticsOf({ papers: [['a']], asked: asked({ a: ['single', '2', 4] }) });
    expect(one).toMatchObject({ papers: 1, overlap: null, expected: { mean: expect.closeTo(2.8) } });
    expect(await statisticsOf({ papers: [], asked: new Map() })).toMatchObject({
      papers: 0,
      score: { mean: 0, least: 0, most: 0 },
      exposure: { mean: 0, most: 0, buckets: [], top: [] },
    });
  });

  it('a question of which nothing is known is an error', async () => {
    await expect(statisticsOf({ papers: [['a']], asked: new Map() })).rejects.toThrow('question a');
  });

  it('others have their turn while thousands of papers are compared', async () => {
    const bank = Array.from({ length: 100 }, (_, n) => `q${n}`);
    let turns = 0;
    const turn = setInterval(() => (turns += 1), 1);
    await statisticsOf({
      papers: Array.from({ length: 1000 }, () => bank),
      asked: asked(Object.fromEntries(bank.map((id) => [id, ['single', '1', 1]]))),
    });
    clearInterval(turn);
    expect(turns).toBeGreaterThan(0);
  });
});

describe('stretches of numbers', () => {
  it('are at most twelve, of equal width, and hold all', () => {
    const counts = Array.from({ length: 101 }, (_, number) => (number < 30 ? 0 : 1));
    const buckets = bucketsOf(counts);
    expect(buckets).toHaveLength(12);
    expect(buckets[0]).toEqual({ from: 30, to: 35, count: 6 });
    expect(buckets.at(-1)).toEqual({ from: 96, to: 100, count: 5 });
    expect(bucketsOf([])).toEqual([]);
    expect(bucketsOf([5])).toEqual([{ from: 0, to: 0, count: 5 }]);
  });
});

import { describe, expect, it } from 'vitest';
import { analysisOf, type Sheet } from './figures.ts';
import { flagsOf } from './flags.ts';

/** Ten people, four questions of 2 points and one of 10; somebody each row. */
const points = [
  [2, 2, 2, 0, 10],
  [2, 2, 2, 2, 8.5],
  [2, 2, 0, 0, 9],
  [2, 2, 2, 2, 6],
  [2, 0, 2, 0, 7],
  [2, 2, 0, 2, 4],
  [0, 2, 2, 2, 3],
  [2, 0, 0, 0, 5],
  [0, 2, 0, 2, 2],
  [0, 0, 0, 2, 1],
];
const maxima = [2, 2, 2, 2, 10];
const sheetsOf = (rows: readonly (readonly number[])[], chosen?: readonly (readonly number[])[]): Sheet[] =>
  rows.map((gained, person) => ({
    questions: gained.map((_, question) => question),
    gained,
    chosen: chosen?.[person] ?? gained.map(() => 1),
  }));
const none = maxima.map(() => 0);

describe('SC31: classical figures', () => {
  it('α, r.drop, mean and deviation are those of psych 2.2.9 in R 4.2.2: alpha(m, check.keys = FALSE)', () => {
    const found = analysisOf({ sheets: sheetsOf(points), maxima, options: none });
    expect(found).toMatchObject({ people: 10, mean: 10.55, isSamePaper: true });
    expect(found.reliability).toBeCloseTo(0.38728897716, 10);
    expect(found.deviation).toBeCloseTo(4.42499215316, 10);
    expect(found.error).toBeCloseTo(4.42499215316 * Math.sqrt(1 - 0.38728897716), 9);
    const dropped = [0.57188503207, 0.373480273607, 0.483091902483, -0.432775036723, 0.409503798165];
    for (const [question, figure] of dropped.entries())
      expect(found.questions[question]?.discrimination).toBeCloseTo(figure, 10);
    expect(found.questions.map(({ facility }) => facility)).toEqual(
      [0.7, 0.7, 0.5, 0.6, 0.555].map((share) => expect.closeTo(share, 10)),
    );
  });

  it('the best and the weakest 27 %, counted by hand: three of ten each', () => {
    // The scores are 16, 16.5, 13, 14, 11, 10, 9, 7, 6, 3: the best are the first, second and fourth, the weakest the last three.
    const found = analysisOf({ sheets: sheetsOf(points), maxima, options: none });
    expect(found.groups).toEqual({ upper: 3, lower: 3 });
    const near = (value: number) => expect.closeTo(value, 10);
    expect(found.questions.map(({ upper, lower }) => [upper, lower])).toEqual([
      [near(1), near(1 / 3)],
      [near(1), near(1 / 3)],
      [near(1), near(0)],
      [near(2 / 3), near(2 / 3)],
      [near(24.5 / 30), near(8 / 30)],
    ]);
  });

  it('who has the same score is in the same group', () => {
    const rows = [[2], [2], [2], [2], [1], [1], [0], [0], [0], [0]].map(([first = 0]) => [first, first]);
    expect(analysisOf({ sheets: sheetsOf(rows), maxima: [2, 2], options: [0, 0] }).groups).toEqual({
      upper: 4,
      lower: 4,
    });
    const alike = analysisOf({ sheets: sheetsOf([[1], [1], [1]]), maxima: [2], options: [0] });
    expect(alike).toMatchObject({ groups: { upper: 0, lower: 0 }, reliability: null });
    expect(alike.questions).toMatchObject([{ facility: 0.5, discrimination: null, upper: null, lower: null }]);
  });

  it('nobody and a single person are told as that', () => {
    expect(analysisOf({ sheets: [], maxima: [], options: [] })).toEqual({
      people: 0,
      mean: 0,
      deviation: null,
      reliability: null,
      error: null,
      isSamePaper: true,
      groups: { upper: 0, lower: 0 },
      questions: [],
    });
    expect(analysisOf({ sheets: sheetsOf([[2, 0]]), maxima: [2, 2], options: [0, 0] })).toMatchObject({
      people: 1,
      mean: 2,
      deviation: null,
      reliability: null,
      questions: [{ facility: 1 }, { facility: 0 }],
    });
  });
});

describe('SC31: papers that differ', () => {
  it('the order of questions changes nothing', () => {
    const turned = sheetsOf(points).map(({ questions, gained, chosen }, person) =>
      person % 2 === 0
        ? { questions, gained, chosen }
        : { questions: questions.toReversed(), gained: gained.toReversed(), chosen: chosen.toReversed() },
    );
    const usual = analysisOf({ sheets: sheetsOf(points), maxima, options: none });
    const found = analysisOf({ sheets: turned, maxima, options: none });
    expect(found.reliability).toBeCloseTo(usual.reliability ?? 0, 10);
    for (const [question, { discrimination }] of usual.questions.entries())
      expect(found.questions[question]?.discrimination).toBeCloseTo(discrimination ?? 0, 10);
  });

  it('somebody is compared with those who had the same questions, by hand', () => {
    // Two have the easy questions 0 and 1, two the hard ones 2 and 3, all have question 4. The means are 1.5, 1, 0.5, 0 and 1,
    // so they are 2.5, −2.5, 1.5 and −1.5 above what is usual for their papers.
    const sheets: Sheet[] = [
      { questions: [0, 1, 4], gained: [2, 2, 2], chosen: [1, 1, 1] },
      { questions: [0, 1, 4], gained: [1, 0, 0], chosen: [1, 1, 1] },
      { questions: [2, 3, 4], gained: [1, 0, 2], chosen: [1, 1, 1] },
      { questions: [2, 3, 4], gained: [0, 0, 0], chosen: [1, 1, 0] },
    ];
    const found = analysisOf({ sheets, maxima: [2, 2, 2, 2, 2], options: [0, 0, 0, 0, 0] });
    expect(found).toMatchObject({ isSamePaper: false, reliability: null, groups: { upper: 1, lower: 1 } });
    const last = found.questions[4];
    // Rests are 1.5, −1.5, 0.5, −0.5 and deviations 1, −1, 1, −1: 4 / √(4 × 5).
    expect(last).toMatchObject({ count: 4, facility: 0.5, omitted: 1, upper: 1, lower: 0 });
    expect(last?.discrimination).toBeCloseTo(4 / Math.sqrt(20), 10);
    expect(found.questions[3]).toMatchObject({ count: 2, facility: 0, discrimination: null, upper: null });
  });

  it('reliability of papers drawn of one bank is near that of all of it, shortened to their length', () => {
    const next = random(11);
    const bank = 60;
    const abilities = Array.from({ length: 2000 }, () => next() + next() + next() - 1.5);
    const whole = abilities.map((ability) => Array.from({ length: bank }, () => (next() < 0.5 + ability / 3 ? 1 : 0)));
    const ones = Array.from({ length: bank }, () => 1);
    const zeros = Array.from({ length: bank }, () => 0);
    const all = analysisOf({ sheets: sheetsOf(whole), maxima: ones, options: zeros });
    const sheets = whole.map((gained) => {
      const questions = gained.flatMap((_, question) => (next() < 0.5 ? [question] : [])).slice(0, 20);
      return { questions, gained: questions.map((question) => gained[question] ?? 0), chosen: questions.map(() => 1) };
    });
    const some = analysisOf({ sheets, maxima: ones, options: zeros });
    const alpha = all.reliability ?? 0;
    const length = sheets.reduce((total, { questions }) => total + questions.length, 0) / sheets.length / bank;
    // Spearman and Brown.
    expect(some.reliability).toBeCloseTo((length * alpha) / (1 + (length - 1) * alpha), 1);
    expect(some.isSamePaper).toBe(false);
  });
});

describe('SC33: choices and what is conspicuous', () => {
  /** Ten people choose among three options; option 1 is said to be right, the best choose option 2. */
  const chosen = [2, 2, 2, 1, 3, 1, 1, 3, 1, 1].map((option) => [1 << option, 1]);
  const rows = chosen.map(([choice = 0], person) => [choice === 2 ? 1 : 0, 2 * (10 - person)]);
  const { questions } = analysisOf({ sheets: sheetsOf(rows, chosen), maxima: [1, 20], options: [3, 0] });

  it('how often each option was chosen, by all and by the best and the weakest', () => {
    expect(questions[0]?.choices).toEqual([
      { count: 5, upper: 0, lower: expect.closeTo(2 / 3) },
      { count: 3, upper: 1, lower: 0 },
      { count: 2, upper: 0, lower: expect.closeTo(1 / 3) },
    ]);
    expect(questions[1]?.choices).toEqual([]);
  });

  it('several options at once and what was left open', () => {
    const both = [[0b110], [0b010], [0], [0b100]];
    const found = analysisOf({ sheets: sheetsOf([[1], [0], [0], [0]], both), maxima: [1], options: [2] });
    expect(found.questions[0]).toMatchObject({ omitted: 1, choices: [{ count: 2 }, { count: 2 }] });
  });

  it('a key that the best do not choose is named first', () => {
    const [figures] = questions;
    expect(figures && flagsOf({ figures, keys: [1] })).toEqual(['negative', 'rival']);
    expect(figures && flagsOf({ figures, keys: [2] })).toEqual(['negative']);
  });

  it.each([
    [0.5, 0.4, []],
    [0.5, 0.19, ['weak']],
    [0.5, 0.2, []],
    [0.5, null, []],
    [0.5, -0.01, ['negative']],
    [0.19, 0.1, ['hard']],
    [0.2, 0.1, ['weak']],
    [0.95, 0.1, ['weak']],
    [0.96, 0.1, ['easy']],
    [0.96, -0.1, ['negative', 'easy']],
  ])('facility %d with discrimination %d: %j', (facility, discrimination, flags) => {
    const figures = { count: 50, facility, discrimination, upper: null, lower: null, omitted: 0, choices: [] };
    expect(flagsOf({ figures, keys: [] })).toEqual(flags);
  });

  it.each([
    [9, []],
    [10, ['negative', 'easy']],
  ])('of %d people: %j', (count, flags) => {
    const alike = { facility: 0.96, discrimination: -0.5, upper: null, lower: null, omitted: 0, choices: [] };
    expect(flagsOf({ figures: { count, ...alike }, keys: [] })).toEqual(flags);
  });
});

/** Numbers from 0 to 1 that are the same each time. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return state / 2 ** 31;
  };
}

import { setImmediate as breathe } from 'node:timers/promises';

/** What is known of a question that stands on papers. */
export interface Asked {
  type: string;
  /** 0 very easy to 4 very hard. */
  difficulty: string;
  /** Points on the paper. */
  score: number;
  /** The share of its points that it brought in exams, 0 to 1; null where too few people had it. */
  facility: number | null;
}

/** A figure over papers: its mean, and the least and most that one paper has. */
export interface Spread {
  mean: number;
  least: number;
  most: number;
}

/** How many things have a number from `from` to `to`, both counted in. */
export interface Bucket {
  from: number;
  to: number;
  count: number;
}

export interface PaperStatistics {
  papers: number;
  /** How many different questions stand on them. */
  questions: number;
  length: Spread;
  score: Spread;
  /** The points that are reckoned with, by what questions brought in exams, else by what those of their difficulty usually do. */
  expected: Spread;
  /** How many of the questions brought enough in exams to be reckoned by that. */
  measured: number;
  /** The mean difficulty of a paper, 0 to 4, each question by its points. */
  difficulty: Spread;
  /** Of each difficulty the share of a paper's points, 0 to 1. */
  difficulties: { difficulty: string; share: Spread }[];
  /** Of each kind what a paper has on the mean, and how many different ones stand on the papers. */
  kinds: { type: string; length: number; score: number; questions: number }[];
  exposure: {
    /** Papers that a question which is used at all stands on: on the mean and at most. */
    mean: number;
    most: number;
    /** Questions by the number of papers they stand on. */
    buckets: Bucket[];
    /** Those on most papers. */
    top: { questionId: string; papers: number }[];
  };
  /** Questions that two papers have in common; null of a single paper. */
  overlap: (Spread & { pairs: number; buckets: Bucket[] }) | null;
}

/** How often a question of a difficulty, from 0 to 4, is reckoned to be answered rightly. */
export const rightShares = [0.95, 0.85, 0.7, 0.5, 0.3] as const;

/** Questions that are named, those on most papers first. */
const mostNamed = 50;
const mostBuckets = 12;
/** Steps of counting between two breaths: a few milliseconds. */
const stepsAtOnce = 1_000_000;

/**
 * What papers have in them and in common: every pair of them is compared. Others of the process have their turn meanwhile.
 * @param papers the questions of each, none twice
 * @param asked of every question on them
 */
export async function statisticsOf({
  papers,
  asked,
}: {
  papers: readonly (readonly string[])[];
  asked: ReadonlyMap<string, Asked>;
}): Promise<PaperStatistics> {
  const questions = [...asked].map(([questionId, about]) => ({ questionId, about, on: new Array<number>() }));
  const places = new Map(questions.map(({ questionId }, at) => [questionId, at]));
  const rows: number[][] = [];
  const marks: PaperMarks[] = [];
  for (const [at, ids] of papers.entries()) {
    const row = ids.map((id) => {
      const place = places.get(id);
      if (place === undefined) throw new Error(`nothing is known of question ${id}`);
      questions[place]?.on.push(at);
      return place;
    });
    rows.push(row);
    marks.push(marksOf(ids.flatMap((id) => asked.get(id) ?? [])));
    if (at % 200 === 199) await breathe();
  }
  const used = questions.filter(({ on }) => on.length > 0);
  return {
    papers: papers.length,
    questions: used.length,
    length: spreadOf(rows.map(({ length }) => length)),
    score: spreadOf(marks.map(({ score }) => score)),
    expected: spreadOf(marks.map(({ expected }) => expected)),
    measured: used.filter(({ about }) => about.facility !== null).length,
    difficulty: spreadOf(marks.map(({ difficulty }) => difficulty)),
    difficulties: rightShares.map((_share, level) => ({
      difficulty: String(level),
      share: spreadOf(marks.map(({ shares }) => shares[level] ?? 0)),
    })),
    kinds: kindsOf({ used, papers: papers.length }),
    exposure: exposureOf(used),
    overlap: papers.length < 2 ? null : await overlapOf({ rows, on: questions.map(({ on }) => on) }),
  };
}

/** A question and the papers it stands on, by their place. */
interface Used {
  questionId: string;
  about: Asked;
  on: readonly number[];
}

/** What is told of one paper. */
interface PaperMarks {
  score: number;
  expected: number;
  difficulty: number;
  shares: number[];
}

function marksOf(questions: readonly Asked[]): PaperMarks {
  const points = rightShares.map(() => 0);
  let expected = 0;
  for (const { difficulty, score, facility } of questions) {
    const level = Math.min(Math.max(Number(difficulty) || 0, 0), points.length - 1);
    points[level] = (points[level] ?? 0) + score;
    expected += score * (facility ?? rightShares[level] ?? 0);
  }
  const score = sum(points);
  const shares = points.map((part) => (score === 0 ? 0 : part / score));
  return {
    score,
    expected,
    difficulty: sum(shares.map((share, level) => share * level)),
    shares,
  };
}

function kindsOf({ used, papers }: { used: readonly Used[]; papers: number }): PaperStatistics['kinds'] {
  return [...new Set(used.map(({ about }) => about.type))].map((type) => {
    const those = used.filter(({ about }) => about.type === type);
    return {
      type,
      length: sum(those.map(({ on }) => on.length)) / papers,
      score: sum(those.map(({ on, about }) => on.length * about.score)) / papers,
      questions: those.length,
    };
  });
}

function exposureOf(used: readonly Used[]): PaperStatistics['exposure'] {
  const { mean, most } = spreadOf(used.map(({ on }) => on.length));
  const counts: number[] = [];
  for (const { on } of used) counts[on.length] = (counts[on.length] ?? 0) + 1;
  return {
    mean,
    most,
    buckets: bucketsOf(counts),
    top: used
      .toSorted((one, other) => other.on.length - one.on.length)
      .slice(0, mostNamed)
      .map(({ questionId, on }) => ({ questionId, papers: on.length })),
  };
}

/**
 * Counts by question which later papers have it too, so the work is what papers have in common and not what they have. What
 * stands on all of them is counted once.
 */
async function overlapOf({
  rows,
  on,
}: {
  rows: readonly (readonly number[])[];
  on: readonly (readonly number[])[];
}): Promise<PaperStatistics['overlap']> {
  const counts: number[] = [];
  /** Of each question how many of its papers lie before the one that is looked at, or are it. */
  const passed = new Uint32Array(on.length);
  const common = new Uint16Array(rows.length);
  const always = on.filter(({ length }) => length === rows.length).length;
  let steps = 0;
  for (const [at, row] of rows.entries()) {
    common.fill(always, at);
    for (const place of row) {
      const papers = on[place] ?? [];
      if (papers.length === rows.length) continue;
      const from = (passed[place] ?? 0) + 1;
      passed[place] = from;
      for (let i = from; i < papers.length; i += 1) {
        const other = papers[i] ?? 0;
        common[other] = (common[other] ?? 0) + 1;
      }
      steps += papers.length - from;
    }
    for (let other = at + 1; other < rows.length; other += 1) {
      const shared = common[other] ?? 0;
      counts[shared] = (counts[shared] ?? 0) + 1;
    }
    steps += rows.length - at;
    if (steps < stepsAtOnce) continue;
    steps = 0;
    await breathe();
  }
  const found = counts.flatMap((count, shared) => (count > 0 ? [{ shared, count }] : []));
  const pairs = (rows.length * (rows.length - 1)) / 2;
  return {
    pairs,
    mean: sum(found.map(({ shared, count }) => shared * count)) / pairs,
    least: found[0]?.shared ?? 0,
    most: found.at(-1)?.shared ?? 0,
    buckets: bucketsOf(counts),
  };
}

/** A few stretches of equal width, from the least number that something has to the most; `counts[number]` things have a number. */
export function bucketsOf(counts: readonly number[]): Bucket[] {
  const first = counts.findIndex((count) => count > 0);
  if (first < 0) return [];
  const last = counts.findLastIndex((count) => count > 0);
  const width = Math.ceil((last - first + 1) / mostBuckets);
  return Array.from({ length: Math.ceil((last - first + 1) / width) }, (_, i) => {
    const from = first + i * width;
    const to = Math.min(from + width - 1, last);
    return { from, to, count: sum(Array.from({ length: to - from + 1 }, (_none, j) => counts[from + j] ?? 0)) };
  });
}

function spreadOf(values: readonly number[]): Spread {
  if (values.length === 0) return { mean: 0, least: 0, most: 0 };
  let least = Number.POSITIVE_INFINITY;
  let most = Number.NEGATIVE_INFINITY;
  for (const value of values) {
    least = Math.min(least, value);
    most = Math.max(most, value);
  }
  return { mean: sum(values) / values.length, least, most };
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

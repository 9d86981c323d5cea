/** Somebody's paper as it was scored: the questions on it, in any order. */
export interface Sheet {
  /** Which questions, by their place among `maxima`. */
  questions: readonly number[];
  /** Points of each. */
  gained: readonly number[];
  /** What was answered to each, as bits: bit n says that option n was chosen, bit 0 that words were written; 0 is left open. */
  chosen: readonly number[];
}

/** How often an option was chosen; as shares of those in a group who had the question. */
export interface ChoiceFigures {
  count: number;
  upper: number;
  lower: number;
}

export interface QuestionFigures {
  /** People who had the question. */
  count: number;
  /** The mean share of its points, 0 to 1; the higher, the easier. */
  facility: number;
  /** The correlation with the points of everything else, −1 to 1; null where one of the two is the same for all. */
  discrimination: number | null;
  /** The share of points that the best and the weakest gained; null where there are no such groups. */
  upper: number | null;
  lower: number | null;
  /** People who left it open. */
  omitted: number;
  /** Of each option, as many as were asked for. */
  choices: ChoiceFigures[];
}

export interface Analysis {
  people: number;
  mean: number;
  /** Of a sample, n − 1; null of a single person. */
  deviation: number | null;
  /** Cronbach's α; null where it says nothing: fewer than two questions, or all are alike. */
  reliability: number | null;
  /** The standard error of a score, in points: the deviation times √(1 − α). */
  error: number | null;
  isSamePaper: boolean;
  /** People in the upper and in the lower group; 0 where the scores do not part them. */
  groups: { upper: number; lower: number };
  questions: QuestionFigures[];
}

/** The part of all people that is compared with its opposite (Kelley, 1939). */
const groupShare = 0.27;
/** Papers that differ tell about reliability once their questions had so many people on the mean. */
const fewestShared = 10;

/**
 * What classical test theory says of scored papers (rule SC31). Where papers differ, everybody is compared by how far
 * they are above or below what others gained of the same questions; of papers that are the same that is the score itself.
 * @param maxima the points of each question
 * @param options how many options each has
 */
export function analysisOf({
  sheets,
  maxima,
  options,
}: {
  sheets: readonly Sheet[];
  maxima: readonly number[];
  options: readonly number[];
}): Analysis {
  const means = meansOf({ sheets, questions: maxima.length });
  const above = sheets.map(({ questions, gained }) =>
    sum(gained.map((points, at) => points - (means.of[questions[at] ?? 0] ?? 0))),
  );
  const cuts = cutsOf(above);
  const tallies = maxima.map((_, question) => new Tally(options[question] ?? 0));
  for (const [person, { questions, gained, chosen }] of sheets.entries()) {
    const total = above[person] ?? 0;
    for (const [at, question] of questions.entries()) {
      const deviation = (gained[at] ?? 0) - (means.of[question] ?? 0);
      tallies[question]?.add({
        deviation,
        rest: total - deviation,
        gained: gained[at] ?? 0,
        chosen: chosen[at] ?? 0,
        isUpper: total >= cuts.upper,
        isLower: total <= cuts.lower,
      });
    }
  }
  const scores = sheets.map(({ gained }) => sum(gained));
  const mean = scores.length === 0 ? 0 : sum(scores) / scores.length;
  const deviation =
    scores.length < 2 ? null : Math.sqrt(sum(scores.map((score) => (score - mean) ** 2)) / (scores.length - 1));
  const isSamePaper = means.counts.every((count) => count === sheets.length);
  const isShared = isSamePaper || sum(means.counts) / maxima.length >= fewestShared;
  const reliability = isShared ? alphaOf({ sheets, above, squares: sum(tallies.map(({ squares }) => squares)) }) : null;
  return {
    people: sheets.length,
    mean,
    deviation,
    reliability,
    error: reliability === null || deviation === null ? null : deviation * Math.sqrt(1 - reliability),
    isSamePaper,
    groups: {
      upper: above.filter((total) => total >= cuts.upper).length,
      lower: above.filter((total) => total <= cuts.lower).length,
    },
    questions: tallies.map((tally, question) => tally.figures(maxima[question] ?? 0)),
  };
}

function meansOf({ sheets, questions }: { sheets: readonly Sheet[]; questions: number }): {
  of: number[];
  counts: number[];
} {
  const points = zeros(questions);
  const counts = zeros(questions);
  for (const sheet of sheets)
    for (const [at, question] of sheet.questions.entries()) {
      points[question] = (points[question] ?? 0) + (sheet.gained[at] ?? 0);
      counts[question] = (counts[question] ?? 0) + 1;
    }
  return { of: points.map((total, question) => total / Math.max(counts[question] ?? 0, 1)), counts };
}

/** Whoever is at or beyond them belongs to the upper or the lower group: people of the same score are never parted. */
function cutsOf(above: readonly number[]): { upper: number; lower: number } {
  const sorted = above.toSorted((one, other) => one - other);
  const size = Math.max(Math.round(sorted.length * groupShare), 1);
  const upper = (sorted.at(-size) ?? 0) - hair;
  const lower = (sorted[size - 1] ?? 0) + hair;
  return upper > lower ? { upper, lower } : { upper: Infinity, lower: -Infinity };
}

/** By so much the sums of the same points in another order may differ. */
const hair = 1e-9;

/** α by deviations: k / (k − 1) × (1 − what questions vary by themselves / what people vary as a whole). */
function alphaOf({
  sheets,
  above,
  squares,
}: {
  sheets: readonly Sheet[];
  above: readonly number[];
  squares: number;
}): number | null {
  const length = sum(sheets.map(({ questions }) => questions.length)) / sheets.length;
  const whole = sum(above.map((total) => total ** 2));
  return length > 1 && whole > hair ? (length / (length - 1)) * (1 - squares / whole) : null;
}

/** What comes together of one question, person by person. */
class Tally {
  squares = 0;
  private count = 0;
  private points = 0;
  private omitted = 0;
  private rests = 0;
  private restSquares = 0;
  private products = 0;
  private readonly upper: Group;
  private readonly lower: Group;
  private readonly chosen: number[];

  constructor(options: number) {
    this.chosen = zeros(options);
    this.upper = { count: 0, points: 0, chosen: [...this.chosen] };
    this.lower = { count: 0, points: 0, chosen: [...this.chosen] };
  }

  add({ deviation, rest, gained, chosen, isUpper, isLower }: Added): void {
    this.count += 1;
    this.points += gained;
    this.squares += deviation ** 2;
    this.rests += rest;
    this.restSquares += rest ** 2;
    this.products += deviation * rest;
    if (chosen === 0) this.omitted += 1;
    note(this.chosen, chosen);
    if (isUpper) join(this.upper, { gained, chosen });
    if (isLower) join(this.lower, { gained, chosen });
  }

  figures(maximum: number): QuestionFigures {
    const shareOf = ({ count, points }: Group) => (count === 0 || maximum === 0 ? null : points / (count * maximum));
    const restVariance = this.restSquares - this.rests ** 2 / Math.max(this.count, 1);
    return {
      count: this.count,
      facility: this.count === 0 || maximum === 0 ? 0 : this.points / (this.count * maximum),
      // Deviations of a question come to zero, so their product with rests needs no mean taken off.
      discrimination:
        this.squares > hair && restVariance > hair ? this.products / Math.sqrt(this.squares * restVariance) : null,
      upper: shareOf(this.upper),
      lower: shareOf(this.lower),
      omitted: this.omitted,
      choices: this.chosen.map((count, at) => ({
        count,
        upper: (this.upper.chosen[at] ?? 0) / Math.max(this.upper.count, 1),
        lower: (this.lower.chosen[at] ?? 0) / Math.max(this.lower.count, 1),
      })),
    };
  }
}

interface Added {
  /** Points above or below the mean of the question. */
  deviation: number;
  /** The same of everything else on the paper. */
  rest: number;
  gained: number;
  chosen: number;
  isUpper: boolean;
  isLower: boolean;
}

interface Group {
  count: number;
  points: number;
  chosen: number[];
}

function join(group: Group, { gained, chosen }: Pick<Added, 'gained' | 'chosen'>): void {
  group.count += 1;
  group.points += gained;
  note(group.chosen, chosen);
}

function note(counts: number[], chosen: number): void {
  for (let at = 0; at < counts.length; at += 1) if (chosen & (2 << at)) counts[at] = (counts[at] ?? 0) + 1;
}

function zeros(length: number): number[] {
  return Array.from({ length }, () => 0);
}

function sum(values: readonly number[]): number {
  let total = 0;
  for (const value of values) total += value;
  return total;
}

/** What a sample is chosen from. */
export interface Candidate {
  name: string;
  features: ReadonlySet<string>;
  /** About how long it takes, in whatever unit all of them have. */
  cost: number;
}

/** The candidates that are tried for all, and for what each was taken. */
export interface Sample {
  names: string[];
  /** By name, what it has that those taken before it lack. */
  adds: Record<string, string[]>;
  /** How many features there are. */
  total: number;
}

/**
 * Chooses candidates that together have every feature that any has. What has nothing that others lack is left out: the
 * sample follows what there is, and does not grow with candidates that are like others.
 */
export function sampled(candidates: readonly Candidate[]): Sample {
  const total = featuresIn(candidates).size;
  const names = withoutSpare(covering(candidates)).map(({ name }) => name);
  const seen = new Set<string>();
  const adds = names.map((name): [string, string[]] => {
    const features = candidates.find((candidate) => candidate.name === name)?.features ?? new Set();
    const added = [...features].filter((feature) => !seen.has(feature));
    for (const feature of added) seen.add(feature);
    return [name, added];
  });
  return { names: [...names].sort(), adds: Object.fromEntries(adds), total };
}

/** One after the other the one that adds most for what it costs; of equals the first by name. */
function covering(candidates: readonly Candidate[]): Candidate[] {
  const open = featuresIn(candidates);
  const chosen: Candidate[] = [];
  while (open.size > 0) {
    const [best] = candidates
      .map((candidate) => ({
        candidate,
        worth: [...candidate.features].filter((each) => open.has(each)).length / candidate.cost,
      }))
      .sort((a, b) => b.worth - a.worth || (a.candidate.name < b.candidate.name ? -1 : 1));
    if (!best) break;
    chosen.push(best.candidate);
    for (const feature of best.candidate.features) open.delete(feature);
  }
  return chosen;
}

/** What was taken early may have nothing any more that is not among those taken later; the dearest goes first. */
function withoutSpare(chosen: readonly Candidate[]): Candidate[] {
  let left = [...chosen];
  for (const candidate of [...chosen].sort((a, b) => b.cost - a.cost)) {
    const others = left.filter((each) => each !== candidate);
    const has = featuresIn(others);
    if ([...candidate.features].every((feature) => has.has(feature))) left = others;
  }
  return left;
}

function featuresIn(candidates: readonly Candidate[]): Set<string> {
  return new Set(candidates.flatMap(({ features }) => [...features]));
}

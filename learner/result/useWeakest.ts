import { useBeginRound } from '#learner/handOver/useBeginRound.ts';

/** Knowledge points that are practised together. */
const practised = 3;
/** Questions of such a round. */
const roundSize = 20;

interface Weakest {
  /** The points to practise: the first that did not go right altogether. */
  weakest: string[];
  isStarting: boolean;
  /** Begins a round on them and goes to it; where there is nothing to practise, `none` says so. */
  practise(none: string): void;
}

/** What to practise after a paper, whose knowledge points are given with the weakest first. */
export function useWeakest(certCode: string, topics: readonly { label: string; isWhole: boolean }[]): Weakest {
  const { isStarting, begin } = useBeginRound();
  const weakest = topics
    .filter(({ isWhole }) => !isWhole)
    .slice(0, practised)
    .map(({ label }) => label);
  return {
    weakest,
    isStarting,
    practise: (none) => begin({ mode: 'knowledge', certCode, knowledge: weakest, chooses: roundSize }, none),
  };
}

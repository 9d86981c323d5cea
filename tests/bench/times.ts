/** How long work takes, ms. */
export async function clocked(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

export function median(times: readonly number[]): number {
  return inOrder(times)[Math.floor(times.length / 2)] ?? 0;
}

/** The time that a share of all do not exceed, to a tenth of a millisecond; 0 where there are none. */
export function percentile(times: readonly number[], share: number): number {
  return Math.round((inOrder(times)[Math.ceil(times.length * share) - 1] ?? 0) * 10) / 10;
}

function inOrder(times: readonly number[]): number[] {
  return times.toSorted((one, other) => one - other);
}

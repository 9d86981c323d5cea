/** A number with two decimals at most: 0.30000000000000004 as 0.3. */
export function hundredths(value: number): number {
  return Math.round(value * 100) / 100;
}

/** Minutes that are usually given. */
export const usualMinutes = [5, 10, 15];
/** As many as can be given at once. */
export const mostMinutes = 240;

/** As typed: what is no number of minutes is named, not corrected. */
export type TypedMinutes = number | string | null;

/** The minutes that were typed, 0 where they are none that can be given. */
export function minutesIn(value: TypedMinutes | undefined, most = mostMinutes): number {
  const minutes = typeof value === 'number' ? value : 0;
  return Number.isInteger(minutes) && minutes >= 1 && minutes <= most ? minutes : 0;
}

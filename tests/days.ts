const dayLong = 86_400_000;
/** Shanghai is so far ahead of UTC, all the year. */
const ahead = 8 * 3_600_000;

/** The time so many days from now, as calls take it: 2026-04-11 09:00:00. */
export function daysFromNow(days: number): string {
  return new Date(Date.now() + days * dayLong + ahead).toISOString().slice(0, 19).replace('T', ' ');
}

/** The day so many days from now, in Shanghai: 2026-04-11. */
export function dayFromNow(days: number): string {
  return daysFromNow(days).slice(0, 10);
}

/** A time of day as it is stored, `08:30:00`, of how people write it: 8:30, 08:30:05, full-width signs; undefined where it is none. */
export function clockTime(text: string): string | undefined {
  const match = /^(\d{1,2}):(\d{2})(?::(\d{2}))?$/.exec(text.normalize('NFKC').trim());
  if (!match) return undefined;
  const [hour, minute, second] = [match[1], match[2], match[3] ?? 0].map(Number);
  if (hour === undefined || minute === undefined || second === undefined) return undefined;
  return hour < 24 && minute < 60 && second < 60 ? [hour, minute, second].map(twoDigits).join(':') : undefined;
}

/** The time that a share of a day is, as Excel keeps times. */
export function timeOfShare(share: number): string | undefined {
  const seconds = Math.round(share * day);
  if (!(seconds >= 0 && seconds < day)) return undefined;
  return [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60].map(twoDigits).join(':');
}

/** The share of a day that a time is. */
export function shareOfTime(time: string): number {
  const [hour = 0, minute = 0, second = 0] = time.split(':').map(Number);
  return (hour * 3600 + minute * 60 + second) / day;
}

/** Without seconds where there are none: 08:30. */
export function shownTime(time: string): string {
  return time.replace(/^(\d\d:\d\d):00$/, '$1');
}

const day = 24 * 60 * 60;

function twoDigits(number: number): string {
  return String(number).padStart(2, '0');
}

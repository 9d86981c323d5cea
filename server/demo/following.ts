/** The Monday on which the demo data is written; all its dates are meant as seen from that week. */
const written = Date.UTC(2026, 9, 12);
const week = 7 * 24 * 60 * 60 * 1000;
const dated = /^(\d{4}-\d{2}-\d{2})( \d{2}:\d{2}(:\d{2})?)?$/;
const inText = /\{(\d{4}-\d{2}-\d{2})\}/g;

/**
 * Demo data with all its dates moved by whole weeks, so that they stand to a day as they were written: what is coming is
 * always to come, and a Wednesday stays one. `{2026-10-31}` inside a text becomes a month and day in words.
 * @param now what is today
 */
export function following<Data>({ data, now }: { data: Data; now: Date }): Data {
  const by = Math.floor((now.getTime() - written) / week) * week;
  const moved = (day: string): Date => new Date(Date.parse(`${day}T00:00:00Z`) + by);
  const shifted = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(shifted);
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, shifted(each)]));
    if (typeof value !== 'string') return value;
    const [, day, time = ''] = dated.exec(value) ?? [];
    if (day !== undefined) return `${moved(day).toISOString().slice(0, 10)}${time}`;
    return value.replace(inText, (_, each: string) => {
      const to = moved(each);
      return `${to.getUTCMonth() + 1} 月 ${to.getUTCDate()} 日`;
    });
  };
  return shifted(data) as Data;
}

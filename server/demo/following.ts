import { toWireTime } from '#runtime/core/dates.ts';

/** The Monday on which the demo data is written; all its dates are meant as seen from that week. */
const written = Date.UTC(2026, 9, 12);
const week = 7 * 24 * 60 * 60 * 1000;
const dated = /^(\d{4}-\d{2}-\d{2})( \d{2}:\d{2}(:\d{2})?)?$/;
/** So long before or after the moment itself, in minutes, hours or days: `{now+20m}`. */
const fromNow = /^\{now([+-]\d+)([mhd])\}$/;
const minute = 60 * 1000;
const units: Readonly<Record<string, number>> = { m: minute, h: 60 * minute, d: 24 * 60 * minute };
const inText = /\{(\d{4}-\d{2}-\d{2})\}/g;

/**
 * Demo data with all its dates moved by whole weeks, so that they stand to a day as they were written: what is coming is
 * always to come, and a Wednesday stays one. `{2026-10-31}` inside a text becomes a month and day in words. `{now+20m}`,
 * `{now-2h}`, `{now+3d}` follow the clock instead, as whole minutes.
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
    const [, count, unit = ''] = fromNow.exec(value) ?? [];
    if (count !== undefined) {
      const wholeMinute = Math.floor(now.getTime() / minute) * minute;
      return toWireTime(new Date(wholeMinute + Number(count) * (units[unit] ?? 0)));
    }
    const [, day, time = ''] = dated.exec(value) ?? [];
    if (day !== undefined) return `${moved(day).toISOString().slice(0, 10)}${time}`;
    return value.replace(inText, (_, each: string) => {
      const to = moved(each);
      return `${to.getUTCMonth() + 1} 月 ${to.getUTCDate()} 日`;
    });
  };
  return shifted(data) as Data;
}

import { fromWire, toWireDate } from '#runtime/core/dates.ts';

const day = 86_400_000;

/** When a review comes up, in words counted from today in Shanghai: 今天, 明天, 后天, 3 天后, 2 个月后. */
export function reviewDay(due: string, now: Date = new Date()): string {
  const days = Math.round((startOf(due.slice(0, 10)) - startOf(toWireDate(now))) / day);
  if (days <= 0) return '今天';
  if (days <= 2) return days === 1 ? '明天' : '后天';
  return days < 60 ? `${days} 天后` : `${Math.round(days / 30)} 个月后`;
}

function startOf(date: string): number {
  return fromWire(date)?.getTime() ?? 0;
}

/** A day as people say it: 4 月 11 日 星期六; of another year with it. */
export function dayText(time: string): string {
  const [year = 0, month = 1, day = 1] = time.slice(0, 10).split('-').map(Number);
  const weekday = '日一二三四五六'[new Date(`${time.slice(0, 10)}T00:00:00Z`).getUTCDay()] ?? '';
  const isThisYear = year === new Date().getFullYear();
  return `${isThisYear ? '' : `${year} 年 `}${month} 月 ${day} 日 星期${weekday}`;
}

/** From when until when on its day; where it ends on another, until when that is. */
export function hoursText({ startTime, endTime }: { startTime: string; endTime: string }): string {
  const isOneDay = startTime.slice(0, 10) === endTime.slice(0, 10);
  return `${startTime.slice(11, 16)}–${isOneDay ? '' : `${dayText(endTime)} `}${endTime.slice(11, 16)}`;
}

/** The texts of reserving a session. */
export const texts = {
  title: '预约场次',
  back: '返回我的认证',
  signInFirst: '登录后预约考试场次',
  gone: '没有这门科目的登记，或考试已经结束',
  toMine: '去我的认证',
  until: (time: string): string => `预约截止 ${time}；截止以前可以更改`,
  closed: '现在不能预约：还没有开始，已经截止，或由机构安排。',
  none: '还没有可以预约的场次，机构发布后会出现在这里。',
  left: (count: number): string => `剩 ${count} 位`,
  full: '已满',
  waiting: (count: number): string => `${count} 人候补`,
  choose: '预约',
  change: '改到这场',
  wait: '候补',
  changeTitle: (time: string): string => `改到 ${time}？`,
  changeText: '原来的名额会让给别人。',
  chooseTitle: (time: string): string => `预约 ${time}？`,
  leaveQueueText: '您正在候补的场次会退出候补，排队的位置不再保留。',
  waitTitle: (time: string): string => `候补 ${time} 的场次？`,
  waitText: '有人退出或增加名额时，按候补的先后自动安排，并用站内消息告诉您。',
  reserved: '已预约',
  waited: '已进入候补',
} as const;

/** A day as people say it: 4 月 11 日 星期六. */
export function dayText(time: string): string {
  const [, month = 1, day = 1] = time.slice(0, 10).split('-').map(Number);
  const weekday = '日一二三四五六'[new Date(`${time.slice(0, 10)}T00:00:00Z`).getUTCDay()] ?? '';
  return `${month} 月 ${day} 日 星期${weekday}`;
}

/** From when until when on its day; where it ends on another, until when that is. */
export function hoursText({ startTime, endTime }: { startTime: string; endTime: string }): string {
  const isOneDay = startTime.slice(0, 10) === endTime.slice(0, 10);
  return `${startTime.slice(11, 16)}–${isOneDay ? '' : `${dayText(endTime)} `}${endTime.slice(11, 16)}`;
}

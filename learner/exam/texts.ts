/** What a learner is told of their place in a session, by its state. */
export const placementTexts: Readonly<Record<string, string>> = {
  waiting: '候补中',
  placed: '已预约',
  checkedIn: '已签到',
  sat: '已参加',
  absent: '缺考',
};

/** What a learner is told of a subject of an exam: the state, and what comes next. */
export const nextTexts = {
  assigned: '已安排',
  toReserve: '待预约',
  toAssign: '待安排',
  reserveOver: '预约已截止',
  over: '已结束',
  kept: '已通过',
  keptUntil: (day: string): string => `免考到 ${day}，这一科不用再考。`,
  sitting: '正在考试',
  sittingOn: '请尽快回到考试。',
  latestEntry: (time: string): string => `${time} 以后不能入场`,
  earliestHandIn: (time: string): string => `${time} 起可以交卷`,
  notMovedUp: '候补未成功',
  ask: '要参加考试请联系机构安排场次。',
  ahead: (count: number): string =>
    count === 0 ? '候补第 1 位，有名额时自动安排并通知您。' : `前面还有 ${count} 人候补，有名额时自动安排并通知您。`,
  askToLeave: '要退出候补请联系机构。',
  begun: '考试已经开始，候补没有成功。',
  until: (time: string): string => `${time} 以前可以更改或取消。`,
  open: (time: string): string => `请在 ${time} 以前预约场次。`,
  window: (from: string, until: string): string => `预约时间 ${from} 至 ${until}。`,
  fixed: '预约已截止，请按时参加考试；要取消请联系机构。',
  askToChange: '由机构安排；要更改请联系机构。',
  byOrganisation: '不用预约，等待机构安排场次。',
} as const;

/** Where a session is held. */
export const venueTexts = {
  online: '线上考试',
  noSite: '考点待定',
  oneOf: (count: number): string => `${count} 个考点之一，编排考场后确定`,
  seat: (number: number): string => `${number} 号座`,
} as const;

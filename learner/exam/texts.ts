/** What a learner is told of their place in a session, by its state. */
export const placementTexts: Readonly<Record<string, string>> = {
  waiting: '候补中',
  placed: '已预约',
  checkedIn: '已签到',
  sat: '已参加',
  absent: '缺考',
};

/** Where a session is held. */
export const venueTexts = {
  online: '线上考试',
  noSite: '考点待定',
  oneOf: (count: number): string => `${count} 个考点之一，编排考场后确定`,
  seat: (number: number): string => `${number} 号座`,
} as const;

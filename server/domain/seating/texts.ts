/** Why somebody has no place. */
export const reasons = {
  busy: '这段时间已有别的安排',
  noSite: '指定考点没有这个科目的考场',
  siteFull: '指定考点没有空位',
  noAccessible: '没有空的无障碍座位',
  siteAccessible: '指定考点没有空的无障碍座位',
  otherFull: '不冲突的场次名额不够',
  full: '名额不够',
} as const;

/** What is wrong where somebody sits. */
export const problems = {
  alike: '旁边有同部门的人',
  accessible: '需要无障碍座位',
  site: '不在指定考点',
  busy: '这段时间已有别的安排',
} as const;

/** Somebody whom the caller does not see. */
export const beyond = '数据范围以外的人';

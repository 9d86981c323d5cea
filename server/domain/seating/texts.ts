/** Why somebody has no place. */
export const reasons = {
  busy: '这段时间已有别的安排',
  noSite: '指定考点没有这个科目的考场',
  siteFull: '指定考点没有空位',
  noAccessible: '没有空的无障碍座位',
  siteAccessible: '指定考点没有空的无障碍座位',
  otherFull: '不冲突的场次名额不够',
  full: '名额不够',
  takenOff: '被人移出座位',
} as const;

/** What is wrong where somebody sits. */
export const problems = {
  alike: '旁边有同部门的人',
  accessible: '需要无障碍座位',
  site: '不在指定考点',
  busy: '这段时间已有别的安排',
} as const;

/** What stands against a seat becoming a place, by the name under which the database refuses it (`seatingProblem`). */
export const obstacles: Readonly<Record<string, string>> = {
  seating_apply: '报名已不是这次考试登记的',
  seating_placed: '在这个科目已有考位',
  seating_session: '场次已开考，或者不再开放',
  placement_begun: '场次已开考，或者不再开放',
  placement_room: '考场已不在场次中',
  placement_seat: '座位已停用',
  seating_taken: '座位已有人',
  placement_busy: '这段时间已有别的安排',
};

/** Somebody whom the caller does not see. */
export const beyond = '数据范围以外的人';

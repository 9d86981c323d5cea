/** The texts of an exam's room. */
export const texts = {
  title: '考试',
  signInFirst: '登录后进入考试',
  noSession: '没有找到您在这个场次的考位，它可能已取消，或者地址不完整。',
  toExams: '返回我的考试',
  wait: '等待开考',
  until: '距离开考',
  rules: [
    '到时间自动进入，不用刷新。',
    '计时以服务器为准，关闭页面后继续计时，场次结束时一起结束。',
    '每次作答自动保存，断网时保存在本机，联网后自动提交。',
  ],
  refused: '现在不能进入考试',
  again: '重试',
  done: '已交卷',
  doneText: '您已交卷。成绩公布后会通知您。',
  late: (count: number): string => `有 ${count} 题的作答在交卷前没有送达。`,
} as const;

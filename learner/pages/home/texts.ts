const states = { sitting: '正在考试', begun: '已经开考', awaited: '即将开考' } as const;

/** The texts of the centre's home page. */
export const texts = {
  slogan: '让每一份能力都被看见',
  lead: '选一个证书，从练习开始，一步步走到考试。',
  search: '搜索证书、岗位或练习题',
  practise: '开始练习',
  browse: '浏览全部证书',
  ownExam: ({
    examName,
    subjectName,
    state,
  }: {
    examName: string;
    subjectName: string;
    state: keyof typeof states;
  }): string => `${examName} ${subjectName} ${states[state]}`,
  sittingOn: '请尽快回到考试。',
  begunOn: '请尽快进入，迟了就不能入场。',
  startsAt: (time: string): string => `开考时间 ${time}，请提前进入，检查设备和网络。`,
  enterExam: '进入考试',
  backToExam: '回到考试',
  exam: (certName: string): string => `${certName} 模拟考试进行中`,
  minutesLeft: (minutes: number): string => `还剩约 ${minutes} 分钟，答案已保存，可以接着答。`,
  resume: '继续考试',
  due: (count: number): string => `${count} 道错题今天该复习了`,
  dueNote: '按遗忘规律安排，现在复习记得最牢。',
  review: '去复习',
  starting: '正在抽题',
  noneDue: '现在没有待复习的题目',
  graph: '认证图谱',
  graphMore: '全屏探索',
} as const;

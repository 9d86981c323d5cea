/** The texts of the answer details. */
export const texts = {
  title: (name: string): string => `答案与解析：${name}`,
  missing: '没有指定模拟考试',
  toMocks: '查看我的模拟考试',
  back: '模拟考试结果',
  show: '显示',
  filters: { all: '全部', wrong: '答错', open: '未作答', pending: '不判分', held: '考试中', flagged: '已标记' },
  count: ({ label, count }: { label: string; count: number }): string => `${label} ${count}`,
  none: '没有这样的题目',
  showAll: '显示全部',
  score: ({ score, total }: { score: number | null; total: number }): string => `得分 ${score ?? 0} / ${total}`,
  number: (index: number): string => `第 ${index} 题`,
  gained: ({ gained, score }: { gained: number | null; score: number }): string =>
    gained === null ? `${score} 分，不判分` : `${gained} / ${score} 分`,
  stateOf: { right: '答对', wrong: '答错', open: '未作答', pending: '不判分', held: '正在考试中' },
  inBook: '已在错题本',
  addToBook: '加入错题本',
  points: (score: number): string => `${score} 分`,
  held: '这道题正在你的另一场模拟考试中，交卷后可以查看答案与解析。',
  numberLabel: ({ index, state }: { index: number; state: string }): string => `第 ${index} 题，${state}`,
  numbers: '题号',
} as const;

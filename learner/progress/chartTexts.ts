/** What the pictures of one's progress say; they come with these. */
export const chartTexts = {
  accuracy: '每日正确率',
  accuracyNote: (count: number): string => `最近 ${count} 个练习日，每题算当天第一次作答`,
  accuracySummary: ({ count, first, last }: { count: number; first: string; last: string }): string =>
    `最近 ${count} 个练习日的正确率：第一天 ${first}，最近一天 ${last}`,
  scores: '模拟考试得分',
  scoresNote: (count: number): string => `最近 ${count} 次，按得分占总分的比例`,
  scoresSummary: ({ name, count, first, last }: { name: string; count: number; first: string; last: string }): string =>
    `${name}最近 ${count} 次模拟考试的得分比例：第一次 ${first}，最近一次 ${last}`,
  cert: '证书',
  table: '查看数据',
  day: '日期',
  answered: '答对 / 判分',
  rate: '正确率',
  time: '交卷时间',
  score: '得分',
  share: '得分比例',
} as const;

/** The texts of what pages show of certificates. */
export const texts = {
  questionCount: (count: number): string => (count >= 1000 ? '练习题 1000 道以上' : `练习题 ${count} 道`),
  examMinutes: (minutes: number): string => `考试 ${minutes} 分钟`,
  level: '等级',
  anyLevel: '全部等级',
  found: (total: number): string => `共 ${total} 个证书`,
  noCerts: (keyword: string): string => (keyword ? `没有找到与“${keyword}”有关的证书` : '还没有上架的证书'),
  ruleSum: ({ count, score }: { count: number; score: number }): string => `共 ${count} 题，满分 ${score} 分`,
  ruleEntry: ({ num, score }: { num: number; score: number }): string => `${num} 题 × ${score} 分`,
} as const;

/** The texts of what a learner is preparing for. */
export const preparingTexts = {
  title: '继续上次的练习',
  none: '还没有开始练习。',
  choose: '去选一个证书',
  progress: ({ done, total }: { done: number; total: number }): string => `已完成 ${done} / ${total} 题`,
  due: (count: number): string => `今天有 ${count} 道错题要复习`,
  wrong: (count: number): string => (count > 0 ? `错题本中有 ${count} 道题` : '没有错题'),
  go: '继续练习',
  wrongBook: '错题本',
} as const;

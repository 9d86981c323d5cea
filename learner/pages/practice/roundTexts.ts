/** The texts of a question of a round; they come with what draws it, as nobody reads them before. */
export const roundTexts = {
  held: '这道题正在考试中，结束后再练习。',
  leave: '结束练习',
  place: ({ index, total }: { index: number; total: number }): string => `第 ${index} / ${total} 题`,
  roundProgress: '本组进度',
  score: ({ right, done }: { right: number; done: number }): string => `答对 ${right} / ${done}`,
  previous: '上一题',
  skip: '跳过',
  next: '下一题',
  finish: '查看结果',
  finishReading: '看完了',
  movingOn: (seconds: number, isLast: boolean): string =>
    `回答正确，${seconds} 秒后${isLast ? '查看结果' : '进入下一题'}`,
  stay: '停在这题',
  keys: ({ letters }: { letters: string }): string => `按 ${letters} 选择，Enter 检查，← → 换题`,
  keysReading: '← → 换题',
  keysText: 'Ctrl + Enter 检查答案',
} as const;

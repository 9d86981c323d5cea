/** The texts that the wrong-answer book and the favourites share. */
export const texts = {
  cert: '证书',
  allCerts: '全部证书',
  answer: '作答',
  redo: '重做',
  fold: '收起',
  held: '正在考试中，结束后可以练习',
  total: (count: number): string => `共 ${count} 题`,
  toPractice: '去练习',
} as const;

/** The texts of a round's result. */
export const resultTexts = {
  another: '再练一组',
  cheer: {
    great: '太棒了，继续保持！',
    good: '不错，再巩固一下错题会更好。',
    more: '别灰心，看看解析，错题本会提醒您复习。',
  },
  goOn: '继续作答',
  noMore: '没有更多这样的题目了。',
  numberName: ({ index, state }: { index: number; state: string }): string => `第 ${index} 题，${state}`,
  numbers: '题目一览',
  open: '未作答',
  read: '已看',
  readCount: ({ done, total }: { done: number; total: number }): string => `已看 ${done} / ${total} 题`,
  result: '本组练习结果',
  resultReading: '本组背题',
  resultRest: ({ unknown, open }: { unknown: number; open: number }): string =>
    `另有 ${[unknown > 0 && `${unknown} 题待自评`, open > 0 && `${open} 题未作答`].filter(Boolean).join('，')}`,
  resultRing: ({ percent }: { percent: number }): string => `正确率 ${percent}%`,
  resultText: ({ right, judged }: { right: number; judged: number }): string =>
    judged > 0 ? `${judged} 题中答对 ${right} 题` : '还没有判过对错的题目',
  right: '答对',
  toSetup: '返回选题',
  toWrong: '看错题本',
  unknown: '待自评',
  unread: '未看',
  wrong: '答错',
} as const;

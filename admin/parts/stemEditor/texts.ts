/** The texts of the editor of stems. */
export const texts = {
  found: '这段文字是一道完整的试题，可以一次填好各项。学生将看到：',
  fill: '填入各项',
  filled: '各项已经填好。',
  undo: '撤销填入',
  keep: '都留在题干中',
  key: '正确答案',
  noKey: '没有认出正确答案，填入后请选择',
  answer: '参考答案',
  analysis: '解析',
  several: (count: number): string =>
    `这段文字里有 ${count} 道试题，一张表单只能填一道。可以在“粘贴试题”中核对，一次保存。`,
  severalFound: '这段文字里有几道试题',
  openSeveral: (count: number): string => `一次粘贴这 ${count} 道题`,
} as const;

/** The texts of a question, wherever it is shown. */
export const texts = {
  types: { '1': '单选题', '2': '多选题', '3': '判断题', '4': '填空题', '5': '简答题', '6': '论述题' } as Readonly<
    Record<string, string>
  >,
  otherType: '试题',
  passage: '材料',
  sound: '录音',
  fold: '收起材料',
  unfold: '展开材料',
  toQuestion: '看题目',
  blank: (place: number): string => `第 ${place} 空`,
  text: '您的答案',
  key: '正确答案',
  chosen: '您的选择',
  chosenKey: '答对了',
  missed: '正确，漏选了',
  right: '回答正确',
  wrong: '回答错误',
  unknown: '已作答，请对照参考答案',
  judge: '对照参考答案，您答对了吗？',
  iWasRight: '我答对了',
  iWasWrong: '我答错了',
  judgedRight: '您认为答对了',
  judgedWrong: '您认为答错了',
  rightAnswer: '正确答案：',
  yourAnswer: '您的答案：',
  unanswered: '未作答',
  reference: '参考答案',
  alternatives: ' 或 ',
  tolerance: (value: number): string => `（误差不超过 ${value} 都算对）`,
  severalGaps: (count: number): string => `${count} 个空的答案，依次填写`,
  code: '您的代码',
  codeHelp: '按 Tab 缩进，Shift + Tab 取消缩进；要离开输入框，先按 Esc 再按 Tab。',
  analysis: '解析',
  noAnalysis: '这道题暂无解析',
  favorite: '收藏',
  notSent: '答案没有提交成功，作答内容已保留',
  retry: '重新提交',
  check: '检查答案',
  checking: '正在检查',
  redo: '再做一次',
  nextDue: (day: string): string => `已记入错题本，下次复习：${day}`,
} as const;

/** The name of a kind by its code in reading B. */
export function typeName(questionType: string): string {
  return texts.types[questionType] ?? texts.otherType;
}

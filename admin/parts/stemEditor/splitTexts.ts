/** What is said of the questions of a text. */
export const texts = {
  noKey: '没有认出正确答案',
  oneKey: '多选题至少要有两个正确答案',
  noGap: '题干中没有空，请用 ____ 或（　）标出',
  lost: (mark: string): string => `${mark}处的内容没有带来，请改成文字、$$…$$ 公式，或保存后再插入`,
  answersTogether: '这是集中写的答案，不知道属于哪一题；请把答案移到各题下面，写成“答案：B”',
  before: '写在题目之前，不属于任何一题',
  severalAnswers: '有几个答案，看不出各题从哪里开始；请在题与题之间空一行，或写上题号',
  optionsOf: (kind: string): string => `标题写的是${kind}题，却有选项`,
  badOptions: '选项读不出来：应从 A 起按顺序各写一项，并且不是空的',
  noOptions: (kind: string): string => `标题写的是${kind}题，却没有选项`,
  nothing: '没有选项，也没有答案；请加上选项，或另起一行写“答案：”',
  gaps: (count: number): string => `题干有 ${count} 个空，答案的个数不同；每空的答案用“；”隔开`,
  unclear: '可以有几种读法，请核对题干和答案',
} as const;

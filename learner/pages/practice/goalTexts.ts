/** The texts of setting a day's goal. */
export const goalTexts = {
  goalText: '每天打算做多少题？只在这里显示进度，不会提醒。',
  goal: '每日目标',
  goalWrong: '请填写 1 至 500 的整数',
  goalAmount: '每天的题数',
  goalLeave: '不设目标',
  goalSave: '保存目标',
} as const;

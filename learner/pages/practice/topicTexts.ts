/** What choosing topics says; it comes when somebody chooses them. */
export const topicTexts = {
  topicsHint: '可以多选',
  topicMissing: '请至少选择一项',
  noTopics: '这个证书的题目还没有标注',
} as const;

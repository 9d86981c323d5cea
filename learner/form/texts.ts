/** The texts of what forms share. */
export const texts = {
  proof: '正在进行安全验证，完成后自动继续，无需操作',
  proofProgress: '安全验证进度',
  cancel: '取消',
  choose: '请选择',
  optional: (title: string): string => `${title}（选填）`,
} as const;

/** The texts of fields that send a file. */
export const texts = {
  uploading: (percent: number) => `正在上传 ${percent}%`,
  cancel: '取消上传',
  retry: '重试',
  remove: '移除',
  removeTitle: (label: string) => `移除“${label}”吗？`,
  removeMessage: '移除后需要重新上传。',
  choose: '选择文件',
  change: '更换',
  stored: '已上传的文件',
  open: (name: string) => `${name}（在新窗口打开）`,
  wrongType: (types: string) => `只能上传 ${types} 格式的文件，请换一个`,
  empty: '文件是空的，请换一个',
  tooLarge: ({ size, most }: { size: string; most: string }) => `文件有 ${size}，不能超过 ${most}，请换一个`,
  accepted: ({ types, most }: { types: string; most: string }) => `${types}，不超过 ${most}`,
} as const;

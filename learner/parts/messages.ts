/** The texts of the shared parts. */
export const messages = {
  loading: '正在加载…',
  retry: '重试',
  close: '关闭',
  confirm: '确定',
  cancel: '取消',
  failed: '加载失败',
  pages: '分页',
  previous: '上一页',
  next: '下一页',
  page: (pageNum: number): string => `第 ${pageNum} 页`,
  total: (total: number): string => `共 ${total} 条`,
} as const;

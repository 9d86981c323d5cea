/** The texts of going through a list's pages. */
export const texts = {
  pages: '分页',
  previous: '上一页',
  next: '下一页',
  page: (pageNum: number): string => `第 ${pageNum} 页`,
  total: (total: number): string => `共 ${total} 条`,
} as const;

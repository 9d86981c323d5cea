/** The texts of what the home pages of the centre and of a tenant share. */
export const texts = {
  hot: '热门证书',
  hotMore: '全部证书',
  noHot: '还没有热门证书',
  announcements: '公告',
  noAnnouncements: '暂无公告',
  top: '置顶',
  close: '关闭',
  carousel: '活动与通知',
  previous: '上一张',
  next: '下一张',
  pause: '暂停轮播',
  play: '继续轮播',
  slideOf: ({ at, count, title }: { at: number; count: number; title: string }): string =>
    `第 ${at} 张，共 ${count} 张：${title}`,
} as const;

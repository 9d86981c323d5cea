/** The texts of the shared parts. */
export const texts = {
  loading: '正在加载…',
  retry: '重试',
  former: '没有连上服务器，显示的是之前的内容，可能有变化。',
  close: '关闭',
  failed: '加载失败',
  gone: '没有找到',
  search: '搜索',
  home: '返回首页',
  signIn: '去登录',
} as const;

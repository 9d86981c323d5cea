/** The texts of the page that says that none can be shown. */
export const texts = {
  title: '暂时无法访问',
  text: '没有可以打开的页面。请返回首页，或稍后再试。',
  back: '返回上一页',
} as const;

/** Texts of the pages that say that there is no page. */
export const texts = {
  missingTitle: '页面不存在',
  missingText: '抱歉，您要找的页面不存在，可能已被移动或删除。',
  errorTitle: '暂时无法访问',
  errorText: '没有可以打开的页面。请返回首页，或稍后再试。',
  home: '返回首页',
  back: '返回上一页',
} as const;

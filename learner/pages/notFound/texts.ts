/** The texts of the page that is shown where there is none. */
export const texts = {
  title: '页面不存在',
  text: '抱歉，您要找的页面不存在，可能已被移动或删除。',
} as const;

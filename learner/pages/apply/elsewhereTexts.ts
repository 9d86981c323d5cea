/** The texts of applying at another organisation. */
export const texts = {
  elsewhere: '由另一家机构提供',
  switchFirst: (name: string): string => `这张证书由“${name}”提供。切换到那里以后报名。`,
  joinFirst: (name: string): string =>
    `这张证书由“${name}”提供。报名要先加入这家机构：它能看到您的姓名、账号和报名内容，您可以随时退出。`,
  closed: (name: string): string => `这张证书由“${name}”提供，它不接受自行加入，请联系机构。`,
  switchAndApply: '切换并报名',
  joinAndApply: '加入并报名',
  toList: '查看全部证书',
} as const;

/** The texts of the favourites. */
export const texts = {
  title: '我的收藏',
  lead: '做题时收藏的题目都在这里，可以随时再练。',
  signInFirst: '登录后查看您的收藏',
  none: '还没有收藏。做题时点一下星标，题目就会出现在这里。',
  noneOfCert: '这个证书没有收藏的题目',
  saved: (time: string): string => `收藏于 ${time}`,
  cancelled: '已取消收藏，再点一次星标可恢复',
  practise: '练习收藏的题目',
} as const;

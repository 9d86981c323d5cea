/** What is said of a deed of which nobody knows whether it was done. */
export const texts = {
  noReply: '网络不稳定，没有收到回复，可能已经办好。请看页面上现在的状态。',
} as const;

/** What the bell of the message centre says. */
export const texts = {
  open: '消息中心',
  unread: (count: number) => `消息中心，${count} 条未读`,
} as const;

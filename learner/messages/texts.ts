/** What the message centre says. */
export const texts = {
  title: '消息中心',
  empty: '暂无消息',
  sample: '示例',
  samplesShown: '消息暂时无法加载，以下为示例。',
  opens: '查看详情',
  retry: '重试',
  back: '返回列表',
  isUnread: '未读',
  from: (name: string) => `发送人：${name}`,
} as const;

/** The texts of receipts where they are downloaded. */
export const texts = {
  title: '作答回执',
  download: '下载作答回执',
  downloaded: '已下载作答回执',
  fileName: (sessionCode: string): string => `作答回执-${sessionCode}.json`,
  purpose: '作答回执是您每次作答的记录，有平台的签名：日后对作答有疑问时，可以证明它有没有被改动。',
  check: '核对作答回执',
} as const;

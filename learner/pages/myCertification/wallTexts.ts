/** The texts of the certificates that a learner has. */
export const texts = {
  none: '还没有获得证书。通过考试后，证书会挂在这里。',
  choose: '去选一个证书',
  standings: { valid: '有效', expired: '已过期', revoked: '已撤销' } as Record<string, string>,
  holder: '持证人',
  number: '证书编号',
  issued: '发证日期',
  until: '有效期至',
  forEver: '长期有效',
  revoked: (day: string, reason: string): string => `已于 ${day} 撤销。原因：${reason}`,
  verify: '核验页面',
  copy: '复制核验地址',
  copied: '已复制，发给别人就能核验',
  notCopied: '没有复制成功，请打开核验页面，复制它的地址',
  credential: '下载数字凭证',
  credentialUse: '数字凭证是带机构签名的文件：对方不用登录、不用联网，也能核对真伪。',
  fetched: '已下载',
} as const;

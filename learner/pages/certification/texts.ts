/** The texts that the pages about certificates share. */
export const texts = {
  title: '认证图谱',
  intro: '从行业到职业、岗位，一步步找到适合你的证书。',
  allCertificates: '查看全部证书',
  questionCount: (count: number): string => (count >= 1000 ? '练习题 1000 道以上' : `练习题 ${count} 道`),
  examMinutes: (minutes: number): string => `考试 ${minutes} 分钟`,
  level: '等级',
  anyLevel: '全部等级',
  search: '搜索',
  clear: '清除条件',
  found: (total: number): string => `共 ${total} 个证书`,
} as const;

/** The address of a certificate's page; with a tenant where it may be another one's. */
export function certPath({ id, tenantId }: { id: string; tenantId?: string }): string {
  return `/certification-detail?${new URLSearchParams({ id, ...(tenantId && { tenantId }) }).toString()}`;
}

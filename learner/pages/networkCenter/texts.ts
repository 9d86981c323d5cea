/** The texts of the list of certification organisations. */
export const texts = {
  title: '认证机构',
  lead: '平台上的认证机构和它们的证书。',
  search: '搜索机构名称',
  none: '没有找到这个机构',
  found: (total: number): string => `共 ${total} 个机构`,
  certificates: '查看证书',
  home: '机构主页',
  noCerts: '还没有上架的证书',
  certCount: (count: number): string => `${count} 个证书`,
} as const;

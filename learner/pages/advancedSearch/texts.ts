/** The texts of the search over every organisation. */
export const texts = {
  title: '搜索全部机构的证书',
  lead: '在平台所有机构已上架的证书中查找。',
  keyword: '证书名称、编码、简介或岗位',
  toTenant: '只在本机构中查找',
} as const;

/** The texts of the list of certificates. */
export const texts = {
  title: '全部证书',
  lead: '按行业、职业、岗位和等级筛选，条件保存在地址中，可以收藏或分享。',
  industry: '行业',
  occupation: '职业',
  position: '岗位',
  any: '全部',
  keyword: '搜索证书名称、编码或简介',
  none: '没有符合条件的证书',
  noneYet: '该机构还没有上架的证书',
  clear: '清除条件',
} as const;

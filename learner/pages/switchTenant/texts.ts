/** Texts of the choice of an organisation. */
export const texts = {
  title: '选择认证机构',
  leadMine: '选择后，练习、考试与证书都属于所选机构。',
  leadAll: '未登录时也可以浏览任一机构的证书；练习和考试需要登录。',
  search: '按名称查找机构',
  find: '查找',
  none: '没有找到这样的机构',
  noneMine: '您还没有加入任何机构，请联系机构管理员',
  current: '当前机构',
} as const;

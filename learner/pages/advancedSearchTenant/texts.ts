/** The texts of the search within one organisation. */
export const texts = {
  title: '搜索本机构',
  lead: '查找本机构的证书；登录后还可以按题干查找练习题。',
  keyword: '证书名称、岗位或题干中的词',
  certs: '证书',
  questions: '练习题',
  kinds: '查找范围',
  count: (total: number): string => (total >= 500 ? '500+' : String(total)),
  noQuestions: (keyword: string): string => `没有找到题干中含有“${keyword}”的练习题`,
  typeFirst: '请输入要在题干中查找的词',
  signInFirst: '登录后可以按题干查找本机构的练习题',
  toPlatform: '在全部机构中查找',
  practise: '练习这个证书',
  certOf: (name: string): string => `证书：${name}`,
  foundQuestions: (total: number): string =>
    total >= 500 ? '找到 500 道以上的练习题，列出其中 500 道' : `找到 ${total} 道练习题`,
} as const;

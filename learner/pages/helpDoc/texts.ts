/** Texts around the guides. */
export const texts = {
  title: '帮助中心',
  lead: '先选择您的身份，再看对应的指南。',
  student: '学员指南',
  studentText: '登录、练习、模拟考试、查看证书，以及对设备的要求。',
  management: '管理员手册',
  managementText: '每个管理页面怎么用，要留意什么，做错了怎么办。',
  contents: '目录',
  search: '在手册中查找',
  found: (count: number) => `找到 ${count} 处`,
  nothingFound: '没有找到，换个词试试。',
  notes: '请留意',
  ways: '上一页和下一页',
  before: (title: string) => `上一页：${title}`,
  after: (title: string) => `下一页：${title}`,
  enlarge: (says: string) => `看大图：${says}`,
  phone: (phone: string) => `没有找到答案？请拨打服务电话 ${phone}。`,
} as const;

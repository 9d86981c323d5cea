/** Texts around the guides. */
export const texts = {
  title: '帮助中心',
  lead: '先选择您的身份，再看对应的指南。',
  student: '学员指南',
  studentText: '登录、练习、模拟考试、查看证书，以及对设备的要求。',
  management: '管理员手册',
  managementText: '数据概览、基础管理、证书管理、考试管理与发证。',
  contents: '目录',
  phone: (phone: string) => `没有找到答案？请拨打服务电话 ${phone}。`,
} as const;

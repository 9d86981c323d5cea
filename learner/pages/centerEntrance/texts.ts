/** Texts of the entrance. */
export const texts = {
  title: '教育认证平台',
  lead: '让每一份能力都被看见',
  enter: '进入认证中心',
  signIn: '登录后进入',
  look: '先看看',
  practice: '练习',
  practiceText: '按证书和题型随时练，错题自动记录。',
  mock: '模拟考试',
  mockText: '按真实规则组卷，交卷后立即看解析。',
  certs: '证书',
  certsText: '了解每个证书认证什么、怎么考。',
} as const;

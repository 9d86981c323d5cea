/** The texts of the certification home. */
export const texts = {
  title: '认证图谱',
  intro: '从行业到职业、岗位，一步步找到适合您的证书。',
  allCertificates: '查看全部证书',
} as const;

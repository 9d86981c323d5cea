/** The texts of a tenant's home page. */
export const texts = {
  phone: (phone: string): string => `服务电话：${phone}`,
  about: '机构介绍',
} as const;

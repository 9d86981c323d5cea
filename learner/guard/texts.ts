/** What the guard says. */
export const texts = {
  entryFailed: '登录凭证无效或已过期，请重新登录',
  otherTenant: (tenantName: string) => `无法进入指定的机构，当前机构为 ${tenantName}`,
} as const;

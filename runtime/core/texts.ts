/**
 * Every text the client's core shows by itself. Texts of screens come from the catalogue; texts of the shell stand in
 * `admin/texts.ts`. Another language is another table of this shape.
 */
export const texts = {
  systemError: '系统异常，请稍后再试',
  credentials: '账号或密码错误',
  network: '网络连接失败，请检查网络后重试',
  timeout: '请求超时，请稍后重试',
  unavailable: '服务暂时不可用，请稍后再试',
  tooLarge: '文件太大，请压缩后再上传',
  tooMany: '操作太频繁，请稍后再试',
  denied: '您没有权限进行此操作',
  missing: '内容不存在或已被删除',
  conflict: '内容已被他人修改，请刷新后再试',
  invalid: '提交的内容有误，请检查后再试',
  aborted: '已取消',
  noCookies: '浏览器没有接受 Cookie，无法保持登录，允许后再登录',
  proofFailed: '安全验证没有完成，请重试，或换一个浏览器',
  chunk: '页面资源加载失败，可能是网络不稳定或系统已更新',
  expiredTitle: '提示',
  expired: '您的登录信息已失效，请重新登录！',
  expiredConfirm: '重新登录',
  otherAccount: '使用其他账号登录',
  otherUser: ({ here, there }: { here: string; there: string }) =>
    `这个浏览器已改用「${there}」的账号登录，刚才的操作没有执行。本页属于「${here}」，请重新登录后继续。`,
  goOnAs: (name: string) => `以「${name}」的身份打开本页`,
  otherTenantTitle: '登录已切换到其他机构',
  otherTenant: ({ here, there }: { here: string; there: string }) =>
    `本页属于「${here}」，而您已在其他标签页切换到「${there}」。刚才的操作没有执行，填写的内容仍在本页。`,
  stayInTenant: (name: string) => `回到「${name}」继续`,
  goToTenant: (name: string) => `进入「${name}」`,
  noTenant: '未选择机构',
  entryRefused: (here: string) => `链接中的登录凭证无效或已过期，仍以「${here}」登录`,
  otherEntry: ({ here, there }: { here: string; there: string }) => ({
    title: '换一个账号登录？',
    message: `这个链接要用「${there}」打开，这个浏览器现在登录的是「${here}」。换过去后，「${here}」没有保存的内容会丢失。`,
    confirmText: '换过去',
    cancelText: '不换',
  }),
  tenantLost: (name: string) => `无法回到「${name}」，您可能已不是该机构的成员`,
  loggedOut: '退出成功',
} as const;

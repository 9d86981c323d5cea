/**
 * Every text the client's core shows by itself. Texts of screens come from the catalogue; texts of the shell stand in
 * `admin/messages.ts`. Another language is another table of this shape.
 */
export const messages = {
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
  chunk: '页面资源加载失败，可能是网络不稳定或系统已更新',
  expiredTitle: '提示',
  expired: '您的登录信息已失效,请重新登录!',
  expiredConfirm: '重新登录',
  loggedOut: '退出成功',
} as const;

/** The texts of the log-in page. */
export const texts = {
  slogan: '让每一份能力都被看见',
  sloganHelp: '练习、模拟考试、认证，一处完成',
  tenantTitle: '选择认证机构',
  tenantHelp: '您属于多个机构，请选择要进入的机构。',
  tenantSearch: '按名称查找机构',
  tenantNone: '没有找到这样的机构',
  tenantBack: '换个账号登录',
  firstTitle: '请设置新密码',
  firstHelp: '当前密码由管理员设置，修改后即可继续。',
  newPassword: '新密码',
  newLength: '8 至 64 个字符',
  repeated: '再次输入新密码',
  different: '两次输入的新密码不一致',
  firstSubmit: '保存并继续',
} as const;

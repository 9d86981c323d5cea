/** The texts of the log-in form. */
export const texts = {
  title: '登录',
  account: '账号',
  password: '密码',
  showPassword: '显示密码',
  show: '显示',
  hide: '隐藏',
  needAccount: '请输入账号',
  needPassword: '请输入密码',
  submit: '登录',
  busy: '正在登录…',
  again: '重新登录并继续',
  demoTitle: '演示账号',
  demoStudent: '学生',
  demoTeacher: '教师',
  demoAdmin: '机构管理员',
} as const;

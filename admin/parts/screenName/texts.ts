export const texts = {
  of: {
    list: (menu: string) => `${menu} · 列表`,
    form: (menu: string) => `${menu} · 表单`,
    detail: (menu: string) => `${menu} · 详情`,
  },
  gone: (name: string) => `${name}（现在的版本中没有这个页面）`,
};

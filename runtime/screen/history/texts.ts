/** Words about former versions of a record. */
export const texts = {
  takeFormer: '填入这一版',
  takeVersion: (version: number) => `填入这一版（第 ${version} 版）`,
  takeReplaces: (version: number) => `填入第 ${version} 版？`,
  takeReplacesHelp: '表单里还没有保存的内容，凡是那一版之后改过的字段，都换成那一版的。',
  formerTaken: (version: number) => `已填入第 ${version} 版的内容，核对后保存才生效`,
  formerSame: (version: number) => `第 ${version} 版和现在的内容一样`,
  formerLeft: (titles: string) => `没有填入：${titles}`,
};

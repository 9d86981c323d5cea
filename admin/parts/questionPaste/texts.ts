/** The texts of pasting several questions. */
export const texts = {
  title: '粘贴试题',
  hint: '把多道试题粘贴到下面，或选择 Word 文件（.docx），也可以把文件拖进来。各题写上题号，或在题与题之间空一行；答案写在题后（答案：B）或题干的括号里；“一、单选题”这样的标题说明下面各题的题型。',
  source: '试题文字',
  sample:
    '一、单选题\n1. 最小的质数是（　）\nA. 1\nB. 2\nC. 3\n答案：B\n解析：1 不是质数。\n\n二、判断题\n2. 地球是圆的。（√）\n\n三、填空题\n3. 首都是____，最长的河是____。\n答案：北京；长江',
  word: '选择 Word 文件',
  wordReading: '正在读取',
  wordBad: (name: string): string =>
    /\.doc$/i.test(name)
      ? `“${name}”是旧格式，请在 Word 中另存为 .docx 再选择`
      : `“${name}”读不出来，请选择 .docx 文件`,
  wordEmpty: (name: string): string => `“${name}”中没有文字`,
  wordRead: (name: string): string => `已读入“${name}”`,
  lost: ({ pictures, formulas }: { pictures: number; formulas: number }): string =>
    [pictures > 0 ? `${pictures} 张图片` : '', formulas > 0 ? `${formulas} 个公式` : ''].filter(Boolean).join('、') +
    '没有带来，文字中标为【图片】【公式】：公式请改写成 $$…$$，图片请在保存后插入。',
  replaceAsk: '用 Word 文件的内容替换现有的文字吗？',
  replace: '替换',
  cancel: '取消',
  found: '学员将看到',
  none: '粘贴以后，在这里核对每一道题。',
  counts: ({ read, flawed, unread }: { read: number; flawed: number; unread: number }): string =>
    [`读出 ${read} 道题`, flawed > 0 ? `其中 ${flawed} 道有缺` : '', unread > 0 ? `${unread} 段没有读懂，不会保存` : '']
      .filter(Boolean)
      .join('，'),
  question: (number: number): string => `第 ${number} 题`,
  row: (row: number): string => `导入表第 ${row} 行`,
  unread: '没有读懂',
  lines: (from: number, to: number): string => (from === to ? `第 ${from} 行` : `第 ${from}–${to} 行`),
  goTo: (lines: string): string => `在文字中选中${lines}`,
  required: (title: string): string => `请选择${title}`,
  next: (count: number): string => (count === 0 ? '下一步' : `下一步：检查 ${count} 道题`),
  back: '返回修改',
  importTitle: '试题',
  fileName: '粘贴的试题.xlsx',
} as const;

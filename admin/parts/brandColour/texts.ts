import type { Brand } from '#runtime/core/brand/brand.ts';

/** What the colour of an organisation is said with. */
export const texts = {
  none: '没有填写，用平台的颜色。填写一个颜色，如 #00a870，下面就是它的样子。',
  wrong: '这不是颜色，请写成 #00a870 这样。下面还是原来的样子。',
  chosen: '下面是保存以后的样子。合作渠道的学员看到的仍是渠道的颜色。',
  preview: '预览',
  frames: { learnerLight: '学员端，浅色', learnerDark: '学员端，深色', admin: '管理端' },
  menu: { home: '首页', practice: '练习', login: '登录' },
  learner: {
    title: '继续练习',
    chip: '中级',
    line: '已做 36 题，共 60 题',
    start: '开始练习',
    link: '查看证书',
  },
  admin: {
    menus: ['证书管理', '试题管理', '考试场次'],
    title: '证书管理',
    create: '新增证书',
    columns: ['名称', '状态'],
    name: '教育技术应用',
    tag: '中级',
  },
  nameless: '机构名称',
  changes: '颜色怎样用',
  checks: '看得清吗',
  what: '看什么',
  least: '至少',
  appearances: { light: '浅色', dark: '深色' } satisfies Record<keyof Brand, string>,
  ratio: (ratio: number): string => `${(Math.floor(ratio * 10) / 10).toFixed(1)} : 1`,
  taken: (appearance: string): string => `${appearance}：您选的颜色处处看得清，原样使用。`,
  changed: ({ appearance, subject, colour, reason }: Record<'appearance' | 'subject' | 'colour' | 'reason', string>) =>
    `${appearance}：${subject}用 ${colour}，因为${reason}。`,
  subjects: { primaryFill: '按钮', primaryText: '链接和选中的文字', primary: '线条、图标和进度' },
  /** By what is read and what lies under it. */
  pairs: {
    'primaryText surface': '链接在卡片上',
    'primaryText page': '链接在页面上',
    'ink primarySoft': '正文在浅底上',
    'primaryText primarySoft': '标签上的字',
    '#FFFFFF primaryFill': '按钮上的白字',
    'onText primaryText': '鼠标移上时按钮的字',
    'primary surface': '线条、图标和进度',
    'primaryFill surface': '按钮在卡片上',
  } as Readonly<Record<string, string>>,
  onChosen: { light: '白字在您选的颜色上', dark: '深色的字在您选的颜色上' } satisfies Record<keyof Brand, string>,
  whiteOnChosen: '白字在您选的颜色上',
  chosenOn: {
    surface: '您选的颜色在卡片上',
    page: '您选的颜色在页面上',
    primarySoft: '您选的颜色在标签的底色上',
  } as Readonly<Record<string, string>>,
  tooFaint: (ratio: string): string => `只有 ${ratio}，看不清`,
  tooLittle: (ratio: string): string => `只有 ${ratio}，不够明显`,
} as const;

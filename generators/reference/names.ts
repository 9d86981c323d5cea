import { codecs, type CodeNames } from '../checks/codeNames.ts';
import { code, table } from './markdown.ts';

/** What each hand-made part is for; a test holds it against the parts there are. */
export const partTexts: Readonly<Record<string, string>> = {
  ruleEditor: '组卷规则：每个题型多少题、每题几分。',
  stemEditor: '试题的题干；整道题粘贴进来时，分别填入选项、答案和解析。',
  optionEditor: '选择题的选项和正确答案。',
  answerEditor: '填空题、简答题和论述题的答案。',
  seatPlanEditor: '考场的座位图：几排几列，哪些是过道、无障碍座位和停用的座位。',
  paperEditor: '试卷：大题和其中的试题，从题库中选，排顺序、设分值。',
  paperPrint: '试卷的预览与打印：不带或带答案，A4 或 A3 对折，以及答题卡。',
  changes: '一次修改改了什么（只能看）。',
  screenName: '一个页面叫什么，并能打开它（只能看）。',
  codeTree: '角色的权限编码，按模块、菜单和按钮勾选。',
  certUpload: '从压缩包和表格发出已经印好的证书。',
  applyReview: '逐条审核报名：材料放大、转动，按键通过、退回，接着看下一条。',
  platformReview: '平台逐条审核各机构的报名，同 applyReview。',
  reviewPaper: '成绩复核的答卷：每一题问了什么、怎样答的、答案和得分，给决定复核的人看（只能看）。',
  reviewPlace: '更改成绩时选答卷中的一题。',
  seatingBoard: '考场编排的座位图：谁坐在哪里，拖动或按键换座位，没有座位的人和原因。',
  ruleSimulator: '模拟组卷：按规则试抽，题库够不够，难度、曝光和重复。',
  paperReport: '一个场次的试卷：难度、曝光和重复。',
  itemAnalysis: '一个场次的试题分析：得分率、区分度、信度，可能有误的题，各选项被谁选了。',
  questionPaste: '粘贴多道试题，或从 Word 文件读入；核对以后按导入的方式保存。',
  invigilation: '监考台：自己监考的场次，谁在哪里、作答到哪里，签到、延长、暂停等处理。',
  marking: '评卷：自己评卷的场次，一份一份地评机器评不了的题；组长看各人的进度和尺度。',
  certDesigner: '证书的版面：文字、二维码、照片和图片放在哪里，用鼠标或按键摆放，随时看到印出来的样子。',
  brandColour: '机构的主题色：颜色、两个网站的预览和看不看得清。',
  carouselEditor: '门户的轮播图。',
  certGraphEditor: '认证图谱：行业、职业、岗位和证书。',
};

/** How each codec writes cells; a test holds it against the codecs there are. */
export const codecTexts: Readonly<Record<string, string>> = {
  options: '选择题的选项：每个选项一列，再加一列答案。',
  answers: '填空题的答案：每空一行，或用“；”隔开；同一空的几种写法用“\\|”隔开。别的题是一段文字。',
};

/** The hand-made parts by what they draw. */
export function partsText({ parts }: Pick<CodeNames, 'parts'>): string {
  const places = { field: '字段：`x-part`、页面字段的 `part`', action: '按钮的 `part`', block: '页面中的块的 `part`' };
  const rows = (['field', 'action', 'block'] as const).flatMap((kind) =>
    [...(parts?.[kind] ?? [])].map((name) => [code(name), places[kind], partTexts[name] ?? '']),
  );
  return `专门做的组件，用名称放到页面上。新的组件要由程序员来做。

${table({ head: ['组件', '用在哪里', '是什么'], rows })}`;
}

/** The icons there are. */
export function iconsText({ icons, actionIcons }: Pick<CodeNames, 'icons' | 'actionIcons'>): string {
  const list = (names: ReadonlySet<string> = new Set()) => [...names].sort().map(code).join(' ');
  return `图标的样子见 [Ant Design](https://ant.design/components/icon-cn)（那里的名称以 Outlined 结尾，这里不写）。只能用这些：

- 菜单（${code('schemas/modules.json')}）：${list(icons)}
- 页面上的按钮：${list(actionIcons)}
`;
}

/** The codecs of cells. */
export function codecsText(): string {
  const rows = [...codecs].map((name) => [code(name), codecTexts[name] ?? '']);
  return `${code('x-excel')} 的 ${code('codec')}：一个字段在 Excel 中不是一个单元格时怎样写。

${table({ head: ['写法', '说明'], rows })}`;
}

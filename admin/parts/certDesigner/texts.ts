import type { CertItem } from '#runtime/core/certificate/design.ts';

const kinds = { text: '文字', qr: '二维码', photo: '照片', picture: '图片/印章' } as const;

/** What the designer of certificates says. */
export const texts = {
  kinds,
  newText: '文字',
  sheet: '证书版面',
  tools: '添加内容',
  noPicture: '选择图片',
  sample: '示例',
  samples: { longest: '最长', typical: '一般' },
  zoom: '显示',
  zooms: { fit: '适应', full: '100 %' },
  undo: '撤销',
  redo: '重做',
  designs: '套用样式',
  preview: '预览 PDF',
  begin: '从哪一种样式开始？',
  beginHelp: '选一种再改，或者从空白开始；以后也可以用“套用样式”换。',
  blank: '空白',
  take: '套用',
  cancel: '取消',
  replaces: (count: number) => `现有的 ${count} 项内容、纸张方向、边框和底图会换成所选样式的。套用以后可以撤销。`,
  help: '点选一项内容，在这里改文字、字号和位置。',
  keys: '拖动移动，拖边角改大小，按住 Alt 不对齐；按住 Shift 点选或拖框选多项。键盘：Tab 依次选择，方向键移动 1 毫米（Shift 10 毫米，Alt 0.1 毫米），Ctrl D 复制一份，Delete 删除，Ctrl Z 撤销，Esc 取消选择。',
  panel: '所选内容',
  add: (title: string) => `添加${title}`,
  several: (count: number) => `已选 ${count} 项`,
  insert: '插入',
  size: '字号（磅）',
  typeface: '字体',
  typefaces: { sans: '黑体', serif: '宋体' },
  bold: '加粗',
  align: '文字对齐',
  aligns: { left: '左', center: '中', right: '右' },
  colour: '颜色',
  place: '位置和大小（毫米）',
  places: { x: '左边距', y: '上边距', width: '宽', height: '高' },
  picture: '图片',
  alignSheet: '在纸上对齐',
  alignEachOther: '互相对齐',
  edges: { left: '左', center: '水平居中', right: '右', top: '上', middle: '垂直居中', bottom: '下' },
  spread: { x: '水平等距', y: '垂直等距' },
  order: '层次',
  up: '上移一层',
  down: '下移一层',
  duplicate: '复制一份',
  remove: '删除',
  /** What an item is called for who only hears it. */
  itemName: (item: CertItem) =>
    `${kinds[item.kind]}${item.kind === 'text' ? `：${item.text ?? ''}` : ''}，左 ${item.x} 毫米，上 ${item.y} 毫米`,
  /** What an item is called in a sentence. */
  itemTitle: ({ kind, text }: Pick<CertItem, 'kind' | 'text'>) => {
    if (kind !== 'text') return kinds[kind];
    const [line = ''] = (text ?? '').split('\n');
    return `“${line.length > 14 ? `${line.slice(0, 14)}…` : line}”`;
  },
  problems: {
    empty: '证书上还没有内容。',
    noNumber: '还没有证书编号：添加一项“证书编号”，否则不能保存。',
    unknown: (title: string, token: string) =>
      `${title}中的 {${token}} 不是可以填入的内容，不能保存：请改为“插入”中的一种。`,
    cut: (title: string) => `${title}用最小的字也放不下：请把它拉大，或者减少文字。`,
    outside: (title: string) => `${title}有一部分在纸外，印不出来。`,
    smallQr: '二维码小于 15 毫米，手机可能扫不出来。',
    covered: (title: string) => `${title}和二维码重叠，手机可能扫不出来。`,
    noPicture: '图片/印章还没有选择图片，印出来是空的。',
  },
} as const;

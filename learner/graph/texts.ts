/** The texts of the certificate graph. */
export const texts = {
  all: '全部行业',
  others: '其他证书',
  title: '认证图谱',
  levels: { root: '', industry: '行业', occupation: '职业', position: '岗位', cert: '证书' },
  help: '点击圆圈逐层放大，拖动可以移动；键盘用方向键选择，回车进入，Esc 返回。',
  zoom: '缩放',
  zoomIn: '放大',
  zoomOut: '缩小',
  reset: '复位',
  views: { picture: '图谱', list: '列表' },
  view: '查看方式',
  path: '所在位置',
  more: (count: number): string => `查看全部 ${count} 个`,
  certCount: (count: number): string => `${count} 个证书`,
  nodeLabel: ({ level, name, count }: { level: string; name: string; count: number }): string =>
    `${level}：${name}，${count} 个证书`,
  certLabel: (name: string): string => `证书：${name}，打开详情`,
  empty: '该机构还没有上架的证书',
} as const;

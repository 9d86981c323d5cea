/** The texts of pictures in rich text. */
export const texts = {
  retry: '重试',
  close: '关闭',
  enlarge: '放大图片',
  picture: '图片',
  pictureFailed: '图片没有加载出来',
  pictureFailedOf: (name: string): string => `图片没有加载出来：${name}`,
  zoomIn: '放大',
  zoomOut: '缩小',
  original: '适合窗口',
  former: '上一张',
  next: '下一张',
} as const;

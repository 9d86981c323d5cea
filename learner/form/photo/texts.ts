import type { Size } from './crop.ts';

const sizeOf = ({ width, height }: Size): string => `${width}×${height} 像素`;

/** The texts of a photo that is taken and cut. */
export const texts = {
  choose: '选择照片',
  take: '拍照',
  change: '更换',
  retake: '重新拍摄',
  opening: '正在打开照片…',
  wanted: (size: Size) => `照片将裁剪为 ${sizeOf(size)}`,
  anySize: 'JPG、PNG 或 WebP 格式的照片',
  notImage: '这不是图片，请选择 JPG、PNG 或 WebP 格式的照片',
  heic: '这个浏览器打不开 HEIC 照片，请把照片转为 JPG 再选，或在手机的相机设置中把格式改为“兼容性最佳”后重拍',
  unreadable: '照片打不开，文件可能已损坏，请换一张 JPG、PNG 或 WebP 格式的照片',
  tooLarge: (size: string) => `照片文件不能超过 ${size}`,
  tooSmall: ({ picture, target }: { picture: Size; target: Size }) =>
    `照片太小：现在是 ${sizeOf(picture)}，至少需要 ${sizeOf(target)}，请换一张更清晰的`,
  failed: '照片处理失败，请再试一次或换一张',
  title: '裁剪照片',
  frame: '裁剪框：头部放在虚线以内',
  hands: '拖动移动照片，滚轮或双指缩放。',
  keys: '键盘：方向键移动，+ 和 - 缩放，R 旋转。',
  zoom: '缩放',
  percent: (zoom: number) => `${Math.round(zoom * 100)}%`,
  left: '左转 90°',
  right: '右转 90°',
  turned: (turns: number) => (turns === 0 ? '照片没有旋转' : `照片已右转 ${turns * 90}°`),
  tooSmallTurned: (target: Size) => `这样旋转后照片不足 ${sizeOf(target)}，请转回去或换一张`,
  confirm: '确定',
  cancel: '取消',
} as const;

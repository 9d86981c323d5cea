/** The texts of what one likes on this device. */
export const texts = {
  title: '显示与练习',
  appearance: '外观',
  appearances: { system: '跟随系统', light: '浅色', dark: '深色' },
  movesOn: '答对后自动进入下一题',
  kept: '只保存在这台设备上。',
} as const;

/** 1 to 99 in Chinese. */
export function hanNumber(value: number): string {
  const digits = '一二三四五六七八九';
  const tens = Math.floor(value / 10);
  return `${tens > 1 ? (digits[tens - 1] ?? '') : ''}${tens > 0 ? '十' : ''}${value % 10 > 0 ? (digits[(value % 10) - 1] ?? '') : ''}`;
}

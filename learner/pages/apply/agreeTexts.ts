/** The texts of agreeing before one applies. */
export const agreeTexts = {
  agree: '我已阅读并同意',
  title: (title: string): string => `《${title}》`,
} as const;

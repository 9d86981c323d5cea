/** What stands in a text for what it cannot hold. */
export const lostMarks = { picture: '【图片】', formula: '【公式】' } as const;

/** The marks of what was lost that a text has, each once. */
export function lostOf(text: string): string[] {
  return Object.values(lostMarks).filter((mark) => text.includes(mark));
}

/** The text of one's progress. */
export const texts = { title: '我的进步' } as const;

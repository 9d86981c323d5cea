/** What everybody's screens say of arranging them. */
export const texts = { arrange: '调整界面', loading: '正在打开“调整界面”' } as const;

/** Types of `stamp.mjs`, which the start script uses without a compiler. */

export const buildStampFile: string;
export function sourceStamp(root: string, paths?: readonly string[]): string;
export function isBuilt(root: string): boolean;

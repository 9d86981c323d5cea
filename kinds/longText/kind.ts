import type { Kind } from '../kind.ts';
import { text } from '../text/kind.ts';

/** Text of several lines. */
export const longText: Kind = { ...text, width: 280, isWide: true };

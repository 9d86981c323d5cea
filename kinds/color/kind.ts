import type { Kind } from '../kind.ts';
import { text } from '../text/kind.ts';

/** A colour, `#rrggbb`. */
export const color: Kind = { ...text, width: 120 };

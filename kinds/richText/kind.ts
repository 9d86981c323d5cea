import type { Kind } from '../kind.ts';
import { text } from '../text/kind.ts';
import { codec } from './codec.ts';

/** Formatted text with pictures and formulas, kept as HTML. */
export const richText: Kind = { ...text, isMarkup: true, width: 280, isWide: true, isCompound: true, codec };

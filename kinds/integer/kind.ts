import type { Kind } from '../kind.ts';
import { number } from '../number/kind.ts';

/** A whole number. */
export const integer: Kind = { ...number };

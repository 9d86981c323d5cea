import type { Kind } from '../kind.ts';
import { number } from '../number/kind.ts';

/** A percentage: 85.5 is 85.5 %. */
export const percent: Kind = { ...number };

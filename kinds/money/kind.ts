import type { Kind } from '../kind.ts';
import { number } from '../number/kind.ts';

/** An amount of money. */
export const money: Kind = { ...number, width: 140 };

import { file } from '../file/kind.ts';
import type { Kind } from '../kind.ts';

/** A picture, by its address on this server. */
export const image: Kind = { ...file, width: 90 };

import { files } from '../files/kind.ts';
import type { Kind } from '../kind.ts';

/** Several pictures, by their addresses on this server. */
export const images: Kind = { ...files, width: 130 };

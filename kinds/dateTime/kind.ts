import { date } from '../date/kind.ts';
import type { Kind } from '../kind.ts';

/** A moment. */
export const dateTime: Kind = { ...date, width: 160 };

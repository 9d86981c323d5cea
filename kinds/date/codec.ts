import type { Codec } from '../kind.ts';

/** Days `YYYY-MM-DD` and moments `YYYY-MM-DD HH:mm:ss` in Shanghai's time, as text on both sides. */
export const codec: Codec = {
  fromWire: (value) => (typeof value === 'string' && value !== '' ? value : null),
  toWire: (value) => (typeof value === 'string' && value !== '' ? value : undefined),
  cleared: null,
};

import type { Codec } from '../types.ts';

/** Numbers; text that is no number goes as it is, so that the validator names the mistake. */
export const codec: Codec = {
  fromWire: (value) => (typeof value === 'number' ? value : null),
  toWire: (value) => {
    if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
    return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
  },
  cleared: null,
};

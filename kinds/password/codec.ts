import type { Codec } from '../kind.ts';

/** Every character counts, spaces too. */
export const codec: Codec = {
  fromWire: () => '',
  toWire: (value) => (typeof value === 'string' && value !== '' ? value : undefined),
  cleared: null,
};

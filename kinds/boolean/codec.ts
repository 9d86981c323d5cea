import type { Codec } from '../kind.ts';

/** Yes or no; a switch that was never touched is no. */
export const codec: Codec = {
  fromWire: (value) => value === true,
  toWire: (value) => value === true,
  cleared: null,
};

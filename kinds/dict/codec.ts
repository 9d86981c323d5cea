import type { Codec } from '../kind.ts';

/** One code, or a list of codes for dictList. */
export const codec: Codec = {
  fromWire: (value) => (typeof value === 'string' && value !== '' ? value : null),
  toWire: (value) => (typeof value === 'string' && value !== '' ? value : undefined),
  cleared: null,
};

export const listCodec: Codec = {
  fromWire: (value) => (Array.isArray(value) ? value : []),
  toWire: (value) => (Array.isArray(value) && value.length > 0 ? value : undefined),
  cleared: [],
};

import type { Codec } from '../kind.ts';

/** Text; blank text is empty, spaces at both ends are not sent. */
export const codec: Codec = {
  fromWire: (value) => (typeof value === 'string' ? value : ''),
  toWire: (value) => (typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined),
  cleared: null,
};

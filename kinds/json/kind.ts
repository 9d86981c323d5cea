import type { Kind } from '../kind.ts';
import { codec, isParsable } from './codec.ts';

/** Any value, as programs keep it. */
export const json: Kind = {
  family: 'anything',
  width: 180,
  align: 'left',
  isWide: true,
  isChosen: false,
  codec,
  misread: (value) => (typeof value === 'string' && !isParsable(value) ? '不是正确的 JSON，请检查' : undefined),
  filter: 'text',
};

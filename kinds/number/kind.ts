import type { Kind } from '../kind.ts';
import { codec } from './codec.ts';

/** A number with decimals. */
export const number: Kind = {
  family: 'number',
  width: 120,
  align: 'right',
  isWide: false,
  isChosen: false,
  codec,
  misread: (value) => (typeof value === 'string' && value.trim() !== '' ? '请填写数字' : undefined),
  filter: 'numbers',
};

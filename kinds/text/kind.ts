import type { Kind } from '../kind.ts';
import { codec } from './codec.ts';

/** A line of text. */
export const text: Kind = {
  family: 'string',
  width: 180,
  align: 'left',
  isWide: false,
  isChosen: false,
  codec,
  filter: 'text',
};

import type { Kind } from '../kind.ts';
import { codec } from './codec.ts';

/** Yes or no. */
export const boolean: Kind = {
  family: 'truth',
  width: 90,
  align: 'left',
  isWide: false,
  isChosen: false,
  codec,
  filter: 'truth',
};

import type { Kind } from '../kind.ts';
import { codec } from './codec.ts';

/** A day. */
export const date: Kind = {
  family: 'time',
  width: 120,
  align: 'left',
  isWide: false,
  isChosen: true,
  codec,
  filter: 'days',
};

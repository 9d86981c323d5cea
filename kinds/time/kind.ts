import { codec } from '../date/codec.ts';
import type { Kind } from '../kind.ts';

/** A time of day, of no day in particular. */
export const time: Kind = {
  family: 'clock',
  width: 110,
  align: 'left',
  isWide: false,
  isChosen: true,
  codec,
  filter: 'times',
};

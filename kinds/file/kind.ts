import { codec } from '../date/codec.ts';
import type { Kind } from '../kind.ts';

/** A file, by its address on this server. */
export const file: Kind = {
  family: 'string',
  width: 180,
  align: 'left',
  isWide: false,
  isChosen: false,
  codec,
  filter: 'text',
};

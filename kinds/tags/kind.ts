import { listCodec } from '../dict/codec.ts';
import type { Kind } from '../kind.ts';

/** Several words, freely typed. */
export const tags: Kind = {
  family: 'strings',
  width: 180,
  align: 'left',
  isWide: false,
  isChosen: false,
  codec: listCodec,
  filter: 'text',
};

import { codec, listCodec } from '../dict/codec.ts';
import type { Kind } from '../kind.ts';

/** A record of another entity, by its id. */
export const ref: Kind = {
  family: 'string',
  needs: 'ref',
  isReference: true,
  width: 180,
  align: 'left',
  isWide: false,
  isChosen: true,
  codec,
  manyCodec: listCodec,
  filter: 'reference',
};

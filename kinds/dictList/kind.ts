import { listCodec } from '../dict/codec.ts';
import { dict } from '../dict/kind.ts';
import type { Kind } from '../kind.ts';

/** Several values of a dictionary. */
export const dictList: Kind = { ...dict, family: 'strings', width: 180, codec: listCodec };

import { listCodec } from '../dict/codec.ts';
import type { Kind } from '../kind.ts';
import { ref } from '../ref/kind.ts';

/** Several records of another entity, by their ids. */
export const refList: Kind = { ...ref, family: 'strings', codec: listCodec };

import { listCodec } from '../dict/codec.ts';
import { file } from '../file/kind.ts';
import type { Kind } from '../kind.ts';

/** Several files, by their addresses on this server. */
export const files: Kind = { ...file, family: 'strings', codec: listCodec };

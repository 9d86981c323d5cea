export { codec, listCodec } from '../dict/codec.ts';

export { listCodec as codec } from '../dict/codec.ts';

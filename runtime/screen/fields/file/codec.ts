export { codec } from '../date/codec.ts';

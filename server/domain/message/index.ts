export { info, page, update } from './message.ts';

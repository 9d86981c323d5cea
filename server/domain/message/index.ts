export { info, page, readAll, update } from './message.ts';

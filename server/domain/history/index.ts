export { listHistory } from './list.ts';

export { getHistory } from './get.ts';
export { listHistory } from './list.ts';

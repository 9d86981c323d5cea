export { removeOne } from './removeOne.ts';

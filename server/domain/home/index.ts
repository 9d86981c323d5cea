export { recent } from './recent.ts';
export { search } from './search.ts';
export { waiting } from './waiting.ts';

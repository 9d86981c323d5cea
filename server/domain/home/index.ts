export { recent } from './recent.ts';
export { search } from './search.ts';
export { steps } from './steps.ts';
export { waiting } from './waiting.ts';
export { entitiesOpenTo, mayCall } from './reach.ts';

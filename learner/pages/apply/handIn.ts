/** What is needed once somebody hands in: it comes then, not with the page. */
export { inputOf } from './input.ts';
export { problemsOf } from './problems.ts';

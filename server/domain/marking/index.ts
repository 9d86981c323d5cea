export { mine, progress, sessions } from './overview.ts';
export { keep, next, open, score, skip } from './answers.ts';

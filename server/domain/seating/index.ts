export { arrange } from './arrange.ts';
export { handBack } from './handBack.ts';
export { move } from './move.ts';
export { publish } from './publish.ts';
export { seats } from './seats.ts';

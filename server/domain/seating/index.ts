export { arrange } from './arrange.ts';
export { giveUp } from './giveUp.ts';
export { handBack } from './handBack.ts';
export { move } from './move.ts';
export { publish } from './publish.ts';
export { savePlan } from './savePlan.ts';
export { seats } from './seats.ts';

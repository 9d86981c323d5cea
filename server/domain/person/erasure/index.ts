export { erase } from './erase.ts';
export { planErasure, recountErasure } from './plan.ts';

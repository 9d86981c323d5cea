import { handOver } from '#learner/parts/handOver.ts';
import type { Begun, Choice } from './round.ts';

/** A round begun on another page, which leads to it, and what it was begun with. */
export const freshRound = handOver<{ begun: Begun; choice: Choice }>();

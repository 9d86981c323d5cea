import type { Input, Output } from '#runtime/core/call.ts';
import { handOver } from './handOver.ts';

/** A round begun on another page, which leads to it, and what it was begun with. */
export const freshRound = handOver<{
  begun: Output<'practice.startRound'>;
  choice: Input<'practice.startRound'>;
}>();

import type { Output } from '#runtime/core/call.ts';
import { handOver } from './handOver.ts';

/** The answers and keys of a mock exam that its result has read, for the page that shows them. */
export const freshDetail = handOver<Output<'mock.detail'>>();

import { failures } from '../failures.ts';
import type { CallContext } from './context.ts';
import type { FairQueue } from './fairQueue.ts';

/** Calls that wait at most: of one person, and of all. */
export interface MostWaiting {
  ofPerson: number;
  ofAll: number;
}

/**
 * Waits until a call may begin its work, in turn with those of others; who goes away meanwhile waits no longer.
 * @param options.tooMany what is told to whoever has too many waiting, `busy` what where all together have
 * @returns what gives the place back
 * @throws Failure 429 where its person waits for too many already, 503 where too many wait
 */
export async function callTurn({
  queue,
  context: { scope, gone },
  most,
  tooMany,
  busy,
}: {
  queue: FairQueue;
  context: Pick<CallContext, 'scope' | 'gone'>;
  most: MostWaiting;
  tooMany: string;
  busy: string;
}): Promise<() => void> {
  const owner = `person/${scope.tenantId}/${scope.userId}`;
  if (queue.waiting(owner) >= most.ofPerson) throw failures.tooMany(tooMany);
  if (queue.waiting() >= most.ofAll) throw failures.busy(busy);
  return queue.enter({ owner, signal: gone });
}

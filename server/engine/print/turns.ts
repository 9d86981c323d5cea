import { failures } from '../../failures.ts';
import type { CallContext } from '../context.ts';
import { FairQueue } from '../fairQueue.ts';

/**
 * What fills and draws a sheet, of calls and jobs together: two at a time in a process, and one person never both. Each
 * may hold a picture of 32 MB with what is made of it.
 */
const drawing = new FairQueue({ size: 2 });

/** Calls that wait at most: of one person, and of all. */
export const mostWaiting = { ofPerson: 20, ofAll: 100 };

/**
 * Waits until a call may print; who goes away meanwhile waits no longer.
 * @returns what gives the place back
 * @throws Failure 429 where its person waits for too many already, 503 where too many wait
 */
export async function turnOfCall({ scope, gone }: Pick<CallContext, 'scope' | 'gone'>): Promise<() => void> {
  const owner = `person/${scope.tenantId}/${scope.userId}`;
  if (drawing.waiting(owner) >= mostWaiting.ofPerson)
    throw failures.tooMany(`您已有 ${mostWaiting.ofPerson} 份打印在排队，请等它们完成后再打印`);
  if (drawing.waiting() >= mostWaiting.ofAll) throw failures.busy('现在打印的人太多，请稍后再试');
  return drawing.enter({ owner, signal: gone });
}

/** Waits until a job may print its next sheet: however long it takes, calls come in between. @returns what gives the place back */
export function turnOfJob({ id }: { id: string }): Promise<() => void> {
  return drawing.enter({ owner: `job/${id}` });
}

/** How many wait now. */
export function waitingPrints(): number {
  return drawing.waiting();
}

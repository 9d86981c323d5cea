import { callTurn, type MostWaiting } from '../callTurn.ts';
import type { CallContext } from '../context.ts';
import { FairQueue } from '../fairQueue.ts';

/**
 * What fills and draws a sheet, of calls and jobs together: two at a time in a process, and one person never both. Each
 * may hold a picture of 32 MB with what is made of it.
 */
const drawing = new FairQueue({ size: 2 });

/** Calls that wait at most: of one person, and of all. */
export const mostWaiting: MostWaiting = { ofPerson: 20, ofAll: 100 };

/** Waits until a call may print. See `callTurn`. */
export function turnOfCall(context: Pick<CallContext, 'scope' | 'gone'>): Promise<() => void> {
  return callTurn({
    queue: drawing,
    context,
    most: mostWaiting,
    tooMany: `您已有 ${mostWaiting.ofPerson} 份打印在排队，请等它们完成后再打印`,
    busy: '现在打印的人太多，请稍后再试',
  });
}

/** Waits until a job may print its next sheet: however long it takes, calls come in between. @returns what gives the place back */
export function turnOfJob({ id }: { id: string }): Promise<() => void> {
  return drawing.enter({ owner: `job/${id}` });
}

/** How many wait now. */
export function waitingPrints(): number {
  return drawing.waiting();
}

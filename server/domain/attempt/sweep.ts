import { reading } from '../../database/statement.ts';
import type { App } from '../../engine/context.ts';
import { handIn } from './handIn.ts';
import type { AttemptKind } from './kinds.ts';

const atOnce = 100;
const everyMilliseconds = 5_000;

/**
 * Hands in every attempt whose time is over, of all tenants (rule M5). Any number of processes may do it at once.
 * @returns how many it handed in
 */
export async function sweep({ app }: { app: App }): Promise<number> {
  const overdue = await app.database.query(
    reading<{ tenantId: string; userId: string; kind: AttemptKind; id: string }>({
      name: 'attempt_overdue',
      text: 'select * from "attempt_overdue"($1)',
      values: [atOnce],
    }),
  );
  let count = 0;
  for (const { tenantId, userId, kind, id } of overdue)
    if (await handIn({ app, tenantId, userId, kind, attemptId: id, isOnlyOverdue: true })) count += 1;
  return count;
}

/** Sweeps every few seconds, one sweep after the other; a failed one is logged and tried again. @returns stops it */
export function startSweep({ app }: { app: App }): () => Promise<void> {
  let running: Promise<unknown> = Promise.resolve();
  let isBusy = false;
  const timer = setInterval(() => {
    if (isBusy) return;
    isBusy = true;
    running = sweep({ app })
      .catch((error: unknown) => app.log.error(error, 'attempts that are out of time could not be handed in'))
      .finally(() => {
        isBusy = false;
      });
  }, everyMilliseconds);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}

import { reading } from '../../database/statement.ts';
import type { App } from '../../engine/context.ts';
import { handIn } from './handIn.ts';

const atOnce = 100;
const everyMilliseconds = 5_000;

/**
 * Hands in every mock exam whose time is over, of all tenants (rule M5). Any number of processes may do it at once.
 * @returns how many it handed in
 */
export async function sweep({ app }: { app: App }): Promise<number> {
  const overdue = await app.database.query(
    reading<{ tenantId: string; userId: string; id: string }>({
      name: 'mock_overdue',
      text: 'select * from "mock_overdue"($1)',
      values: [atOnce],
    }),
  );
  let count = 0;
  for (const { tenantId, userId, id } of overdue)
    if (await handIn({ app, tenantId, userId, mockId: id, isOnlyOverdue: true })) count += 1;
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
      .catch((error: unknown) => app.log.error(error, 'mock exams that are out of time could not be handed in'))
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

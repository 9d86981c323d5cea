import { reading } from '../../database/statement.ts';
import type { App } from '../../engine/context.ts';
import { handIn, handInOverdue } from './handIn.ts';
import type { AttemptKind } from './kinds.ts';

const atOnce = 100;
/** Exams are handed in by so many in one transaction. */
const examsAtOnce = 250;
const everyMilliseconds = 1_000;

/**
 * Hands in every attempt whose time is over, of all tenants (rule M5). Any number of processes may do it at once.
 * @returns how many it handed in
 */
export async function sweep({ app }: { app: App }): Promise<number> {
  let count = 0;
  const exams = await overdueOf({ app, kind: 'exam', limit: 1 });
  for (const tenantId of new Set(exams.map((exam) => exam.tenantId))) {
    let handedIn = 0;
    do {
      handedIn = await handInOverdue({ app, tenantId, limit: examsAtOnce });
      count += handedIn;
    } while (handedIn === examsAtOnce);
  }
  for (const { tenantId, userId, id } of await overdueOf({ app, kind: 'mock', limit: atOnce }))
    if (await handIn({ app, tenantId, userId, kind: 'mock', attemptId: id, isOnlyOverdue: true })) count += 1;
  return count;
}

/** Attempts that are out of time: at most so many of a tenant. */
function overdueOf({
  app,
  kind,
  limit,
}: {
  app: App;
  kind: AttemptKind;
  limit: number;
}): Promise<{ tenantId: string; userId: string; id: string }[]> {
  return app.database.query(
    reading<{ tenantId: string; userId: string; id: string }>({
      name: 'attempt_overdue',
      text: 'select * from "attempt_overdue"($1, $2)',
      values: [kind, limit],
    }),
  );
}

/** Sweeps every second, one sweep after the other; a failed one is logged and tried again. @returns stops it */
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

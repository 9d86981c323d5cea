import { createHash } from 'node:crypto';
import { Cron } from 'croner';
import type { Operation } from '#generators/formats.ts';
import { changing, reading } from '../../database/statement.ts';
import type { App } from '../context.ts';
import { turnedOn } from '../living.ts';
import { systemUser } from '../session.ts';
import { wakeChannel } from './job.ts';

/** Milliseconds for which a time that nobody was there for is made up. */
const madeUp = 3_600_000;

/**
 * Puts into the queue what is to be done by itself (`every`) and whose time has come: once for each organisation that is
 * on, or for the platform where its records are the platform's. Any number of processes may do it: the job of a time
 * has an id made of both, so there is one (rule J8).
 */
export async function enqueueDue({ app, now = new Date() }: { app: App; now?: Date }): Promise<void> {
  const due = Object.values(app.catalogue.operations).flatMap((operation) => {
    const time = operation.every === undefined ? undefined : lastTime({ every: operation.every, now });
    return time ? [{ operation, time }] : [];
  });
  const fresh = due.filter(({ operation, time }) => !isKnown({ app, operation, time }));
  if (fresh.length === 0) return;
  const tenants = await app.database.query(
    reading<{ id: string }>({ text: `select "id" from "tenant" t where ${turnedOn('t')} order by "id"` }),
  );
  for (const { operation, time } of fresh) {
    const isPlatforms =
      operation.entity !== undefined && app.catalogue.entities[operation.entity]?.scope === 'platform';
    for (const tenantId of isPlatforms ? [''] : tenants.map(({ id }) => id))
      await app.database.batch({
        scope: { tenantId, userId: systemUser },
        statements: [scheduled({ operation, time, tenantId })],
      });
    know({ app, operation, time });
  }
  await app.database.notify(wakeChannel, '');
}

/** The latest time before now, where that is not too long ago. */
function lastTime({ every, now }: { every: string; now: Date }): Date | undefined {
  const cron = new Cron(every, { mode: '5-part', timezone: 'Asia/Shanghai', paused: true });
  const [time] = cron.previousRuns(1, now);
  return time && now.getTime() - time.getTime() <= madeUp ? time : undefined;
}

function scheduled({ operation, time, tenantId }: { operation: Operation; time: Date; tenantId: string }) {
  return changing({
    text: `insert into "job" ("id", "kind", "phase", "title", "entity", "operation", "input", "caller", "dueTime")
      values ($1, 'schedule', 'run', $2, $3, $4, '{}', $5, $6) on conflict do nothing`,
    values: [
      scheduledId({ operation, time, tenantId }),
      operation.title.slice(0, 120),
      operation.entity ?? null,
      operation.name,
      JSON.stringify({ session: null, codes: [], sight: null }),
      time.toISOString(),
    ],
  });
}

/** No two jobs have one id, also of different organisations: processes tell each other of jobs by their ids, and files bear them. */
function scheduledId({ operation, time, tenantId }: { operation: Operation; time: Date; tenantId: string }): string {
  return createHash('sha256')
    .update(JSON.stringify([operation.name, time.getTime(), tenantId]))
    .digest('hex')
    .slice(0, 40);
}

/** The last time of each operation that this process has put into the queue or found there. */
const known = new WeakMap<App, Map<string, number>>();

function isKnown({ app, operation, time }: { app: App; operation: Operation; time: Date }): boolean {
  return known.get(app)?.get(operation.name) === time.getTime();
}

function know({ app, operation, time }: { app: App; operation: Operation; time: Date }): void {
  known.set(app, (known.get(app) ?? new Map<string, number>()).set(operation.name, time.getTime()));
}

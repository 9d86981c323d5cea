import type { Transaction } from '../../database/database.ts';
import { changing } from '../../database/statement.ts';
import type { App, CallContext, Values } from '../context.ts';
import { heldStatement, type Job } from './job.ts';

/** Why work ends before its end. */
export class Stopped extends Error {
  readonly reason: 'cancelled' | 'lost' | 'leaving';

  constructor(reason: Stopped['reason']) {
    super(`job ${reason}`);
    this.reason = reason;
  }
}

/** What work on a job has at hand. */
export interface Running {
  job: Job;
  context: CallContext;
  /** How far it is. Written in the background; @throws Stopped where the job is to end, so work is cancelled wherever it tells. */
  tell(done: number, total: number): void;
  /** Ends the job within the transaction of its work, and with it. @throws Stopped, which rolls it back. */
  end(transaction: Transaction, changes: Values): Promise<void>;
}

/** Seconds until a job whose process has died is taken by another. */
export const leaseSeconds = 30;
const signEvery = 5_000;
const tellEvery = 300;

interface Held {
  app: App;
  job: Job;
  stopped?: Stopped;
}

/** Everything this process holds, by job. */
const held = new Map<string, Held>();

/** Says that this process has taken a job; it has until `letGo`. */
export function hold({ app, job }: Pick<Held, 'app' | 'job'>): void {
  held.set(job.id, { app, job });
}

/** Says that this process has done with a job. */
export function letGo(id: string): void {
  held.delete(id);
}

/** Ids of the jobs that this process has taken. */
export function heldHere(app: App): string[] {
  return [...held].flatMap(([id, each]) => (each.app === app ? [id] : []));
}

/** A job that this process has taken. */
export function jobHere(id: string): Job | undefined {
  return held.get(id)?.job;
}

/** Tells work in this process to end; it does wherever it next tells how far it is. */
export function stopHere(id: string, reason: Stopped['reason']): void {
  const here = held.get(id);
  if (here) here.stopped ??= new Stopped(reason);
}

/**
 * Runs the work on a job, and meanwhile keeps its progress and its lease. Nothing waits for these writes: inside a
 * transaction that would be for ever where there is only one connection.
 */
export async function withLease<T>(
  { job, context }: Pick<Running, 'job' | 'context'>,
  work: (running: Running) => Promise<T>,
): Promise<T> {
  const { app, scope } = context;
  const here: Held = held.get(job.id) ?? { app, job };
  let reached = { done: 0, total: 0 };
  let told = 0;
  let writing: Promise<void> | undefined;
  const write = (): void => {
    if (writing) return;
    told = Date.now();
    writing = app.database
      .batch({ scope, statements: [sign({ job, ...reached })] })
      .then(([rows]) => {
        if (rows[0]?.['isCancelled'] === true) here.stopped ??= new Stopped('cancelled');
        else if (rows.length === 0) here.stopped ??= new Stopped('lost');
      })
      .catch((error: unknown) => app.log.error(error, `job ${job.id}`))
      .then(() => {
        writing = undefined;
      });
  };
  const stay = (): void => {
    if (here.stopped) throw here.stopped;
  };
  const signs = setInterval(write, signEvery);
  try {
    return await work({
      job,
      context,
      tell(done, total) {
        reached = { done, total };
        if (Date.now() - told >= tellEvery) write();
        stay();
      },
      async end(transaction, changes) {
        stay();
        const rows = await transaction.query(heldStatement({ job, changes: { ...changes, ...over() } }));
        if (rows.length === 0) throw new Stopped('cancelled');
        stay();
      },
    });
  } finally {
    clearInterval(signs);
    await writing;
  }
}

/** What a job's row says once nobody works on it. */
export function over(): Values {
  return { leaseUntil: null, endedTime: new Date().toISOString() };
}

function sign({ job: { id, attempts }, done, total }: { job: Job; done: number; total: number }) {
  const progress = total > 0 ? Math.floor((99 * done) / total) : 0;
  return changing<Values>({
    name: 'job_sign',
    text: `update "job" set "progress" = $3, "done" = $4, "total" = $5, "leaseUntil" = now() + interval '${leaseSeconds} seconds'
      where "id" = $1 and "attempts" = $2 and "state" = 'running' returning "isCancelled"`,
    values: [id, attempts, progress, done, total],
  });
}

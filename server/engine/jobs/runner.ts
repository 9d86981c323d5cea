import { changing } from '../../database/statement.ts';
import { Failure, failures } from '../../failures.ts';
import { repeat } from '../../repeat.ts';
import type { App, Values } from '../context.ts';
import { cancelChannel, contextOf, heldStatement, leftOf, wakeChannel, type Job } from './job.ts';
import { heldHere, hold, leaseSeconds, letGo, over, Stopped, stopHere, withLease } from './running.ts';
import { dropResult, forgetOlderResults } from './resultFile.ts';
import { tellDue } from '../notices/before.ts';
import { enqueueDue } from './schedule.ts';
import { assertStanding } from './standing.ts';
import { workOf, type Works } from './works.ts';

/** Jobs that a process works on at a time: reading and writing workbooks has threads of its own, the rest is the database's. */
const atOnce = 2;
/** How often the queue is looked at though nobody has called: for jobs to be tried again, and those of dead processes. */
const lookEvery = 5_000;
/** Seconds before the second try; then twice as long each time. */
const firstPause = 5;

/** Whose jobs are worked on, and what is done beside the works of the engine. */
interface Runner {
  app: App;
  works?: Works;
}

/** Works on the queue until stopped. What is under way then is given back, for another process to begin again. */
export async function startRunner({ app, works = {} }: Runner): Promise<() => Promise<void>> {
  const running = new Set<Promise<void>>();
  let isStopped = false;
  let looking: Promise<void> | undefined;
  let isCalled = false;
  const look = async (): Promise<void> => {
    while (!isStopped && running.size < atOnce) {
      const job = await take(app);
      if (!job) return;
      const work = run({ app, works, job }).finally(() => {
        running.delete(work);
        wake();
      });
      running.add(work);
    }
  };
  const wake = (): void => {
    isCalled = true;
    if (looking || isStopped) return;
    isCalled = false;
    looking = look()
      .catch((error: unknown) => app.log.error(error, 'the queue of jobs could not be read'))
      .finally(() => {
        looking = undefined;
        if (isCalled) wake();
      });
  };
  const endings = [
    await app.database.listen(wakeChannel, wake),
    await app.database.listen(cancelChannel, (id) => stopHere(id, 'cancelled')),
  ];
  if (app.database.kind === 'pglite') await inheritAll(app);
  const stopPlanning = repeat({
    everyMilliseconds: lookEvery,
    isAtOnce: true,
    work: () =>
      enqueueDue({ app })
        .then(() => tellDue({ app }))
        .finally(wake),
    onFailed: (error) => app.log.error(error, 'what is due could not be put into the queue'),
  });
  return async () => {
    isStopped = true;
    const planned = stopPlanning();
    const leave = (): void => {
      for (const id of heldHere(app)) stopHere(id, 'leaving');
    };
    leave();
    await planned;
    await looking;
    // One may have been taken meanwhile.
    leave();
    await Promise.all(running);
    for (const end of endings) await end();
  };
}

/** Works on all that waits now, one after the other, and ends when there is no more. */
export async function runWaiting({ app, works = {} }: Runner): Promise<void> {
  for (let job = await take(app); job; job = await take(app)) await run({ app, works, job });
}

async function take(app: App): Promise<Job | undefined> {
  const [row] = await app.database.query(
    changing<{ job: Job | null }>({
      name: 'job_take',
      text: `select "takeJob"($1, $2) as "job"`,
      values: [leaseSeconds, heldHere(app)],
    }),
  );
  const job = row?.job ?? undefined;
  // From now on, so that the next one taken is not of the same organisation.
  if (job) hold({ app, job });
  return job;
}

/** The embedded database has one process: whatever runs when it starts has died. */
async function inheritAll(app: App): Promise<void> {
  await app.database.asOwner((connection) =>
    connection.query(
      changing({ text: `update "job" set "leaseUntil" = now() - interval '1 second' where "state" = 'running'` }),
    ),
  );
  await app.database.asOwner((connection) =>
    connection.query(changing({ text: `update "delivery" set "leaseUntil" = null where "leaseUntil" is not null` })),
  );
}

async function run({ app, works, job }: Required<Runner> & { job: Job }): Promise<void> {
  try {
    await attempt({ app, works, job });
  } catch (error) {
    // Its lease will run out, and the job be taken again.
    app.log.error(error, `job ${job.id}`);
  } finally {
    letGo(job.id);
  }
}

async function attempt({ app, works, job }: Required<Runner> & { job: Job }): Promise<void> {
  const scope = { tenantId: job.tenantId, userId: job.createdBy };
  const keep = async (changes: Values): Promise<void> => {
    const [rows] = await app.database.batch({ scope, statements: [heldStatement({ job, changes })] });
    if (rows.length === 0) await endCancelled({ app, job });
    else if (changes['state'] === 'failed') await dropResult({ app, job });
  };
  const fail = (message: string) => keep({ ...over(), state: 'failed', message });
  try {
    const { attempts, run: work } = workOf({ works, job });
    if (job.attempts > attempts) return await fail(`处理时服务${attempts}次中断，没有完成，${leftOf(job)}，请重新提交`);
    await assertStanding({ app, job });
    const changes = await withLease({ job, context: await contextOf({ app, job }) }, work);
    if (changes) await keep({ ...over(), progress: 100, state: 'done', ...changes });
    await forgetOlderResults({ app, job });
  } catch (error) {
    if (error instanceof Stopped) {
      if (error.reason === 'cancelled') await endCancelled({ app, job });
      if (error.reason === 'leaving') await giveBack({ app, job });
      return;
    }
    if (error instanceof Failure) return fail(error.message);
    app.log.error(error, `job ${job.id}`);
    const { attempts } = workOf({ works, job });
    if (job.attempts >= attempts) return fail(failures.broken().message);
    const pause = firstPause * 2 ** (job.attempts - 1);
    await keep({
      state: 'waiting',
      leaseUntil: null,
      dueTime: new Date(Date.now() + pause * 1000).toISOString(),
      message: `没有成功，${pause} 秒后重试`,
    });
  }
}

async function endCancelled({ app, job }: { app: App; job: Job }): Promise<void> {
  const { id, attempts, tenantId, createdBy } = job;
  const [ended] = await app.database.batch({
    scope: { tenantId, userId: createdBy },
    statements: [
      changing<Values>({
        text: `update "job" set "state" = 'cancelled', "leaseUntil" = null, "endedTime" = now(), "message" = $3,
            "isCancelled" = true
          where "id" = $1 and "attempts" = $2 and "state" = 'running' returning "id"`,
        values: [id, attempts, `已取消，${leftOf(job)}`],
      }),
    ],
  });
  // Of a job that another process has taken meanwhile the file is that one's.
  if (ended.length > 0) await dropResult({ app, job });
}

/** For another process, at once; leaving is no failed try. */
async function giveBack({ app, job: { id, attempts, tenantId, createdBy } }: { app: App; job: Job }): Promise<void> {
  await app.database.batch({
    scope: { tenantId, userId: createdBy },
    statements: [
      changing({
        text: `update "job" set "state" = 'waiting', "attempts" = "attempts" - 1, "leaseUntil" = null, "dueTime" = now()
          where "id" = $1 and "attempts" = $2 and "state" = 'running'`,
        values: [id, attempts],
      }),
    ],
  });
}

/**
 * An import of thousands of rows – new ones and changes – cancelled, stopped by SIGTERM, killed with kill -9 and undone, each in the middle of its
 * writing: the questions are as they were, and the job says so (rules J4, J5, J7). And two processes over one queue: each
 * job is run once. The figures are printed.
 */
import { setTimeout as delay } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { openDatabase } from '#server/database/database.ts';
import { reading, type Statement } from '#server/database/statement.ts';
import { inSuite } from '#tests/suite.ts';
import { headings, workbook } from '../contract/import/bank.ts';
import { edited } from '../contract/import/edited.ts';
import { importer, type Job } from '../contract/import/importer.ts';
import { attemptsOf } from './attempts.ts';
import { signIn } from './client.ts';
import { definePlace, eachPlace, letLeasesEnd } from './place.ts';
import { startProduct, type ProductOptions } from './product.ts';

/** Enough that each can be met in the middle of its writing. */
const rows = inSuite({ landing: 2_000, long: 10_000 });
/** More than an export gives at once without a job. */
const exported = inSuite({ landing: 5_001, long: 10_000 });
const changed = 100;
const limit = 400_000;

eachPlace(({ within }) => {
  it(`${rows} rows are cancelled, killed and undone`, () => within(cancelKillUndo), limit);
});

definePlace({
  kind: 'postgres',
  define: ({ within }) =>
    it(
      'two processes run each job once, and one goes on with what the other died of',
      () => within(twoProcesses),
      limit,
    ),
});

async function cancelKillUndo(options: ProductOptions): Promise<void> {
  const name = options.databaseUrl ? 'PostgreSQL' : 'PGlite';
  let product = await startProduct(options);
  try {
    const token = await signIn({ url: product.url, account: 'admin' });
    const person = importer(() => ({ server: product, token }));
    const known = Array.from({ length: changed }, (_, i) => row(`旧题 ${i}`));
    await person.commit((await person.upload(await workbook(known))).id);
    const file = await edited({
      file: await person.download('/question/exportByExcel', { keyword: '旧题' }),
      from: '旧题',
      to: '改题',
      more: Array.from({ length: rows - changed }, (_, i) => row(`新题 ${i}`)),
    });
    const stop = async (): Promise<string> => {
      expect(await product.stop()).toEqual({ code: 0, signal: null });
      return digest(options);
    };
    const before = await stop();

    product = await startProduct(options);
    const job = await person.upload(file);
    expect(job).toMatchObject({ state: 'ready', valid: rows, bad: 0, changed });
    await begin({ person, ...options, id: job.id });
    const asked = performance.now();
    expect(await person.post('/job/cancel', { id: job.id })).toMatchObject({ code: 200 });
    expect(await person.settled(job.id)).toMatchObject({ state: 'cancelled', message: '已取消，没有写入任何数据' });
    const cancelled = Math.round(performance.now() - asked);
    expect(await stop(), 'after the cancelled import').toBe(before);

    product = await startProduct(options);
    const second = await person.upload(file);
    await begin({ person, ...options, id: second.id });
    const leaving = performance.now();
    expect(await stop(), 'after a stop in the middle').toBe(before);
    const left = Math.round(performance.now() - leaving);
    do {
      product = await startProduct(options);
      await isStoring({ person, ...options, id: second.id });
      expect(await product.kill()).toEqual({ code: null, signal: 'SIGKILL' });
      // A busy machine may also be slow to answer before the job has begun.
    } while (!(await wasRunning({ ...options, id: second.id })));
    expect(await digest(options), 'after the killed import').toBe(before);
    await letLeasesEnd(options);
    product = await startProduct(options);
    const restarted = performance.now();
    expect(await person.settled(second.id)).toMatchObject({ state: 'done', added: rows - changed, changed });
    const resumed = Math.round(performance.now() - restarted);
    expect(await attemptsOf({ person, id: second.id })).toBe(2);

    const undone = performance.now();
    const { data } = await person.post<{ id: string }>('/job/undo', { id: second.id });
    expect(await person.settled(data.id)).toMatchObject({
      state: 'done',
      message: `删除了新增的 ${rows - changed} 条，恢复了修改的 ${changed} 条`,
    });
    const undoing = Math.round(performance.now() - undone);
    expect(await stop(), 'after the undone import').toBe(before);
    console.log(
      `${name}: ${rows} rows: cancelled in ${cancelled} ms, given back by SIGTERM in ${left} ms, done ${resumed} ms after the restart that followed kill -9, undone in ${undoing} ms`,
    );
  } finally {
    await product.kill();
  }
}

async function twoProcesses(options: ProductOptions): Promise<void> {
  const products = [await startProduct(options), await startProduct(options)];
  try {
    const token = await signIn({ url: products[0]?.url ?? '', account: 'admin' });
    const people = products.map((product) => importer(() => ({ server: product, token })));
    const [one, other] = people;
    if (!one || !other) throw new Error('two processes were wanted');
    const jobs = await Promise.all(
      Array.from({ length: 12 }, async (_, i) => {
        const [uploads, commits] = i % 2 === 0 ? [one, other] : [other, one];
        const { id } = await uploads.upload(
          await workbook(Array.from({ length: 50 }, (_row, k) => row(`批${i} ${k}`))),
        );
        return commits.commit(id);
      }),
    );
    expect(jobs.map(({ state, added }) => [state, added])).toEqual(jobs.map(() => ['done', 50]));
    for (const { id } of jobs) expect(await attemptsOf({ person: one, id })).toBe(1);

    const undoings = await Promise.all(jobs.map(({ id }) => other.post<{ id: string }>('/job/undo', { id })));
    const undone = await Promise.all(undoings.map(({ data }) => one.settled(data.id)));
    expect(undone.map(({ message }) => message)).toEqual(jobs.map(() => '删除了新增的 50 条，恢复了修改的 0 条'));
    for (const { data } of undoings) expect(await attemptsOf({ person: one, id: data.id })).toBe(1);

    // While the other process is held still, the job can only be the first one's.
    const [first, second] = products;
    if (!first || !second) throw new Error('two processes were wanted');
    const { id } = await one.upload(await workbook(Array.from({ length: exported }, (_, i) => row(`接手 ${i}`))));
    process.kill(second.pid, 'SIGSTOP');
    await begin({ person: one, ...options, id });
    process.kill(second.pid, 'SIGCONT');
    await first.kill();
    await letLeasesEnd(options);
    const since = performance.now();
    expect(await other.settled(id)).toMatchObject({ state: 'done', added: exported });
    expect(await attemptsOf({ person: other, id })).toBe(2);
    const taken = Math.round(performance.now() - since);

    const again = await startProduct(options);
    products.push(again);
    const third = importer(() => ({ server: again, token }));
    const exports = await Promise.all(
      [other, third, other, third].map((person) =>
        person.post<{ id: string }>('/question/exportByExcel', { keyword: '接手' }),
      ),
    );
    for (const { data } of exports) {
      expect(await third.settled(data.id)).toMatchObject({ state: 'done' });
      expect(await attemptsOf({ person: other, id: data.id })).toBe(1);
    }
    console.log(
      `PostgreSQL: 28 jobs by two processes, each run once; a killed one's job was done by the other after ${taken} ms`,
    );
  } finally {
    await Promise.all(products.map((product) => product.kill()));
  }
}

type Person = ReturnType<typeof importer>;

/**
 * Confirms an import, and comes back while its transaction is open: on PostgreSQL its progress says so; on the embedded
 * database no call is answered, as its one connection is the job's.
 */
async function begin({
  person,
  databaseUrl,
  id,
}: {
  person: Person;
  databaseUrl?: string | undefined;
  id: string;
}): Promise<void> {
  expect(await person.post('/question/importCommit', { id, mode: 'all' })).toMatchObject({ code: 200 });
  await isStoring({ person, databaseUrl, id });
}

async function isStoring({
  person,
  databaseUrl,
  id,
}: {
  person: Person;
  databaseUrl?: string | undefined;
  id: string;
}): Promise<void> {
  for (let tries = 0; tries < 2000; tries += 1) {
    const asked = person.read<Job & { progress: number }>(`/job/progress?id=${id}`).catch(() => undefined);
    const job = databaseUrl === undefined ? await Promise.race([asked, delay(400)]) : await asked;
    if (!job) return;
    expect(['waiting', 'running'], 'the job before it was disturbed').toContain(job.state);
    // What was given back keeps its progress until it is taken again.
    if (job.state === 'running' && job.progress >= 50) return;
    await delay(5);
  }
  throw new Error('the import does not begin to store');
}

/** All living questions but for what says that they were touched, while no server runs. */
async function digest(options: ProductOptions): Promise<string> {
  const row = await readAtRest<{ digest: string }>({
    ...options,
    statement: reading({
      text: `select count(*) || ' ' || md5(string_agg((to_jsonb(q) - array['version', 'updatedTime', 'updatedBy'])::text, '' order by "id")) as "digest"
        from "question" q where "deletedTime" is null`,
    }),
  });
  return row?.digest ?? '';
}

/** Whether a job had been begun when its server died. */
async function wasRunning({ id, ...options }: ProductOptions & { id: string }): Promise<boolean> {
  const statement = reading<{ state: string }>({ text: `select "state" from "job" where "id" = $1`, values: [id] });
  return (await readAtRest({ ...options, statement }))?.state === 'running';
}

/** What a statement finds first, while no server runs. */
async function readAtRest<Row>({
  dataDir,
  databaseUrl,
  statement,
}: ProductOptions & { statement: Statement<Row> }): Promise<Row | undefined> {
  const database = await openDatabase({ dataDir, ...(databaseUrl && { url: databaseUrl }) });
  try {
    const [row] = await database.asOwner((connection) => connection.query(statement));
    return row;
  } finally {
    await database.close();
  }
}

function row(stem: string): string[] {
  const cells: Record<string, string> = { 证书: 'AIL-1', 题型: '判断题', 题干: stem, 正确答案: '正确' };
  return headings.map((heading) => cells[heading] ?? '');
}

/** What a start does where another server is, or was: the lock of the data folder, and first starts that were killed. */
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { makingFolder } from '#server/database/lite.ts';
import { readConfig } from '#server/config.ts';
import { changing, reading } from '#server/database/statement.ts';
import { createTestDatabase, usePostgres } from '#server/database/testing.ts';
import { loadFirst } from '#server/first.ts';
import { openApp } from '#server/open.ts';
import { productRoot as root } from '#server/root.ts';
import { inSuite } from '#tests/suite.ts';
import { countRows } from './audit.ts';
import { client, signIn } from './client.ts';
import { definePlace, eachPlace, newFolder } from './place.ts';
import { isHealthy, launch, startProduct, until, type End, type Process, type ProductOptions } from './product.ts';

const cleanings: (() => Promise<unknown> | void)[] = [];

afterEach(async () => {
  for (const clean of cleanings.splice(0).reverse()) await clean();
});

it('a second server on the same data folder says who holds it, ends with an error and harms nothing', async () => {
  const dataDir = removed(newFolder());
  const first = keep(await startProduct({ dataDir }));
  const second = keep(await launch({ dataDir }));
  let end: End | undefined;
  void second.ended.then((itsEnd) => (end = itsEnd));
  await until({
    what: 'the second server has ended or serves',
    seconds: 60,
    isDone: async () => end !== undefined || (await isHealthy(second.url)),
  });
  expect(end).toEqual({ code: 1, signal: null });
  expect(second.output()).toContain(`数据目录 ${dataDir} 正被进程 ${first.pid}（自 `);
  expect(second.output()).toContain('请先停止该进程再启动');
  expect(second.output(), 'a stack trace').not.toMatch(/^\s+at /m);
  expect(await isHealthy(first.url)).toBe(true);
  const token = await signIn({ url: first.url, account: 'admin' });
  expect(
    await client({ url: first.url, token }).post('/cert/save', { certName: '仍可保存', certCode: 'still-here' }),
  ).toMatchObject({ status: 200 });
  expect(await first.stop()).toEqual({ code: 0, signal: null });

  const third = keep(await startProduct({ dataDir }));
  expect(await client({ url: third.url, token }).post('/cert/list', { certCode: 'still-here' })).toMatchObject({
    data: { total: 1 },
  });
});

it('a first start that is killed while it makes the embedded database is begun again by the next one', async () => {
  const dataDir = removed(newFolder());
  for (const made of inSuite({ landing: [300], long: [1, 300, 900] })) {
    const started = keep(await launch({ dataDir }));
    await until({
      what: `file ${made} of the database`,
      seconds: 60,
      isDone: () => countFiles(makingFolder(join(dataDir, 'database'))) >= made,
    });
    await started.kill();
    expect(started.output(), 'killed too late').not.toContain(announcement);
  }
  const next = keep(await startProduct({ dataDir }));
  await signIn({ url: next.url, account: 'admin' });
}, 180_000);

describe('first starts with demo data', () => {
  const postgres = usePostgres();

  eachPlace(({ name, within }) => {
    it(
      'killed while it loads, it is begun again: the same rows as without, none twice',
      () =>
        within(async (undisturbed) => {
          const expected = await rowsAfter(undisturbed);
          const images = countFiles(join(undisturbed.dataDir, 'files'));
          expect(images).toBeGreaterThan(3);

          // The images tell how far it is: some come before the accounts, the others after them.
          const options = await nothingYet(name);
          const folder = join(options.dataDir, 'files');
          const most = Math.ceil(images * 0.75);
          for (const loaded of inSuite({ landing: [most], long: [1, Math.ceil(images / 2), most, images] })) {
            const before = countFiles(folder);
            const started = keep(await launch(options));
            await until({
              what: `image ${loaded} of the demo`,
              seconds: 60,
              isDone: () => countFiles(folder) >= before + loaded,
            });
            await started.kill();
            expect(started.output(), 'killed too late').not.toContain(announcement);
          }
          expect(await rowsAfter(options)).toEqual(expected);
        }),
      180_000,
    );
  });

  definePlace({
    kind: 'postgres',
    define: ({ name, within }) =>
      it(
        'two at the same moment on one database: loaded once, and both serve',
        () =>
          within(async (alone) => {
            const expected = await rowsAfter(alone);
            const options = await nothingYet(name);
            const [first, second] = await Promise.all([
              startProduct(options),
              startProduct({ ...options, dataDir: removed(newFolder()) }),
            ]);
            keep(second);
            expect(await rowsAfter(options, first)).toEqual(expected);
            expect(await isHealthy(second.url)).toBe(true);
          }),
        180_000,
      ),
  });

  it('two at the same moment read nothing of each other: the second one waits, and opens no account', async () => {
    const { dataDir, databaseUrl } = await nothingYet('PostgreSQL');
    const config = readConfig({
      env: { DATA_DIR: dataDir, DATABASE_URL: databaseUrl, NODE_ENV: 'production' },
      publicDir: '',
    });
    const opened = async () => {
      const app = await openApp({ config, root });
      cleanings.push(() => app.close());
      return app;
    };
    const apps = [await opened(), await opened()] as const;
    const [{ database }] = apps;
    const { starts, waitedFor } = await database.asOwner(async (holder) => {
      await holder.query(changing({ text: 'begin; lock table "user" in access exclusive mode' }));
      const starts = apps.map((app) => loadFirst({ app, root }));
      let waitedFor: string[] = [];
      await until({
        what: 'both starts wait',
        seconds: 60,
        isDone: async () => {
          const rows = await holder.query(
            reading<{ kind: string }>({
              text: `select "locktype" as kind from pg_locks join pg_database d on d.oid = "database"
                where not "granted" and datname = current_database() order by 1`,
            }),
          );
          waitedFor = rows.map(({ kind }) => kind);
          return waitedFor.length === 2;
        },
      });
      await holder.query(changing({ text: 'commit' }));
      return { starts, waitedFor };
    });
    expect(waitedFor).toEqual(['advisory', 'relation']);
    expect((await Promise.all(starts)).flat()).toEqual([expect.stringContaining('平台运营账号  operator')]);
  });

  async function nothingYet(name: string): Promise<ProductOptions> {
    const dataDir = removed(newFolder());
    if (name === 'PGlite') return { dataDir };
    const { url, drop } = await createTestDatabase({ server: postgres() });
    cleanings.push(drop);
    return { dataDir, databaseUrl: url };
  }
});

const announcement = '教育认证平台已启动';

/** How many questions the demo's learner has answered or missed, and exams asked, hangs on which were drawn twice; rounds and exams do not. */
const drawn: ReadonlySet<string> = new Set(['heldQuestion', 'practiceAnswer', 'questionFigure', 'wrongRecord']);

/** What a server makes in the background, perhaps before it is stopped: papers of sessions that begin within a day, PDFs, and the jobs that make them. */
const inBackground: ReadonlySet<string> = new Set(['sessionPaper', 'certPdf', 'job']);

/** Signs in to the server, which is started unless it is given, stops it and counts the rows of every table. */
async function rowsAfter(options: ProductOptions, started?: Process): Promise<Record<string, number | string>> {
  const server = keep(started ?? (await startProduct(options)));
  await signIn({ url: server.url, account: 'admin' });
  await server.stop();
  const rows = await countRows(options);
  return Object.fromEntries(
    Object.entries(rows)
      .filter(([table]) => !inBackground.has(table))
      .map(([table, count]) => [table, drawn.has(table) && count > 20 ? 'more than 20' : count]),
  );
}

/** Killed after the test, whatever happened. */
function keep<Kept extends Process>(started: Kept): Kept {
  cleanings.push(started.kill);
  return started;
}

/** The folder, gone after the test. */
function removed(folder: string): string {
  cleanings.push(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

function countFiles(folder: string): number {
  return existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).length
    : 0;
}

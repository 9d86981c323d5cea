/** What a start does where another server is, or was: the lock of the data folder, and first starts that were killed. */
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { makingFolder } from '#server/database/lite.ts';
import { createTestDatabase, usePostgres } from '#server/database/testing.ts';
import { countRows } from './audit.ts';
import { client, signIn } from './client.ts';
import { isHealthy, launch, startProduct, until, type End, type Process, type ProductOptions } from './product.ts';

const cleanings: (() => Promise<unknown> | void)[] = [];

afterEach(async () => {
  for (const clean of cleanings.splice(0).reverse()) await clean();
});

it('a second server on the same data folder says who holds it, ends with an error and harms nothing', async () => {
  const dataDir = newFolder();
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
  const dataDir = newFolder();
  for (const made of [1, 300, 900]) {
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

  it.each(['PGlite', 'PostgreSQL'])(
    'killed while it loads, it is begun again: the same rows as without, none twice (%s)',
    async (kind) => {
      const undisturbed = await newOptions(kind);
      const expected = await rowsAfter({ options: undisturbed, started: await startProduct(undisturbed) });
      const images = countFiles(join(undisturbed.dataDir, 'files'));
      expect(images).toBeGreaterThan(3);

      // The images tell how far it is; the accounts come after the last of them.
      const options = await newOptions(kind);
      const folder = join(options.dataDir, 'files');
      for (const loaded of [1, Math.ceil(images / 2), images]) {
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
      expect(await rowsAfter({ options, started: await startProduct(options) })).toEqual(expected);
    },
    180_000,
  );

  it('two at the same moment on one PostgreSQL: loaded once, and both serve', async () => {
    const alone = await newOptions('PostgreSQL');
    const expected = await rowsAfter({ options: alone, started: await startProduct(alone) });
    const options = await newOptions('PostgreSQL');
    const [first, second] = await Promise.all([
      startProduct(options),
      startProduct({ ...options, dataDir: newFolder() }),
    ]);
    keep(second);
    expect(await rowsAfter({ options, started: first })).toEqual(expected);
    expect(await isHealthy(second.url)).toBe(true);
  }, 180_000);

  async function newOptions(kind: string): Promise<ProductOptions> {
    if (kind === 'PGlite') return { dataDir: newFolder() };
    const { url, drop } = await createTestDatabase({ server: postgres() });
    cleanings.push(drop);
    return { dataDir: newFolder(), databaseUrl: url };
  }
});

const announcement = '教育认证平台已启动';

/** How many questions the demo's learner has answered or missed hangs on which were drawn twice; the rounds and exams do not. */
const drawn: ReadonlySet<string> = new Set(['practiceAnswer', 'wrongRecord']);

/** Signs in, stops the server and counts the rows of every table. */
async function rowsAfter({
  options,
  started,
}: {
  options: ProductOptions;
  started: Process;
}): Promise<Record<string, number | string>> {
  keep(started);
  await signIn({ url: started.url, account: 'admin' });
  await started.stop();
  const rows = await countRows(options);
  return Object.fromEntries(
    Object.entries(rows).map(([table, count]) => [table, drawn.has(table) && count > 20 ? 'more than 20' : count]),
  );
}

/** Killed after the test, whatever happened. */
function keep<Kept extends Process>(started: Kept): Kept {
  cleanings.push(started.kill);
  return started;
}

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'faults-'));
  cleanings.push(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

function countFiles(folder: string): number {
  return existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).length
    : 0;
}

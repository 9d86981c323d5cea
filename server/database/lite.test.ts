import fs, { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterEach, expect, it, vi } from 'vitest';
import type { Database } from './database.ts';
import { openDatabase } from './database.ts';
import { changing, reading } from './statement.ts';
import { useEmptyFolder } from './testing.ts';

const folders: string[] = [];
const databases: Database[] = [];

const empty = useEmptyFolder();

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'lite 数据-'));
  folders.push(folder);
  return folder;
}

function copyOfEmpty(): string {
  const folder = newFolder();
  cpSync(empty(), folder, { recursive: true });
  return folder;
}

async function open(dataDir = copyOfEmpty()): Promise<{ database: Database; dataDir: string }> {
  const database = await openDatabase({ dataDir });
  databases.push(database);
  return { database, dataDir };
}

async function livingBytes(): Promise<number> {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as (options: { execution: 'async' }) => Promise<void>;
  await collect({ execution: 'async' });
  return process.memoryUsage().heapUsed;
}

afterEach(async () => {
  for (const database of databases.splice(0)) await database.close().catch(() => undefined);
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

it('keeps its rows when it is closed and opened again, in a folder with spaces and Chinese', async () => {
  const { database, dataDir } = await open(newFolder());
  await database.asOwner((connection) =>
    connection.query(changing({ text: `create table "item" as select '试题' as "name"` })),
  );
  await database.close();
  const again = await open(dataDir);
  expect(await again.database.query(reading({ text: 'select * from "item"' }))).toEqual([{ name: '试题' }]);
}, 30_000);

it('a second opening of the folder is refused and harms nothing', async () => {
  const { database, dataDir } = await open();
  await expect(openDatabase({ dataDir })).rejects.toThrow('正被进程');
  expect(await database.query(reading({ text: 'select 1 as n' }))).toEqual([{ n: 1 }]);
}, 30_000);

it('waits for the disk with each commit', async () => {
  const { database } = await open();
  expect(database.isDurable).toBe(true);
  const sync = vi.spyOn(fs, 'fsyncSync');
  await database.asOwner((connection) => connection.query(changing({ text: 'create table "item" ("id" integer)' })));
  for (let id = 0; id < 10; id++) {
    sync.mockClear();
    await database.batch({
      scope: { tenantId: '', userId: '' },
      statements: [changing({ text: 'insert into "item" values ($1)', values: [id] })],
    });
    expect(sync).toHaveBeenCalled();
  }
  sync.mockRestore();
}, 30_000);

it('timers and requests get their turn while queries are queued', async () => {
  const { database } = await open();
  let turns = 0;
  const timer = setInterval(() => (turns += 1), 1);
  const started = performance.now();
  await Promise.all(
    Array.from({ length: 5000 }, (_, n) =>
      database.query(reading({ name: 'echo', text: 'select $1::integer', values: [n] })),
    ),
  );
  const elapsed = performance.now() - started;
  clearInterval(timer);
  expect(turns).toBeGreaterThan(elapsed / 50);
}, 30_000);

it('keeps nothing of what it has answered', async () => {
  const { database } = await open();
  const ask = async (times: number) => {
    for (let n = 0; n < times; n++)
      await database.query(
        reading({
          name: 'rows',
          text: `select repeat('x', 100) || n as text from generate_series(1, 100) n`,
        }),
      );
  };
  await ask(50);
  const before = await livingBytes();
  await ask(2000);
  expect((await livingBytes()) - before).toBeLessThan(10_000_000); // kept, the rows would be 40 MB
}, 60_000);

it('an answer of many megabytes arrives whole', async () => {
  const { database } = await open();
  const [row] = await database.query(reading<{ text: string }>({ text: `select repeat('题', 3000000) as text` }));
  expect(row?.text).toHaveLength(3_000_000);
  const sent = 'x'.repeat(5_000_000);
  expect(await database.query(reading({ text: 'select length($1::text) as length', values: [sent] }))).toEqual([
    { length: 5_000_000 },
  ]);
}, 30_000);

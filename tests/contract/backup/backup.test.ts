import { createReadStream, mkdtempSync, readdirSync, rmSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { backup, checkBackup } from '#server/backup/backup.ts';
import { isDue, requestBackup, startDailyBackup } from '#server/backup/daily.ts';
import { readManifest, tablePath } from '#server/backup/manifest.ts';
import { restore } from '#server/backup/restore.ts';
import { changing, reading } from '#server/database/statement.ts';
import { startServer, type TestServer } from '#server/testing.ts';
import { inSuite } from '#tests/suite.ts';

const rows = inSuite({ landing: 5_000, long: 100_000 });

/** What stands in each table, whatever the order: its count and a sum over its rows. */
async function contentsOf({ app }: TestServer): Promise<Record<string, string>> {
  return app.database.asOwner(async (connection) => {
    const tables = await connection.query(
      reading<{ name: string }>({
        text: `select relname as name from pg_class where relnamespace = current_schema()::regnamespace and relkind = 'r' and relname not in ('migration', 'catalogueState') order by relname`,
      }),
    );
    const contents: Record<string, string> = {};
    for (const { name } of tables) {
      const [row] = await connection.query(
        reading<{ sum: string }>({
          text: `select count(*) || ' ' || coalesce(md5(string_agg(md5(to_jsonb(t)::text), '' order by md5(to_jsonb(t)::text))), '') as "sum" from "${name}" t`,
        }),
      );
      contents[name] = row?.sum ?? '';
    }
    return contents;
  });
}

/** What guards the rows: triggers that are off, tables whose owner is not bound, foreign keys that hold. */
async function guardsOf({ app }: TestServer): Promise<{ off: number; unforced: number; keys: number } | undefined> {
  const [guards] = await app.database.asOwner((connection) =>
    connection.query(
      reading<{ off: number; unforced: number; keys: number }>({
        text: `select (select count(*)::integer from pg_trigger where tgenabled <> 'O' and not tgisinternal) as "off",
        (select count(*)::integer from pg_class where relrowsecurity and not relforcerowsecurity) as "unforced",
        (select count(*)::integer from pg_constraint where contype = 'f' and convalidated) as "keys"`,
      }),
    ),
  );
  return guards;
}

describe.each([
  ['pglite', 'postgres'],
  ['postgres', 'pglite'],
] as const)('a backup of %s restored into %s', (from, to) => {
  const folder = mkdtempSync(join(tmpdir(), 'backups-'));
  let source: TestServer;
  let target: TestServer;
  beforeAll(async () => {
    [source, target] = await Promise.all([
      startServer({ database: from }),
      startServer({ database: to, isEmpty: true }),
    ]);
    await source.app.database.asOwner((connection) =>
      connection.query(
        changing({
          text: `insert into "message" ("id", "tenantId", "title", "content", "userId", "readingStatus")
          select 'row' || n, (select "id" from "tenant" order by "id" limit 1), '标题 "' || n || '"' || E'\\n\\t\\\\', repeat('内容，', n % 20), (select "id" from "user" order by "id" limit 1), '2' from generate_series(1, ${rows}) n`,
        }),
      ),
    );
  }, 240_000);
  afterAll(async () => {
    await Promise.all([source.close(), target.close()]);
    rmSync(folder, { recursive: true, force: true });
  });

  const made = async (): Promise<string> =>
    (
      await backup({
        database: source.app.database,
        files: source.app.files,
        catalogueHash: source.app.catalogue.hash,
        folder,
      })
    ).folder;

  it(`has ${rows} rows and more, every table, file, reference and trigger as it was`, async () => {
    const started = performance.now();
    const whole = await made();
    const backed = performance.now();
    const manifest = await restore({ database: target.app.database, files: target.app.files, folder: whole });
    console.log(
      `${manifest.tables.reduce((sum, table) => sum + table.rows, 0)} rows of ${from}: backed up and checked in ${Math.round(backed - started)} ms, restored into ${to} in ${Math.round(performance.now() - backed)} ms`,
    );
    expect(manifest.tables.find(({ name }) => name === 'message')?.rows).toBeGreaterThanOrEqual(rows);
    expect(manifest.missing).toEqual([]);
    expect(await contentsOf(target)).toEqual(await contentsOf(source));
    const [file] = manifest.files;
    const bytes = ({ app }: TestServer): Promise<string> =>
      app.files.pathOf(file?.key ?? '').then((path) => text(createReadStream(path, 'latin1')));
    expect(await bytes(target)).toBe(await bytes(source));
    const [there, here] = [await guardsOf(target), await guardsOf(source)];
    expect(there).toEqual(here);
    expect(there).toMatchObject({ off: 0, unforced: 0 });
    expect(there?.keys).toBeGreaterThan(10);
    expect(await target.signIn('admin')).toMatch(/^\S{20,}$/);
  }, 240_000);

  it('is refused where there are accounts already, and where it is damaged', async () => {
    const [whole = ''] = readdirSync(folder).map((name) => join(folder, name));
    const options = { database: target.app.database, files: target.app.files };
    await expect(restore({ ...options, folder: whole })).rejects.toThrow('数据库里已有数据');
    await expect(checkBackup(join(folder, 'nowhere'))).rejects.toThrow('没有完整的备份');
    const { tables } = await readManifest(whole);
    expect(tables.length).toBeGreaterThan(20);
    truncateSync(tablePath({ folder: whole, name: 'cert' }), 20);
    await expect(restore({ ...options, folder: whole })).rejects.toThrow('数据表 cert 缺失或已损坏');
  }, 120_000);
});

describe('a server with the embedded database', () => {
  it('makes a backup when it is asked for one', async () => {
    const server = await startServer({ database: 'pglite' });
    const stop = startDailyBackup({ app: server.app });
    try {
      const folder = await requestBackup({ dataDir: server.app.config.dataDir });
      expect((await checkBackup(folder)).tables.find(({ name }) => name === 'question')?.rows).toBeGreaterThan(100);
    } finally {
      await stop();
      await server.close();
    }
  }, 120_000);

  const at = (text: string): number => Date.parse(`${text}+08:00`);
  it.each([
    ['none yet, half an hour after the start', undefined, '2024-05-01T09:30:00', false],
    ['none yet, an hour after the start', undefined, '2024-05-01T10:00:00', true],
    ['the same night', '20240501-031000', '2024-05-01T04:00:00', false],
    ['the next day at work', '20240501-031000', '2024-05-02T02:30:00', false],
    ['the next night', '20240501-031000', '2024-05-02T03:05:00', true],
    ['a machine that sleeps at night', '20240501-100000', '2024-05-02T22:00:00', true],
  ])('has one due: %s', (_name, newest, now, expected) => {
    expect(isDue({ newest, started: at('2024-05-01T09:00:00'), now: at(now) })).toBe(expected);
  });
});

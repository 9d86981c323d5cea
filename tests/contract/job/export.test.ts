/** Rule J9: exports of many records. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changing } from '#server/database/statement.ts';
import { mostAtOnce } from '#server/engine/exportExcel.ts';
import { readSheets } from '#server/engine/excel/workbook.ts';
import { startServer, type TestServer } from '#server/testing.ts';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { databasesFor } from '#tests/databases.ts';
import { importer, type Values } from '../import/importer.ts';

describe.each(databasesFor(import.meta.url))('exports of many records on %s', (database) => {
  let server: TestServer;
  let token = '';
  const folder = mkdtempSync(join(tmpdir(), 'export-'));

  beforeAll(async () => {
    server = await startServer({ database });
    token = await server.signIn('admin');
    await server.app.database.asOwner((connection) =>
      connection.query(
        changing({
          text: `insert into "occupation" ("id", "tenantId", "occupationName", "industryId", "order", "createdBy", "updatedBy")
            select 'many' || n, o."tenantId", '多职业' || n, o."industryId", n, o."createdBy", o."updatedBy"
              from generate_series(1, ${mostAtOnce + 1}) n,
                lateral (select * from "occupation" where "tenantId" = (select "id" from "tenant" order by "createdTime" limit 1)
                  limit 1) o`,
        }),
      ),
    );
  }, 120_000);
  afterAll(async () => {
    rmSync(folder, { recursive: true, force: true });
    await server.close();
  });

  const { post, download, settled } = importer(() => ({ server, token }));

  it('J9 are written by a job, whose file its own person fetches and nobody else', { timeout: 60_000 }, async () => {
    const asked = await post<{ id: string; state: string }>('/occupation/exportByExcel', { occupationName: '多职业' });
    expect(asked).toMatchObject({ code: 200, data: { state: 'waiting' } });
    const { id } = asked.data;
    expect(await settled(id)).toMatchObject({ state: 'done', resultFile: '职业.xlsx' });
    const path = join(folder, 'export.xlsx');
    writeFileSync(path, await download(`/job/file?id=${id}`));
    const [rows = []] = await readSheets({ path, owner: 'test', names: [] });
    expect(rows).toHaveLength(mostAtOnce + 2);
    expect(await post('/job/mine', {})).toMatchObject({
      code: 200,
      data: {
        total: 1,
        rows: [
          {
            id,
            kind: 'export',
            title: `导出职业 ${mostAtOnce + 1} 条`,
            state: 'done',
            progress: 100,
            resultFile: '职业.xlsx',
          },
        ],
      },
    });

    const other = await server.signIn('teacher');
    const teacher = importer(() => ({ server, token: other }));
    expect((await teacher.post<{ total: number }>('/job/mine', {})).data.total).toBe(0);
    const reply = await fetch(`${server.url}/api/job/file?id=${id}`, { headers: { token: other } });
    expect(reply.status).toBe(404);
  });

  it('J9 of fewer come at once', { timeout: 60_000 }, async () => {
    const file = await download('/occupation/exportByExcel', { occupationName: '多职业1234' });
    expect(file.subarray(0, 2).toString()).toBe('PK');
  });

  it('J9 of a log by a job, too', { timeout: 60_000 }, async () => {
    const count = mostAtOnce + 1;
    await server.app.database.asOwner((connection) =>
      connection.query(
        changing({
          text: `insert into "securityEvent" ("id", "tenantId", "event", "detail")
            select 'many' || n, $1, 'logout', 'many' || n from generate_series(1, ${count}) n`,
          values: [server.tenantIds[0]],
        }),
      ),
    );
    const asked = await post<{ id: string }>('/securityEvent/exportByExcel', { event: ['logout'], detail: 'many' });
    const { id } = asked.data;
    expect(await settled(id)).toMatchObject({
      state: 'done',
      message: `已导出 ${count} 条`,
      resultFile: '安全日志.xlsx',
    });
    const path = join(folder, 'log.xlsx');
    writeFileSync(path, await download(`/job/file?id=${id}`));
    const [rows = []] = await readSheets({ path, owner: 'test', names: [] });
    expect(new Set(rows.map((row) => row[5])).size).toBe(count + 1);
  });

  it('a job without a file has none to fetch', async () => {
    const reply = await fetch(`${server.url}/api/job/file?id=nothing`, { headers: { token } });
    expect([reply.status, ((await reply.json()) as Values)['message']]).toEqual([404, expect.stringContaining('任务')]);
  });
});

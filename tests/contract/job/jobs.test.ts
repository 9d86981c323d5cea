import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changing, reading } from '#server/database/statement.ts';
import { stopHere } from '#server/engine/jobs/running.ts';
import { startServer, type TestServer } from '#server/testing.ts';
import { headings, workbook } from '../import/bank.ts';
import { edited } from '../import/edited.ts';
import { importer, type Job, type Values } from '../import/importer.ts';

describe.each(['pglite', 'postgres'] as const)('jobs on %s', (database) => {
  let server: TestServer;
  let token = '';

  beforeAll(async () => {
    server = await startServer({ database });
    token = await server.signIn('admin');
  }, 120_000);
  afterAll(() => server.close());

  const { post, read, download, upload, commit, settled } = importer(() => ({ server, token }));
  const row = (stem: string, changes: Record<string, string> = {}): string[] => {
    const cells: Record<string, string> = { 证书: 'AIL-1', 题型: '判断题', 题干: stem, 正确答案: '正确', ...changes };
    return headings.map((heading) => cells[heading] ?? '');
  };
  const rows = async (keyword: string): Promise<Values[]> =>
    (await post<{ rows: Values[] }>('/question/list', { keyword, pageSize: 100 })).data.rows;
  /** Every question as it stands, but for what says that it was touched. */
  const table = (): Promise<Values[]> =>
    server.app.database.asOwner((connection) =>
      connection.query(
        reading<Values>({
          text: `select to_jsonb(q) - array['version', 'updatedTime', 'updatedBy'] as "row" from "question" q
            where "deletedTime" is null order by "id"`,
        }),
      ),
    );

  it('J7 undoes an import: what it added and what it changed', { timeout: 60_000 }, async () => {
    await commit((await upload(await workbook([row('撤销旧一', { 难度: '容易' }), row('撤销旧二')]))).id);
    const exported = await download('/question/exportByExcel', { keyword: '撤销旧' });
    const before = await table();
    const changedSheet = await edited({ file: exported, from: '撤销旧一', to: '撤销新一', more: [row('撤销新三')] });
    const job = await upload(changedSheet);
    expect(job.errors).toEqual([]);
    expect(await commit(job.id)).toMatchObject({ state: 'done', added: 1, changed: 1 });
    expect(await table()).not.toEqual(before);

    const undoing = await post<{ id: string }>('/job/undo', { id: job.id });
    expect(await settled(undoing.data.id)).toMatchObject({
      state: 'done',
      kind: 'undo',
      // Of many files with one name, the data tell which is meant.
      title: expect.stringMatching(/^撤销：试题：.+\.xlsx$/) as string,
      message: '删除了新增的 1 条，恢复了修改的 1 条',
    });
    expect(await table()).toEqual(before);
    expect(await read<Job>(`/job/progress?id=${job.id}`)).toMatchObject({ state: 'done', isUndone: true });
    expect(await post('/job/undo', { id: job.id })).toMatchObject({ code: 409, message: '这次导入已经撤销' });
  });

  it('J7 leaves what somebody changed since, and says so', { timeout: 60_000 }, async () => {
    const job = await upload(await workbook([row('改过的'), row('没有改过的')]));
    await commit(job.id);
    const [changed] = await rows('改过的');
    const mine = (await rows('改过的')).find(({ title }) => !String(title).includes('没有')) ?? changed ?? {};
    expect(
      await post('/question/save', { id: mine['id'], version: mine['version'], analysis: '后来补的' }),
    ).toMatchObject({ code: 200 });
    const undoing = await post<{ id: string }>('/job/undo', { id: job.id });
    expect(await settled(undoing.data.id)).toMatchObject({
      state: 'done',
      message: '删除了新增的 1 条，恢复了修改的 0 条；1 条没有撤销',
      failed: [{ recordId: String(mine['id']), message: '导入后又被修改或删除' }],
    });
    expect((await rows('改过的')).map(({ id }) => id)).toEqual([mine['id']]);
  });

  it('J5 cancels in the middle of storing: nothing is left, and the job says so', { timeout: 90_000 }, async () => {
    const before = await table();
    const job = await upload(await workbook(Array.from({ length: 3000 }, (_, index) => row(`中途取消 ${index}`))));
    const written = onceNoted(server);
    expect((await post('/question/importCommit', { id: job.id, mode: 'all' })).code).toBe(200);
    await written;
    const asked = Date.now();
    expect(await post('/job/cancel', { id: job.id })).toMatchObject({ code: 200 });
    expect(await settled(job.id)).toMatchObject({ state: 'cancelled', message: '已取消，没有写入任何数据' });
    expect(Date.now() - asked).toBeLessThan(2000);
    expect(await table()).toEqual(before);
    expect(await post('/job/undo', { id: job.id })).toMatchObject({ code: 409 });
  });

  it('J6 gives a job back when its process leaves, and it is done by the next', { timeout: 60_000 }, async () => {
    const job = await upload(await workbook(Array.from({ length: 1500 }, (_, index) => row(`换进程 ${index}`))));
    expect((await post('/question/importCommit', { id: job.id, mode: 'all' })).code).toBe(200);
    await runs(job.id);
    stopHere(job.id, 'leaving');
    expect(await settled(job.id)).toMatchObject({ state: 'done', added: 1500 });
  });

  it('J3 serves the tenant next that was served longest ago', { timeout: 60_000 }, async () => {
    const order = await server.app.database.asOwner(async (connection) => {
      const send = (text: string, values: unknown[] = []) => connection.query(changing<Values>({ text, values }));
      await send('begin');
      try {
        for (const [id, tenantId] of [
          ['a1', 'ta'],
          ['a2', 'ta'],
          ['a3', 'ta'],
          ['b1', 'tb'],
          ['c1', 'tc'],
        ])
          await send(
            `insert into "job" ("id", "tenantId", "kind", "title", "operation", "dueTime", "createdBy")
              values ($1, $2, 'import', 't', 'question.importExcel', now() - interval '1 hour', 'u')`,
            [id, tenantId],
          );
        const taken: string[] = [];
        for (let i = 0; i < 5; i += 1) {
          const [next] = await send(`select "takeJob"(30, '{}') ->> 'id' as "id"`);
          taken.push(String(next?.['id']));
          await send(`update "job" set "state" = 'done' where "id" = $1`, [next?.['id']]);
        }
        return taken;
      } finally {
        await send('rollback');
      }
    });
    expect(order).toEqual(['a1', 'b1', 'c1', 'a2', 'a3']);
  });

  it("nobody sees, cancels or undoes another's job", { timeout: 60_000 }, async () => {
    const job = await upload(await workbook([row('别人的任务')]));
    const student = importer(() => ({ server, token: other }));
    const other = await server.signIn('student');
    for (const path of ['/job/cancel', '/job/undo'])
      expect(await student.post(path, { id: job.id })).toMatchObject({ code: 404 });
    expect(await student.post('/job/list', {})).toMatchObject({ code: 403 });
    await server.app.database.asOwner((connection) =>
      connection.query(
        changing({
          text: `update "job" set "createdBy" = (select "id" from "user" where "account" = 'student') where "id" = $1`,
          values: [job.id],
        }),
      ),
    );
    // Even of their own, for who may no longer import.
    expect(await student.post('/job/undo', { id: job.id })).toMatchObject({ code: 403 });
  });

  /** Waits until the job is being worked on. */
  async function runs(id: string): Promise<void> {
    for (let tries = 0; tries < 500; tries += 1) {
      const { state } = await read<Job>(`/job/progress?id=${id}`);
      if (state === 'running') return;
      expect(state).toBe('waiting');
      await new Promise((done) => setTimeout(done, 5));
    }
  }
});

/** Comes when a job has written its first rows, in the transaction that is still open. */
function onceNoted({ app }: TestServer): Promise<void> {
  const { inScope } = app.database;
  return new Promise((noted) => {
    app.database = {
      ...app.database,
      inScope: (options, work) =>
        inScope(options, (transaction) =>
          work({
            ...transaction,
            async query(statement) {
              const rows = await transaction.query(statement);
              if (statement.text.includes('insert into "jobRow"')) {
                app.database = { ...app.database, inScope };
                noted();
              }
              return rows;
            },
          }),
        ),
    };
  });
}

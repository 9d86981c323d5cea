import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reading } from '#server/database/statement.ts';
import { startServer, type TestServer } from '#server/testing.ts';
import { databasesFor } from '#tests/databases.ts';
import { operation, type Values } from '../artefacts.ts';
import { callerOf, type Caller } from '../client.ts';
import { dataOf } from '../world.ts';

interface Page {
  rows: Values[];
  total: number;
}

describe.each(databasesFor(import.meta.url))('search on %s', (database) => {
  let server: TestServer | undefined;
  let nobody: Caller;
  let student: Caller;
  let admin: Caller;
  beforeAll(async () => {
    server = await startServer({ database });
    const { url } = server;
    nobody = callerOf({ url });
    [student, admin] = (await Promise.all(
      ['student', 'admin'].map(async (account) => callerOf({ url, token: (await server?.signIn(account)) ?? '' })),
    )) as [Caller, Caller];
  });
  afterAll(() => server?.close());
  const tenantIds = (): string[] => server?.tenantIds ?? [];
  const platform = async (input: Values): Promise<Page> =>
    dataOf<Page>(await nobody.call(operation('search.platform'), input));
  const tenant = async (input: Values): Promise<Page> =>
    dataOf<Page>(await nobody.call(operation('search.tenant'), input));
  const questions = async (caller: Caller, input: Values): Promise<Page> =>
    dataOf<Page>(await caller.call(operation('search.question'), input));
  const codes = ({ rows }: Page): unknown[] => rows.map(({ certCode }) => certCode);

  it('F1: finds certificates by two characters, a code in any case, a summary and a position', async () => {
    expect(codes(await platform({ keyword: '网络' })).sort()).toEqual(['NSB-1', 'NSO-2']);
    expect(codes(await platform({ keyword: 'ail-1' }))).toEqual(['AIL-1']);
    expect(codes(await platform({ keyword: '日常防护' }))).toEqual(['NSB-1']);
    expect(codes(await platform({ keyword: '渗透测试工程师' }))).toEqual(['PEN-3']);
  });

  it('F4: finds one character, full-width letters, and only what holds every word as it was typed', async () => {
    expect(codes(await platform({ keyword: '照' })).sort()).toEqual(['ECC-1', 'ECC-2']);
    expect(codes(await platform({ keyword: 'ＡＩＬ' }))).toEqual(['AIL-1']);
    expect(codes(await platform({ keyword: '网络 基础' }))).toEqual(['NSB-1']);
    expect(codes(await platform({ keyword: '络安网全' }))).toEqual([]);
  });

  it('searches every tenant on the platform, and one within a tenant', async () => {
    const [first, second] = tenantIds();
    expect(codes(await platform({ keyword: '数控' })).sort()).toEqual(['CNC-1', 'CNC-2']);
    expect(await tenant({ tenantId: first ?? '', keyword: '数控' })).toEqual({ rows: [], total: 0 });
    const { rows } = await tenant({ tenantId: second ?? '', keyword: '数控' });
    expect(rows.map(({ tenantId }) => tenantId)).toEqual([second, second]);
    expect((await nobody.call(operation('search.tenant'), { tenantId: 'nowhere', keyword: '数控' })).status).toBe(404);
  });

  it('answers by page and by level, and everything where nothing was typed', async () => {
    const all = await platform({ keyword: ' ', pageSize: 5 });
    expect([all.rows.length, all.total]).toEqual([5, 32]);
    const next = await platform({ pageNum: 2, pageSize: 5 });
    expect(next.rows.map(({ id }) => id)).not.toContain(all.rows[0]?.['id']);
    expect(codes(await platform({ keyword: '数据分析', level: 'middle' }))).toEqual(['DAN-2']);
  });

  it('takes signs for themselves: nothing is found, nothing breaks', async () => {
    for (const keyword of ["'", "a'b\\", ':*', '& | !', '%', '！？', '<script>', "'); drop table cert; --"])
      expect((await nobody.call(operation('search.platform'), { keyword })).status, keyword).toBe(200);
    expect((await platform({ keyword: '！？' })).total).toBe(0);
    expect((await nobody.call(operation('search.platform'), { keyword: '长'.repeat(101) })).status).toBe(422);
    expect((await nobody.call(operation('search.platform'), { pageSize: 1000 })).status).toBe(422);
  });

  it('F1: shows a certificate off the shelf to nobody', async () => {
    const [{ id, version } = {}] = dataOf<Page>(await admin.call(operation('cert.list'), { certCode: 'MET-1' })).rows;
    expect(version).toBeDefined();
    dataOf(await admin.call(operation('cert.updateState'), { ids: [id ?? ''], state: 'off' }));
    expect((await platform({ keyword: 'MET-1' })).total).toBe(0);
    dataOf(await admin.call(operation('cert.updateState'), { ids: [id ?? ''], state: 'on' }));
    expect((await platform({ keyword: 'MET-1' })).total).toBe(1);
  });

  it('F3: finds questions by their stems for whoever is signed in to the tenant: stem and certificate, nothing else', async () => {
    const { rows, total } = await questions(student, { keyword: '机器学习' });
    expect(total).toBeGreaterThan(0);
    for (const row of rows) {
      expect(Object.keys(row).sort()).toEqual(['certCode', 'certId', 'certName', 'id', 'title']);
      expect(row['title']).toContain('机器学习');
    }
    expect((await nobody.call(operation('search.question'), { keyword: '机器学习' })).status).toBe(401);
    expect((await student.call(operation('search.question'), { keyword: '' })).status).toBe(422);
  });

  it('F2: keeps the questions of a tenant within it', async () => {
    const [, second] = tenantIds();
    dataOf(await admin.call(operation('session.switchTenant'), { tenantId: second ?? '' }));
    expect(await questions(admin, { keyword: '机器学习' })).toEqual({ rows: [], total: 0 });
    dataOf(await admin.call(operation('session.switchTenant'), { tenantId: tenantIds()[0] ?? '' }));
    expect((await questions(admin, { keyword: '机器学习' })).total).toBeGreaterThan(0);
  });

  it('keeps its index through the upkeep of the database', async () => {
    await (server as TestServer).app.database.vacuum();
    expect(codes(await platform({ keyword: '网络' })).sort()).toEqual(['NSB-1', 'NSO-2']);
  });

  it('F2: does not let the database itself be asked past the transaction’s tenant', async () => {
    const [first, second] = tenantIds();
    const ask = (tenantId: string): Promise<unknown[][]> =>
      (server as TestServer).app.database.batch({
        scope: { tenantId, userId: '' },
        statements: [reading({ text: `select * from "searchQuestions"('机器学习', null, 0, 10)` })],
      });
    expect((await ask(first ?? ''))[0]?.length).toBeGreaterThan(0);
    expect(await ask(second ?? '')).toEqual([[]]);
    expect(await ask('')).toEqual([[]]);
  });
});

import writeXlsxFile from 'write-excel-file/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changing, reading } from '#server/database/statement.ts';
import { sweepHistory } from '#server/domain/history/index.ts';
import { startServer, type TestServer } from '#server/testing.ts';
import { readSheet } from '../catalogue/workbook.ts';
import { importer } from '../import/importer.ts';
import { must, personOf, type Person } from '../mock/exam.ts';

interface Entry {
  id: string;
  entity: string;
  recordLabel: string;
  userName: string;
  action: string;
  stepTitle: string | null;
  changes: Record<string, [unknown, unknown]>;
  labels: Record<string, Record<string, string>>;
}

/** The operation log: which record, by its label; who, by name; what changed, with the labels of what is referred to. */
describe.each(['pglite', 'postgres'] as const)('the operation log on %s', (database) => {
  let server: TestServer;
  let admin: Person;
  let industries: { id: string; version: number }[] = [];
  let certId = '';
  beforeAll(async () => {
    server = await startServer({ database });
    admin = personOf({ server, token: await server.signIn('admin') });
    await must(admin.post('/switchTenant', { tenantId: server.tenantIds[0] }));
    const made = async (industryName: string) =>
      must(admin.post<{ id: string; version: number }>('/industry/save', { industryName }));
    industries = [await made('日志甲行业'), await made('日志乙行业')];
    const [first, second] = industries;
    const { id, version } = await must(
      admin.post<{ id: string; version: number }>('/occupation/save', {
        occupationName: '日志职业',
        industryId: first?.id,
      }),
    );
    await must(admin.post('/occupation/save', { id, version, industryId: second?.id }));
    const cert = await must(
      admin.post<{ id: string }>('/cert/save', { certName: '日志证书', certCode: 'LOG-1', examMinutes: 60 }),
    );
    certId = cert.id;
    await must(
      admin.post('/question/save', {
        certId,
        type: 'judgment',
        title: '<p>日志<em>题干</em></p>',
        score: 1,
        options: [
          { content: '对', isAnswer: true },
          { content: '错', isAnswer: false },
        ],
      }),
    );
    await must(admin.post('/cert/rule/save', { certId, ruleList: [{ type: 'judgment', num: 1, score: 1 }] }));
  }, 120_000);
  afterAll(() => server.close());

  const list = async (filters: Record<string, unknown>): Promise<Entry[]> =>
    (await must(admin.post<{ rows: Entry[]; total: number }>('/history/list', filters))).rows;
  const get = async (id: string | undefined): Promise<Entry> =>
    must(admin.get<Entry>(`/history/detail?id=${encodeURIComponent(id ?? '')}`));

  it('names the record, also where its label is a text of its own, or another record’s', async () => {
    const labels = async (entity: string, recordLabel: string): Promise<string[]> =>
      (await list({ entity, recordLabel })).map((row) => row.recordLabel);
    expect(await labels('occupation', '日志职业')).toEqual(['日志职业', '日志职业']);
    expect(await labels('question', '日志题干')).toEqual(['日志题干']);
    expect(await labels('paperRule', '日志证书')).toEqual(['日志证书']);
    expect(await labels('cert', '没有这样的')).toEqual([]);
  });

  it('rule T12: tells of what there is only one of, and of what anybody may list', async () => {
    const portal = await must(admin.get<{ id: string; version: number; orgName: string }>('/portal/getPortalInfo'));
    const { id, version, orgName } = portal;
    await must(admin.post('/portal/saveOrUpdatePortalInfo', { id, version, orgName, slogan: '日志里也有' }));
    const [changed] = await list({ entity: 'portalInfo' });
    expect(changed).toMatchObject({ action: 'updated', recordLabel: orgName });
    expect((await get(changed?.id)).changes['slogan']?.[1]).toBe('日志里也有');
    const pictures = await list({ entity: 'carouselImage' });
    expect(new Set(pictures.map(({ action }) => action))).toEqual(new Set(['created']));
  });

  it('is filtered by entity, action, person and time', async () => {
    const [own] = await list({ recordLabel: '日志证书', entity: ['cert'] });
    expect(own?.userName).toMatch(/./);
    expect((await list({ recordLabel: '日志', action: ['updated'] })).map(({ entity }) => entity)).toEqual([
      'occupation',
    ]);
    expect((await list({ recordLabel: '日志证书', userName: own?.userName })).length).toBe(2);
    expect(await list({ recordLabel: '日志', userName: '没有这个人' })).toEqual([]);
    expect(await list({ recordLabel: '日志', createdTime: { to: '2001-01-01' } })).toEqual([]);
    expect((await admin.post('/history/list', { sort: 'userName' })).status).toBe(422);
  });

  it('shows each field before and after with the labels of what is referred to, as the record’s own history does', async () => {
    const [first, second] = industries;
    const [changed] = await list({ entity: 'occupation', action: 'updated', recordLabel: '日志职业' });
    const { changes, labels } = await get(changed?.id);
    expect(changes).toEqual({ industryId: [first?.id, second?.id] });
    expect(labels).toEqual({ industryId: { [first?.id ?? '']: '日志甲行业', [second?.id ?? '']: '日志乙行业' } });
    const { recordId } = changed as unknown as { recordId: string };
    const own = await must(admin.get<{ rows: Entry[] }>(`/occupation/history?id=${recordId}`));
    expect(own.rows[0]).toMatchObject({ changes, labels });
  });

  it('shows all a new record began with, and nothing that says nothing', async () => {
    const [created] = await list({ entity: 'cert', recordLabel: '日志证书' });
    const { changes, recordLabel } = await get(created?.id);
    expect(recordLabel).toBe('日志证书');
    expect(changes).toMatchObject({ certName: [null, '日志证书'], certCode: [null, 'LOG-1'] });
    expect(Object.keys(changes)).not.toEqual(expect.arrayContaining(['id']));
  });

  it('a record tells who changed it last, and not who made it', async () => {
    const id = industries[1]?.id;
    const [, [industry]] = await server.app.database.batch({
      scope: { tenantId: server.tenantIds[0] ?? '', userId: 'somebody-else' },
      statements: [
        changing({ text: `update "industry" set "note" = '改过' where "id" = $1`, values: [id] }),
        reading<{ createdBy: string; updatedBy: string }>({
          text: `select "createdBy", "updatedBy" from "industry" where "id" = $1`,
          values: [id],
        }),
      ],
    });
    expect(industry?.updatedBy).toBe('somebody-else');
    expect(industry?.createdBy).not.toBe('somebody-else');
  });

  it('calls a step by its title', async () => {
    const [tenantId = ''] = server.tenantIds;
    const statements = [
      changing({ text: `select set_config('app.step', $1, true)`, values: [JSON.stringify({ title: '驳回' })] }),
      changing({ text: `update "cert" set "examMinutes" = 61 where "id" = $1`, values: [certId] }),
    ];
    await server.app.database.batch({ scope: { tenantId, userId: '' }, statements });
    const entries = await list({ entity: 'cert', recordLabel: '日志证书' });
    expect(entries.map(({ stepTitle }) => stepTitle)).toEqual(['驳回', null]);
    expect(await Promise.all(entries.map(async ({ id }) => (await get(id)).stepTitle))).toEqual(['驳回', '']);
  });

  it('has one row for what a call or a job did to many, which is asked for by itself', {
    timeout: 60_000,
  }, async () => {
    const token = await server.signIn('admin');
    await must(personOf({ server, token }).post('/switchTenant', { tenantId: server.tenantIds[0] }));
    const { upload, post, settled } = importer(() => ({ server, token }));
    const names = ['一起甲', '一起乙', '一起丙'];
    const sheet = [['行业名称'], ...names.map((name) => [name])].map((row) =>
      row.map((value) => ({ value, type: String })),
    );
    const { id: job } = await upload(await writeXlsxFile(sheet).toBuffer(), 'industry');
    await post('/industry/importCommit', { id: job, mode: 'all' });
    await settled(job);
    interface Act extends Entry {
      act: string;
      actCount: number | null;
    }
    const acts = async (filters: Record<string, unknown>) =>
      must(admin.post<{ rows: Act[]; total: number }>('/history/list', { entity: 'industry', ...filters }));
    const { total } = await acts({});
    const [imported] = (await acts({ pageSize: 1 })).rows;
    expect(imported).toMatchObject({
      recordLabel: '导入行业：新增 3 条',
      actCount: 3,
      act: `industry.importCommit/${job}`,
    });
    const rows = (await acts({ act: imported?.act, action: 'created' })).rows;
    expect(rows.map(({ recordLabel, actCount }) => [recordLabel, actCount]).sort()).toEqual(
      names.map((name) => [name, null]).sort(),
    );
    expect((await acts({ recordLabel: '一起' })).total).toBe(3);

    // Each record in a transaction of its own.
    const ids = rows.map((row) => (row as unknown as { recordId: string }).recordId);
    await must(
      admin.post('/industry/change', { records: ids.map((id) => ({ id, version: 1, changes: { note: '一起改' } })) }),
    );
    await must(admin.post('/industry/delete', { ids }));
    const after = await acts({ pageSize: 2 });
    expect(after.rows.map(({ recordLabel }) => recordLabel)).toEqual([
      '删除行业：删除 3 条',
      '批量修改行业：修改 3 条',
    ]);
    expect(after.total).toBe(total + 2);
  });

  it('V20: says from where, of a job from where it was asked for, and of the server’s own work nothing', async () => {
    type Placed = Entry & { ip: string | null };
    const placed = async (filters: object) => (await list({ pageSize: 200, ...filters })) as Placed[];
    const made = await placed({ entity: 'industry', recordLabel: '一起', ip: '127.0.0' });
    expect(new Set(made.map(({ ip, action }) => `${action} ${ip}`))).toEqual(
      new Set(['created 127.0.0.1', 'updated 127.0.0.1', 'removed 127.0.0.1']),
    );
    expect(await placed({ recordLabel: '一起', ip: '10.1.1.1' })).toEqual([]);
    const [own] = await placed({ entity: 'cert', recordLabel: '日志证书' });
    expect(own).toMatchObject({ stepTitle: '驳回', ip: null });
    const details = await Promise.all([made[0], own].map((entry) => get(entry?.id)));
    expect(details).toMatchObject([{ ip: '127.0.0.1' }, { ip: '' }]);
  });

  it('is exported by the conditions of its list, each record of an act by itself, which the security log tells', async () => {
    const token = await server.signIn('admin');
    await must(personOf({ server, token }).post('/switchTenant', { tenantId: server.tenantIds[0] }));
    const { download } = importer(() => ({ server, token }));
    const sheetOf = async (filters: object) =>
      readSheet(new Uint8Array(await download('/history/exportByExcel', filters)));
    const { headings, rows } = await sheetOf({ entity: 'industry', action: ['created'], sort: 'recordId' });
    expect(headings.slice(0, 7)).toEqual(['操作时间', '操作人', '操作', '记录', '数据', '办理步骤', '版本']);
    const listed = await list({ entity: 'industry', action: ['created'], recordLabel: '一起', pageSize: 200 });
    const together = rows.filter((row) => row[3]?.startsWith('一起'));
    expect(together.map((row) => row[3]).sort()).toEqual(listed.map(({ recordLabel }) => recordLabel).sort());
    // What one call did stands together, by what it is called.
    const [act = ''] = new Set(together.map((row) => row[headings.indexOf('一起做的')]));
    expect(act).toMatch(/^确认导入行业 \w+$/);
    expect(together[0]?.slice(1, 7)).toEqual([listed[0]?.userName, '新增', together[0]?.[3], '行业', '', '1']);
    const steps = await sheetOf({ entity: 'cert', recordLabel: '日志证书' });
    expect(steps.rows.map((row) => row[5])).toEqual(['驳回', '']);
    expect(await must(admin.post('/securityEvent/list', { event: 'exported', detail: '导出操作记录' }))).toMatchObject({
      total: 2,
    });
  });

  it('is exported to nobody without the code', async () => {
    const learner = personOf({ server, token: await server.signIn('student') });
    expect((await learner.post('/history/exportByExcel', {})).status).toBe(403);
  });

  it('V19: loses the lines whose time is over, but for the newest of a record and what is referred to in its versions', async () => {
    const [ours = '', theirs = ''] = server.tenantIds;
    const lines = [
      ['young', ours, 'industry', 1, 1_094],
      ['young', ours, 'industry', 2, 1],
      ['old', ours, 'industry', 1, 2_000],
      ['old', ours, 'industry', 2, 1_500],
      ['old', ours, 'industry', 3, 1_400],
      ['elsewhere', theirs, 'course', 1, 1_096],
      ['elsewhere', theirs, 'course', 2, 1_000],
      ...['question', 'material', 'paper', 'issuedCert', 'cert', 'certTemplate'].flatMap((entity) => [
        ['pinned', ours, entity, 1, 2_000],
        ['pinned', ours, entity, 2, 1_999],
      ]),
    ];
    const { database } = server.app;
    await database.asOwner((connection) =>
      connection.query(
        changing({
          text: `insert into "history" ("id", "tenantId", "entity", "recordId", "recordVersion", "action", "snapshot", "createdTime")
            select r->>2 || '/v19' || (r->>0) || '/' || (r->>3), r->>1, r->>2, 'v19' || (r->>0), (r->>3)::integer, 'updated', '{}',
              now() - (r->>4)::integer * interval '1 day' from jsonb_array_elements($1::jsonb) as r`,
          values: [JSON.stringify(lines)],
        }),
      ),
    );
    await sweepHistory({ app: server.app });
    const left = await database.asOwner((connection) =>
      connection.query(
        reading<{ line: string }>({
          text: `select substr("recordId", 4) || ' ' || "recordVersion" as "line" from "history"
            where "recordId" in ('v19young', 'v19old', 'v19elsewhere') order by 1`,
        }),
      ),
    );
    expect(left.map(({ line }) => line)).toEqual(['elsewhere 2', 'old 3', 'young 1', 'young 2']);
    const [pinned] = await database.asOwner((connection) =>
      connection.query(
        reading<{ count: number }>({
          text: `select count(*)::integer as "count" from "history" where "recordId" = 'v19pinned'`,
        }),
      ),
    );
    expect(pinned?.count).toBe(12);
  });

  it('V19: loses no line younger than 180 days, whoever asks', async () => {
    const removed = server.app.database.asOwner((connection) =>
      connection.query(changing({ text: `delete from "history" where "createdTime" > now() - interval '180 days'` })),
    );
    await expect(removed).rejects.toThrow('a line of the operation log stays');
  });

  it('is the tenant’s own', async () => {
    const [entry] = await list({ entity: 'cert', recordLabel: '日志证书' });
    const operator = personOf({ server, token: await server.signIn('operator') });
    await must(operator.post('/switchTenant', { tenantId: server.tenantIds[1] }));
    expect((await must(operator.post<{ total: number }>('/history/list', { recordLabel: '日志' }))).total).toBe(0);
    expect((await operator.get(`/history/detail?id=${encodeURIComponent(entry?.id ?? '')}`)).status).toBe(404);
  });
});

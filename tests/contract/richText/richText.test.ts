import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changing } from '#server/database/statement.ts';
import { startServer, type TestServer } from '#server/testing.ts';
import { addMembers, idNumberOf, type Member } from '../certApply/people.ts';
import { must, personOf, type Person, type Reply, type Values } from '../mock/exam.ts';

interface Stored {
  id: string;
  version: number;
  state: string;
  edition: number | null;
  publishedTime: string | null;
}

interface Shown {
  id: string;
  title: string;
  content: string;
  version: number;
  effectiveDate: string | null;
  publishedTime: string;
}

interface Refused {
  errors: { path: string; message: string }[];
}

interface Rows {
  rows: Values[];
  total: number;
}

/** Numbers RT… are rules of docs/rules.md. Conditions of triggers and unique indexes: both databases. */
describe.each(['pglite', 'postgres'] as const)('agreements and documents on %s', (database) => {
  let server: TestServer;
  let operator: Person;
  let nobody: Person;
  let made = 0;

  beforeAll(async () => {
    server = await startServer({ database });
    operator = personOf({ server, token: await server.signIn('operator') });
    nobody = personOf({ server });
  }, 120_000);
  afterAll(() => server.close());

  /** A tenant with an administrator, a learner and a certificate. */
  async function newTenant(): Promise<{ tenantId: string; admin: Member; learner: Member; certId: string }> {
    made += 1;
    const { id: tenantId } = await must(
      operator.post<{ id: string }>('/tenants/create', { tenantName: `协议 ${made}` }),
    );
    const [[admin], [learner]] = await Promise.all([
      addMembers({ server, tenantId, roleId: '5', count: 1 }),
      addMembers({ server, tenantId, roleId: '2', count: 1 }),
    ]);
    if (!admin || !learner) throw new Error('nobody was added');
    const cert = { certName: `协议 ${made}`, certCode: `TEXT-${made}`, photoSize: 'none' };
    const { id: certId } = await must(admin.post<Stored>('/cert/save', cert));
    return { tenantId, admin, learner, certId };
  }

  const privacy = { aliasName: 'privacy', title: '隐私政策', kind: 'privacy', content: '<p>第一稿</p>' };
  const step = (person: Person, id: string, name: string): Promise<Reply<Refused>> =>
    person.post('/richText/step', { ids: [id], step: name });
  const read = (tenantId: string, aliasName: string): Promise<Reply<Shown>> =>
    nobody.get(`/richText/getByAliasName?tenantId=${tenantId}&aliasName=${aliasName}`);
  const published = async (admin: Person, values: Values): Promise<string> => {
    const { id } = await must(admin.post<Stored>('/richText/save', values));
    await must(step(admin, id, 'publish'));
    return id;
  };
  const revise = async (admin: Person, id: string, values: Values): Promise<void> => {
    await must(step(admin, id, 'revise'));
    const { version } = await must(admin.get<Stored>(`/richText/detail?id=${id}`));
    await must(admin.post('/richText/save', { id, version, ...values }));
  };
  const apply = (person: Person, certId: string, values: Values = {}): Promise<Reply<Values & Refused>> => {
    made += 1;
    return person.post('/certApply/applyCert', {
      certId,
      personName: '王小明',
      idType: 'idCard',
      idNumber: idNumberOf(made),
      phone: '13800000000',
      isAttested: true,
      ...values,
    });
  };
  const asked = async (person: Person, certId: string): Promise<{ id: string; title: string; version: number }[]> =>
    (
      await must(
        person.post<{ agreements: { id: string; title: string; version: number }[] }>('/certApply/form', { certId }),
      )
    ).agreements;

  it('RT1: an alias is lower-case letters, digits and hyphens, and one text’s alone', async () => {
    const { admin, learner } = await newTenant();
    for (const aliasName of ['Privacy', '隐私', 'a b', '-a', 'a-', 'a--b', 'a_b']) {
      const { status, data } = await admin.post<Refused>('/richText/save', { ...privacy, aliasName });
      expect([aliasName, status, data.errors[0]?.path]).toEqual([aliasName, 422, '/aliasName']);
    }
    await must(admin.post('/richText/save', privacy));
    const taken = await admin.post<Refused>('/richText/save', { ...privacy, kind: 'other' });
    expect([taken.status, taken.data.errors[0]?.path]).toEqual([422, '/aliasName']);
    expect(taken.message).toContain('别名');
    expect((await learner.post('/richText/save', { ...privacy, aliasName: 'mine' })).status).toBe(403);
    const { total } = await must(admin.post<Rows>('/richText/list', {}));
    expect(total).toBe(1);
  });

  it('RT1: of agreements and of privacy policies one each is in force, of others any number', async () => {
    const { admin } = await newTenant();
    const first = await published(admin, privacy);
    const { id } = await must(admin.post<Stored>('/richText/save', { ...privacy, aliasName: 'privacy-2' }));
    const second = await step(admin, id, 'publish');
    expect(second.status).toBe(422);
    expect(second.message).toContain('各只能发布一份');
    await must(step(admin, first, 'revise'));
    expect((await step(admin, id, 'publish')).status).toBe(422);
    // As another kind it would leave room for the second one.
    const { version } = await must(admin.get<Stored>(`/richText/detail?id=${first}`));
    for (const values of [{ kind: 'other' }, { aliasName: 'elsewhere' }])
      expect((await admin.post('/richText/save', { id: first, version, ...values })).status).toBe(422);
    expect((await step(admin, id, 'publish')).status).toBe(422);
    await must(step(admin, first, 'withdraw'));
    await must(step(admin, id, 'publish'));
    for (const aliasName of ['guide', 'faq']) await published(admin, { ...privacy, kind: 'help', aliasName });
  });

  it('RT2, RT3: anyone reads what was published last; a revision is the next edition once it is published', async () => {
    const { tenantId, admin } = await newTenant();
    const { id } = await must(
      admin.post<Stored>('/richText/save', {
        ...privacy,
        effectiveDate: '2026-12-01',
        content: '<p>第一稿</p><script>alert(1)</script>',
      }),
    );
    const unpublished = await read(tenantId, 'privacy');
    expect([unpublished.status, unpublished.message]).toEqual([404, '文档不存在或已被删除']);
    await must(step(admin, id, 'publish'));
    expect(await admin.post('/richText/delete', { ids: [id] })).toMatchObject({
      status: 409,
      message: '“隐私政策”还有 1 条文档的版本在使用，不能删除。它们会一直保留',
    });
    const first = await must(read(tenantId, 'privacy'));
    expect(first).toMatchObject({
      title: '隐私政策',
      content: '<p>第一稿</p>',
      version: 1,
      effectiveDate: '2026-12-01',
      publishedTime: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
    });
    const { version } = await must(admin.get<Stored>(`/richText/detail?id=${id}`));
    const fixed = await admin.post('/richText/save', { id, version, content: '<p>悄悄改</p>' });
    expect(fixed.status).toBe(422);
    await revise(admin, id, { content: '<p>第二稿</p>' });
    expect(await must(read(tenantId, 'privacy'))).toEqual(first);
    await must(step(admin, id, 'publish'));
    expect(await must(read(tenantId, 'privacy'))).toMatchObject({ content: '<p>第二稿</p>', version: 2 });
    await must(step(admin, id, 'withdraw'));
    expect((await read(tenantId, 'privacy')).status).toBe(404);
    await must(step(admin, id, 'publish'));
    expect(await must(read(tenantId, 'privacy'))).toMatchObject({ content: '<p>第二稿</p>', version: 2 });
    const { rows } = await must(admin.post<Rows>('/richTextEdition/list', { richTextId: id }));
    expect(rows.map(({ edition }) => edition).sort()).toEqual([1, 2]);
    const former = rows.find(({ edition }) => edition === 1);
    expect(await must(admin.get<Values>(`/richTextEdition/detail?id=${String(former?.['id'])}`))).toMatchObject({
      content: '<p>第一稿</p>',
    });
    expect((await admin.post('/richText/delete', { ids: [id] })).status).toBe(409);
  });

  it('RT2, RT5: an edition and a consent are changed and taken away by nobody', async () => {
    const { tenantId, admin } = await newTenant();
    await published(admin, privacy);
    await addMembers({ server, tenantId, roleId: '2', count: 1 });
    for (const text of [
      `update "richTextEdition" set "content" = 'x'`,
      `delete from "consent"`,
      `update "consent" set "agreedTime" = now()`,
    ])
      await expect(
        server.app.database.batch({
          scope: { tenantId, userId: admin.userId },
          statements: [changing({ text })],
        }),
        text,
      ).rejects.toThrow();
    expect(await must(read(tenantId, 'privacy'))).toMatchObject({ content: '<p>第一稿</p>' });
  });

  it('RT3: the portal names what is in force, for its own tenant', async () => {
    const { tenantId, admin } = await newTenant();
    const other = await newTenant();
    const id = await published(admin, privacy);
    await must(admin.post('/richText/save', { ...privacy, kind: 'agreement', aliasName: 'agreement' }));
    const info = (tenant: string): Promise<Values> =>
      must(nobody.get<Values>(`/portal/getPortalInfo?tenantId=${tenant}`));
    expect(await info(tenantId)).toMatchObject({ privacyAlias: 'privacy', agreementAlias: null });
    await must(step(admin, id, 'revise'));
    expect(await info(tenantId)).toMatchObject({ privacyAlias: 'privacy' });
    expect(await info(other.tenantId)).toMatchObject({ privacyAlias: null, agreementAlias: null });
    expect((await read(other.tenantId, 'privacy')).status).toBe(404);
  });

  it('RT3: help documents in force are listed for anyone, of one tenant, by their titles', async () => {
    const { tenantId, admin } = await newTenant();
    const other = await newTenant();
    const listed = async (tenant: string): Promise<string[]> =>
      (await must(nobody.get<Values[]>(`/richText/helpDocs?tenantId=${tenant}`))).map(
        ({ title, aliasName }) => `${String(title)} ${String(aliasName)}`,
      );
    await published(admin, privacy);
    const second = await published(admin, { ...privacy, kind: 'help', aliasName: 'rules', title: '2 考场须知' });
    const first = await published(admin, { ...privacy, kind: 'help', aliasName: 'start', title: '1 怎样报名' });
    await must(admin.post('/richText/save', { ...privacy, kind: 'help', aliasName: 'draft', title: '0 草稿' }));
    await revise(admin, second, { title: '0 新的须知' });
    expect(await listed(tenantId)).toEqual(['1 怎样报名 start', '2 考场须知 rules']);
    expect(await listed(other.tenantId)).toEqual([]);
    await must(step(admin, first, 'withdraw'));
    await must(step(admin, second, 'publish'));
    expect(await listed(tenantId)).toEqual(['0 新的须知 rules']);
  });

  it('RT4, RT5, RT6: nobody applies before they agreed to what holds; each edition is asked for once', async () => {
    const { tenantId, admin, learner, certId } = await newTenant();
    expect(await asked(learner, certId)).toEqual([]);
    const id = await published(admin, privacy);
    await published(admin, { ...privacy, kind: 'agreement', aliasName: 'agreement', title: '用户协议' });
    await published(admin, { ...privacy, kind: 'help', aliasName: 'guide', title: '考场须知' });
    const first = await asked(learner, certId);
    expect(first.map(({ title, version }) => `${title} ${version}`)).toEqual(['用户协议 1', '隐私政策 1']);
    const [agreement, policy] = first.map((each) => each.id);
    const refused = await apply(learner, certId, { agreedIds: [agreement] });
    expect([refused.status, refused.data.errors]).toEqual([
      422,
      [{ path: '/agreedIds', message: '请先阅读并同意《隐私政策》（第 1 版）' }],
    ]);
    const consents = (): Promise<Rows> => must(admin.post<Rows>('/consent/list', { userId: learner.userId }));
    expect((await consents()).total).toBe(0);
    await must(apply(learner, certId, { agreedIds: [agreement, policy] }));
    const { rows } = await consents();
    expect(rows.map((row) => [row['editionId'], typeof row['agreedTime']]).sort()).toEqual(
      [
        [agreement, 'string'],
        [policy, 'string'],
      ].sort(),
    );
    expect(await asked(learner, certId)).toEqual([]);

    await revise(admin, id, { content: '<p>第二稿</p>' });
    expect(await asked(learner, certId)).toEqual([]);
    await must(step(admin, id, 'publish'));
    expect((await asked(learner, certId)).map(({ title, version }) => `${title} ${version}`)).toEqual(['隐私政策 2']);
    const stale = await apply(learner, certId, { agreedIds: [policy] });
    expect(stale.data.errors).toEqual([{ path: '/agreedIds', message: '请先阅读并同意《隐私政策》（第 2 版）' }]);
    await must(step(admin, id, 'withdraw'));
    expect(await asked(learner, certId)).toEqual([]);

    const direct = (userId: string, editionId: unknown, whose = learner.userId): Promise<unknown> =>
      server.app.database.batch({
        scope: { tenantId, userId },
        statements: [
          changing({
            text: `insert into "consent" ("id", "tenantId", "userId", "editionId") values (gen_random_uuid()::text, $1, $2, $3)`,
            values: [tenantId, whose, String(editionId)],
          }),
        ],
      });
    await expect(direct(admin.userId, policy, admin.userId), 'what holds no more').rejects.toThrow();
    await direct(learner.userId, policy);
    expect((await consents()).total, 'once more').toBe(2);
    await must(step(admin, id, 'publish'));
    const [second] = await asked(learner, certId);
    await expect(direct(admin.userId, second?.id), 'for somebody else').rejects.toThrow();
    await direct(learner.userId, second?.id);
    expect(await asked(learner, certId)).toEqual([]);
  });

  it('RT6: what was returned is not handed in again without consent, by whatever call; the database sees to it', async () => {
    const { tenantId, admin, learner, certId } = await newTenant();
    const { id } = await must(apply(learner, certId));
    await must(
      admin.post('/certApply/step', {
        ids: [id],
        step: 'giveBack',
        reason: '请补充材料',
        completeBy: `${new Date().getFullYear()}-12-31 23:00:00`,
      }),
    );
    await published(admin, privacy);
    const again = await learner.post('/certApply/ownStep', { ids: [id], step: 'resubmit', isAttested: true });
    expect([again.status, again.message]).toEqual([422, '请先阅读并同意《隐私政策》']);
    await expect(
      server.app.database.batch({
        scope: { tenantId, userId: learner.userId },
        statements: [changing({ text: `update "certApply" set "state" = 'pending' where "id" = $1`, values: [id] })],
      }),
    ).rejects.toThrow();
    const [policy] = await asked(learner, certId);
    await must(apply(learner, certId, { id, certId: undefined, agreedIds: [policy?.id] }));
  });
});

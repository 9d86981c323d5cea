import { daysFromNow } from '#tests/days.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reading } from '#server/database/statement.ts';
import { startServer, type TestServer } from '#server/testing.ts';
import { databasesFor } from '#tests/databases.ts';
import { addMembers, idNumberOf, type Member } from '../certApply/people.ts';
import { must, personOf, type Person, type Values } from '../mock/exam.ts';

interface Stored {
  id: string;
}

interface Listed {
  rows: Values[];
  total: number;
}

/** An organisation with somebody who reviews and somebody who applies. */
interface Organisation {
  tenantId: string;
  admin: Member;
  learner: Member;
}

const applyForm = {
  type: 'object',
  properties: { proof: { type: 'string', title: '在职证明', 'x-widget': 'file', order: 1 } },
};

/** Rule Y5 of docs/rules.md, on the platform's side. */
describe.each(databasesFor(import.meta.url))('the review of the platform on %s', (database) => {
  let server: TestServer;
  let operator: Person;
  let near: Organisation;
  let far: Organisation;
  let made = 0;

  beforeAll(async () => {
    server = await startServer({ database });
    operator = personOf({ server, token: await server.signIn('operator') });
    const [first = '', second = ''] = server.tenantIds;
    near = await organisation(first);
    far = await organisation(second);
  }, 120_000);
  afterAll(() => server.close());

  async function organisation(tenantId: string): Promise<Organisation> {
    const [[admin], [learner]] = await Promise.all([
      addMembers({ server, tenantId, roleId: '5', count: 1 }),
      addMembers({ server, tenantId, roleId: '2', count: 1 }),
    ]);
    if (!admin || !learner) throw new Error('nobody was added');
    return { tenantId, admin, learner };
  }

  async function makeCert({ admin }: Organisation, values: Values = {}): Promise<string> {
    made += 1;
    const cert = { certName: `推荐 ${made}`, certCode: `PLATFORM-${made}`, photoSize: 'none', ...values };
    return (await must(admin.post<Stored>('/cert/save', cert))).id;
  }

  const recommend = ({ tenantId }: Organisation, ids: string[], isRecommended = true) =>
    operator.post<{ count: number }>('/operator/cert/recommend', { tenantId, ids, isRecommended });

  async function apply({ learner }: Organisation, certId: string, values: Values = {}): Promise<string> {
    made += 1;
    const applied = await must(
      learner.post<Stored>('/certApply/applyCert', {
        certId,
        personName: `考生 ${made}`,
        idType: 'idCard',
        idNumber: idNumberOf(made),
        phone: '13800000000',
        isAttested: true,
        ...values,
      }),
    );
    return applied.id;
  }

  /** An application that waits for the platform. */
  async function refer(place: Organisation, values: Values = {}, certValues: Values = {}): Promise<string> {
    const certId = await makeCert(place, certValues);
    await must(recommend(place, [certId]));
    const id = await apply(place, certId, values);
    await must(place.admin.post('/certApply/updateApplyStatus', { ids: [id], status: 'approved' }));
    return id;
  }

  const review = ({ tenantId }: Organisation, ids: string[], values: Values) =>
    operator.post<{ count: number }>('/operator/certApply/review', { tenantId, ids, ...values });
  const waiting = (values: Values = {}) => must(operator.post<Listed>('/operator/certApply/list', values));
  const stateOf = async ({ admin }: Organisation, id: string): Promise<unknown> =>
    (await must(admin.get(`/certApply/detail?id=${id}`)))['state'];

  it('Y5: an application goes from its learner over the organisation to the platform, which approves it', async () => {
    const certId = await makeCert(near);
    await must(recommend(near, [certId]));
    const id = await apply(near, certId);
    expect((await review(near, [id], { status: 'approved' })).status).toBe(409);
    await must(near.admin.post('/certApply/updateApplyStatus', { ids: [id], status: 'approved' }));
    expect(await stateOf(near, id)).toBe('platform');
    expect((await near.admin.post('/certApply/step', { ids: [id], step: 'approve' })).status).toBe(409);
    expect((await near.admin.post('/certApply/platformStep', { ids: [id], step: 'platformApprove' })).status).toBe(403);
    // Its organisation has moved it on since version 1 was looked at.
    expect((await review(near, [id], { status: 'approved', version: 1 })).status).toBe(409);
    expect(await must(review(near, [id], { status: 'approved', version: 2 }))).toEqual({ count: 1 });
    expect(await stateOf(near, id)).toBe('approved');
    const { list } = await must(
      near.learner.get<{ list: { title: string }[] }>('/messages/page?pageNum=1&pageSize=10'),
    );
    expect(list.map(({ title }) => title.split('：')[0])).toContain('报名已通过');
    const history = await must(near.admin.get<{ rows: Values[] }>(`/certApply/history?id=${id}`));
    expect(JSON.stringify(history)).toContain('平台通过');
  });

  it('returns and rejects with a reason alone', async () => {
    const [returned, rejected] = [await refer(near), await refer(near)] as const;
    expect((await review(near, [returned], { status: 'returned', reason: '证明看不清' })).status).toBe(422);
    expect((await review(near, [rejected], { status: 'rejected' })).status).toBe(422);
    await must(review(near, [returned], { status: 'returned', reason: '证明看不清', completeBy: daysFromNow(7) }));
    await must(review(near, [rejected], { status: 'rejected', reason: '不符合条件' }));
    expect([await stateOf(near, returned), await stateOf(near, rejected)]).toEqual(['returned', 'rejected']);
  });

  it('lists the applications of all organisations, those first that were handed in first', async () => {
    const before = (await waiting()).total;
    const [one, other] = [await refer(near), await refer(far)] as const;
    const { rows, total } = await waiting({ pageSize: 200 });
    expect(total).toBe(before + 2);
    const found = rows.filter(({ id }) => id === one || id === other);
    expect(found.map(({ id, tenantId }) => [id, tenantId])).toEqual([
      [one, near.tenantId],
      [other, far.tenantId],
    ]);
    expect(new Set(found.map(({ tenantName }) => tenantName)).size).toBe(2);
    expect(found.every(({ state, certName }) => state === 'platform' && String(certName).startsWith('推荐'))).toBe(
      true,
    );
    const times = rows.map(({ submittedTime }) => String(submittedTime));
    expect(times).toEqual(times.toSorted());
    const ofFar = await waiting({ tenantId: [far.tenantId], pageSize: 200 });
    expect(new Set(ofFar.rows.map(({ tenantId }) => tenantId))).toEqual(new Set([far.tenantId]));
    const named = String(found[1]?.['personName']);
    expect((await waiting({ keyword: named })).rows.map(({ id }) => id)).toEqual([other]);
    expect(await waiting({ pageNum: 1000 })).toEqual({ rows: [], total: before + 2 });
    await must(review(far, [other], { status: 'approved' }));
    expect((await waiting({ state: ['approved'], keyword: named })).rows.map(({ id }) => id)).toEqual([other]);
    expect((await waiting()).total).toBe(before + 1);
  });

  it("leaves out what the platform has no part in, and takes no id of another organisation's", async () => {
    const plain = await apply(near, await makeCert(near));
    expect((await waiting({ state: ['pending'], pageSize: 200 })).rows.map(({ id }) => id)).not.toContain(plain);
    const path = ({ tenantId }: Organisation, id: string): string =>
      `/operator/certApply/detail?tenantId=${tenantId}&id=${id}`;
    expect((await operator.get(path(near, plain))).status).toBe(404);
    const [mine, others] = [await refer(near), await refer(far)] as const;
    expect(await must(operator.get(path(far, others)))).toMatchObject({ id: others, state: 'platform' });
    expect((await operator.get(path(near, others))).status).toBe(404);
    expect((await review(near, [mine, others], { status: 'approved' })).status).toBe(404);
    expect([await stateOf(near, mine), await stateOf(far, others)]).toEqual(['platform', 'platform']);
    expect((await recommend(near, [await makeCert(far)])).status).toBe(404);
  });

  it('shows the platform the files of such an application, and no other file', async () => {
    const file = await upload(far.learner);
    const other = await upload(far.learner);
    await apply(far, await makeCert(far, { applyForm }), { answers: { proof: `/api/file/${other}` } });
    await refer(far, { answers: { proof: `/api/file/${file}` } }, { applyForm });
    const read = async (tenantId: string, id: string, account = 'operator'): Promise<number> => {
      const token = await server.signIn(account);
      const reply = await fetch(`${server.url}/api/operator/certApply/file/${tenantId}/${id}`, { headers: { token } });
      return reply.status;
    };
    expect(await read(far.tenantId, file)).toBe(200);
    expect(await read(far.tenantId, other)).toBe(404);
    expect(await read(near.tenantId, file)).toBe(404);
    expect(await read(far.tenantId, file, 'admin')).toBe(403);
  });

  it('is for operators alone', async () => {
    const id = await refer(near);
    const certId = await makeCert(near);
    const seen = async (userId: string): Promise<number> => {
      const [rows] = await server.app.database.batch({
        scope: { tenantId: near.tenantId, userId },
        statements: [
          reading<{ id: string }>({ text: `select "id" from "platformApplies"(null, array['platform'], '', 0, 200)` }),
        ],
      });
      return rows.length;
    };
    expect(await seen(near.admin.userId)).toBe(0);
    const { userId } = await must(operator.get<{ userId: string }>('/user/info'));
    expect(await seen(userId)).toBeGreaterThan(0);
    const calls: [string, Values][] = [
      ['/operator/certApply/list', {}],
      ['/operator/certApply/review', { tenantId: near.tenantId, ids: [id], status: 'approved' }],
      ['/operator/cert/list', {}],
      ['/operator/cert/recommend', { tenantId: near.tenantId, ids: [certId], isRecommended: true }],
    ];
    for (const [path, input] of calls)
      for (const person of [near.admin, near.learner]) expect((await person.post(path, input)).status).toBe(403);
    expect((await near.admin.post('/cert/save', { id: certId, version: 1, isRecommended: true })).status).toBe(422);
    expect(await must(near.admin.get(`/cert/detail?id=${certId}`))).toMatchObject({ isRecommended: false });
    expect(await stateOf(near, id)).toBe('platform');
  });

  it('lists the certificates of all organisations, the recommended first; what is handed in keeps its way', async () => {
    const [certId, other] = [await makeCert(near), await makeCert(far)] as const;
    await must(recommend(far, [other]));
    const certs = (values: Values = {}) =>
      must(operator.post<Listed>('/operator/cert/list', { pageSize: 200, ...values }));
    const { rows } = await certs();
    const places = [other, certId].map((id) => rows.findIndex((row) => row['id'] === id));
    expect(places[0]).toBeGreaterThanOrEqual(0);
    expect(places[1]).toBeGreaterThan(places[0] ?? 0);
    const recommended = await certs({ isRecommended: true });
    expect(recommended.rows.every(({ isRecommended }) => isRecommended === true)).toBe(true);
    expect(recommended.rows.map(({ id }) => id)).not.toContain(certId);
    const id = await apply(far, other);
    await must(recommend(far, [other], false));
    await must(far.admin.post('/certApply/updateApplyStatus', { ids: [id], status: 'approved' }));
    expect(await stateOf(far, id)).toBe('platform');
  });

  async function upload(person: Member): Promise<string> {
    const { token } = await server.app.sessions.open({
      userId: person.userId,
      tenantId: far.tenantId,
      roleId: '2',
      ip: '127.0.0.1',
      userAgent: 'test',
    });
    const body = new FormData();
    body.set('file', new Blob(['%PDF-1.4\n%%EOF\n']), '证明.pdf');
    body.set('visibility', 'private');
    const reply = await fetch(`${server.url}/api/file/upload`, { method: 'POST', headers: { token }, body });
    return ((await reply.json()) as { data: Stored }).data.id;
  }
});

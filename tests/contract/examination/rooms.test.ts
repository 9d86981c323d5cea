import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer, type TestServer } from '#server/testing.ts';
import { personOf, type Person, type Reply, type Values } from '../mock/exam.ts';

/** Numbers B… are rules of docs/rules.md. */
describe.each(['pglite', 'postgres'] as const)('sites and rooms on %s', (database) => {
  let server: TestServer;
  let operator: Person;
  let admin: Person;
  let siteId = '';

  beforeAll(async () => {
    server = await startServer({ database });
    operator = personOf({ server, token: await server.signIn('operator') });
    admin = personOf({ server, token: await server.signIn('admin') });
    const site = { siteName: '测试考点', siteCode: 'TEST-1', address: '测试路 1 号' };
    siteId = (await operator.post<{ id: string }>('/examination/site/insert', site)).data.id;
  }, 120_000);
  afterAll(() => server.close());

  function room(seatPlan: Values[string], roomName = '一号'): Promise<Reply<Values>> {
    return operator.post('/examination/room/insert', { siteId, roomName, seatPlan });
  }

  it('B1: operators alone keep them', async () => {
    for (const path of ['/examination/site/list', '/examination/room/list', '/examination/room/listBySite'])
      expect((await admin.post(path, { pageNum: 1, pageSize: 10 })).status).toBe(403);
    expect((await admin.post('/examination/site/bindTenant', { id: siteId, version: 1, tenantIds: [] })).status).toBe(
      403,
    );
  });

  it('B1: who uses a site is said by a call of its own, which changes nothing else', async () => {
    const [tenant = ''] = server.tenantIds;
    const bound = await operator.post<Values>('/examination/site/bindTenant', {
      id: siteId,
      version: 1,
      tenantIds: [tenant],
    });
    expect([bound.status, bound.data['tenantIds']]).toEqual([200, [tenant]]);
    const further = { id: siteId, version: 2, tenantIds: [], siteName: '别的名称' };
    expect((await operator.post('/examination/site/bindTenant', further)).status).toBe(422);
    expect((await operator.post('/examination/site/bindTenant', { tenantIds: [] })).status).toBe(422);
  });

  it('B2: counts the seats in use, whoever says otherwise', async () => {
    const stored = await room(['ss-a', 'xs-s'], '数座位');
    expect([stored.status, stored.data['places']]).toEqual([200, 5]);
    const { id, version } = stored.data;
    const changed = await operator.post<Values>('/examination/room/update', {
      id: id ?? null,
      version: version ?? null,
      seatPlan: ['ss'],
    });
    expect(changed.data['places']).toBe(2);
    const sent = { siteId, roomName: '自己说', seatPlan: ['ss'], places: 40 };
    expect((await operator.post('/examination/room/insert', sent)).status).toBe(422);
  });

  it.each([
    ['rows of unlike length', ['sss', 'ss'], '每一排要一样长'],
    ['no seat in use', ['x-x', '---'], '至少要有一个可用的座位'],
    ['a letter that means nothing', ['ssq'], '座位图'],
    ['no row', [], '座位图'],
    ['a row of 41', ['s'.repeat(41)], '座位图'],
  ])('B2: refuses %s', async (_, plan, sentence) => {
    const { status, ...told } = await room(plan, '不成');
    expect(status).toBe(422);
    expect(JSON.stringify(told)).toContain(sentence);
    const found = await operator.post<{ total: number }>('/examination/room/list', {
      pageNum: 1,
      pageSize: 10,
      siteId,
      keyword: '不成',
    });
    expect(found.data.total).toBe(0);
  });

  it('B3: a site with rooms is not removed; a room goes by the address of its own', async () => {
    const { id } = (await room(['ss'], '可以删除')).data;
    const refused = await operator.post<Values>(`/examination/site/delete/${siteId}`, {});
    expect(refused.status).toBe(409);
    expect(refused.message).toContain('考场');
    expect((await operator.post(`/examination/room/delete/${String(id)}`, {})).status).toBe(200);
    expect((await operator.post(`/examination/room/delete/${String(id)}`, {})).status).toBe(404);
  });
});

/** What organisations come to, for those who look after them (rule T24). */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changing } from '#server/database/statement.ts';
import { demoPassword } from '#server/first.ts';
import { startServer, type TestServer } from '#server/testing.ts';
import { operation, type Values } from '../artefacts.ts';
import { addMembers, idNumberOf } from '../certApply/people.ts';
import { callerOf, type Caller } from '../client.ts';
import { must } from '../mock/exam.ts';
import { dataOf } from '../world.ts';

const month = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 7);

describe.each(['pglite', 'postgres'] as const)('the overview of the platform on %s', (database) => {
  let server: TestServer;
  let operator: Caller;
  let regional: Caller;
  let near: string;
  beforeAll(async () => {
    server = await startServer({ database });
    const callerAs = async (account: string) => callerOf({ url: server.url, token: await server.signIn(account) });
    [operator, regional] = (await Promise.all(['operator', 'regional'].map(callerAs))) as [Caller, Caller];
    near = String(
      dataOf<Values>(await operator.call(operation('tenant.create'), { tenantName: '近水楼台学院' }))['id'],
    );
  });
  afterAll(() => server?.close());

  const rowsOf = async (of: string, caller = operator): Promise<Values[]> =>
    dataOf<{ rows: Values[] }>(await caller.call(operation('operator.overview'), { of })).rows;
  const rowOfNear = async () => (await rowsOf('tenant')).find(({ tenantName }) => tenantName === '近水楼台学院');

  it('counts tenants, members, certificates, applications, sittings and certificates issued', async () => {
    expect(await rowOfNear()).toMatchObject({ members: 0, certs: 0, applies: 0, sittings: 0, issued: 0 });
    const [before = {}] = await rowsOf('total');
    await fill();
    expect(await rowOfNear()).toMatchObject({ tenants: 1, members: 2, certs: 1, applies: 1, sittings: 1, issued: 0 });
    const [after = {}] = await rowsOf('total');
    const more = (name: string) => Number(after[name]) - Number(before[name]);
    expect(['tenants', 'accounts', 'members', 'certs', 'applies', 'sittings', 'issued'].map(more)).toEqual([
      0, 2, 2, 1, 1, 1, 0,
    ]);
    const months = await rowsOf('month');
    expect(months).toHaveLength(12);
    expect(months.at(-1)).toMatchObject({ month });
    const tenants = await rowsOf('tenant');
    const sum = (rows: Values[], name: string) => rows.reduce((total, row) => total + Number(row[name]), 0);
    expect(sum(tenants, 'applies')).toBe(after['applies']);
    expect(tenants.map(({ members }) => Number(members))).toEqual(
      tenants.map(({ members }) => Number(members)).toSorted((a, b) => b - a),
    );
  });

  it('counts tenants by state', async () => {
    const counted = async () =>
      Object.fromEntries((await rowsOf('state')).map(({ state, tenants }) => [state, tenants]));
    const before = await counted();
    dataOf(await operator.call(operation('tenant.updateState'), { ids: [near], state: 'off' }));
    expect(await counted()).toEqual({ on: Number(before['on']) - 1, off: Number(before['off'] ?? 0) + 1 });
    dataOf(await operator.call(operation('tenant.updateState'), { ids: [near], state: 'on' }));
  });

  it('T24: shows a manager of some organisations these alone', async () => {
    const [total = {}] = await rowsOf('total', regional);
    const [own = {}, ...others] = await rowsOf('tenant', regional);
    expect(others).toEqual([]);
    for (const name of ['tenants', 'members', 'certs', 'applies', 'sittings', 'issued'])
      expect(total[name], name).toBe(own[name]);
    expect(total['accounts']).toBe(own['members']);
    expect(await rowsOf('state', regional)).toMatchObject([{ state: 'on', tenants: 1 }]);
    const [all = {}] = await rowsOf('total');
    expect(Number(all['members'])).toBeGreaterThan(Number(total['members']));
  });

  it('is drawn by the figures of the page, which are kept for each manager by themselves', async () => {
    const ask = async (caller: Caller) =>
      dataOf<Record<string, { data: { rows: Values[] } }>>(
        await caller.call(operation('screen.figures'), {
          blocks: { all: { operation: 'operator.overview', input: { of: 'total' } } },
        }),
      )['all']?.data.rows;
    expect(await ask(operator)).toEqual(await rowsOf('total'));
    expect(await ask(regional)).toEqual(await rowsOf('total', regional));
  });

  it('refuses a group that is none, and whoever is no operator', async () => {
    expect((await operator.call(operation('operator.overview'), { of: 'year' })).status).toBe(422);
    const nobody = callerOf({ url: server.url });
    const { token } = dataOf<Values>(
      await nobody.call(operation('session.login'), { account: 'admin', password: demoPassword }),
    );
    const admin = callerOf({ url: server.url, token: String(token) });
    expect((await admin.call(operation('operator.overview'), { of: 'total' })).status).toBe(403);
  });

  /** A certificate, an application for it, and somebody who sat. */
  async function fill(): Promise<void> {
    const [admin] = await addMembers({ server, tenantId: near, roleId: '5', count: 1 });
    const [learner] = await addMembers({ server, tenantId: near, roleId: '2', count: 1 });
    if (!admin || !learner) throw new Error('nobody was added');
    const { id } = await must(
      admin.post<{ id: string }>('/cert/save', {
        certName: '近水证书',
        certCode: 'NEAR-1',
        photoSize: 'none',
        state: 'on',
      }),
    );
    await must(
      learner.post('/certApply/applyCert', {
        certId: id,
        personName: '考生',
        idType: 'idCard',
        idNumber: idNumberOf(1),
        phone: '13800000000',
        isAttested: true,
      }),
    );
    await server.app.database.batch({
      scope: { tenantId: near, userId: learner.userId },
      statements: [
        changing({
          text: `insert into "attempt" ("id", "tenantId", "userId", "kind", "certId", "seed", "paper", "startTime", "deadline", "deviceId", "totalScore", "passScore")
            values ('sat', $1, $2, 'exam', $3, 'seed', '{}', now(), now() + interval '1 hour', 'device', 100, 60)`,
          values: [near, learner.userId, id],
        }),
      ],
    });
  }
});

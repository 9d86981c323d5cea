import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Json } from '#generators/formats.ts';
import { changing, reading } from '#server/database/statement.ts';
import { startServer, type TestServer } from '#server/testing.ts';
import { operation, type Values } from '../artefacts.ts';
import { callerOf, type Caller } from '../client.ts';
import { dataOf } from '../world.ts';

describe.each(['pglite', 'postgres'] as const)('what an organisation cannot lose, on %s', (database) => {
  let server: TestServer;
  let admin: Caller;
  let operator: Caller;
  let tenantId = '';
  beforeAll(async () => {
    server = await startServer({ database });
    const { url } = server;
    tenantId = server.tenantIds[0] ?? '';
    admin = callerOf({ url, token: await server.signIn('admin') });
    operator = callerOf({ url, token: await server.signIn('operator') });
    for (const caller of [admin, operator]) dataOf(await caller.call(operation('session.switchTenant'), { tenantId }));
  });
  afterAll(() => server?.close());
  const row = async (name: string, input: Values) =>
    dataOf<{ rows: Values[] }>(await operator.call(operation(name), input)).rows[0] ?? {};
  const mine = () => row('membership.list', { roleId: '5' });
  const refusal = { status: 409, body: { message: expect.stringContaining('没有人能管理用户和角色') } };

  it('rule T9: the last administrator stays: membership, role and account', async () => {
    const { id = '', version = 0, userId = '' } = await mine();
    const role = await row('role.list', { id: '5' });
    for (const caller of [admin, operator]) {
      expect(await caller.call(operation('membership.remove'), { ids: [id] })).toMatchObject(refusal);
      expect(await caller.call(operation('membership.delete'), { id })).toMatchObject(refusal);
      expect(await caller.call(operation('membership.setState'), { ids: [id], state: 'off' })).toMatchObject(refusal);
      expect(await caller.call(operation('membership.save'), { id, version, roleId: '8' })).toMatchObject(refusal);
      for (const codes of [['a0-3.*'], ['a12', 'a12-m2.*', 'a12-m1', 'a12-m1.4.*', 'a12-m1.5', 'a12-m1.5.1']])
        expect(
          await caller.call(operation('role.save'), { id: '5', version: role['version'] ?? 0, codes }),
        ).toMatchObject(refusal);
    }
    expect(await operator.call(operation('user.setState'), { ids: [userId], state: 'off' })).toMatchObject(refusal);
    expect(await operator.call(operation('user.remove'), { ids: [userId] })).toMatchObject(refusal);
    await expect(
      server.app.database.batch({
        scope: { tenantId, userId: '' },
        statements: [changing({ text: `delete from "membership" where "roleId" = '5'` })],
      }),
    ).rejects.toThrow('the last administrator');
    expect(await mine()).toMatchObject({ id, version, state: 'on' });
  });

  it('rule T9: with a second one the first may go, and two cannot go at once', async () => {
    const { id: first = '' } = await mine();
    const { id: second = '' } = dataOf<Values>(
      await admin.call(operation('membership.save'), { account: 'teacher', roleId: '5' }),
    );
    expect(await operator.call(operation('membership.remove'), { ids: [first, second] })).toMatchObject(refusal);
    const both = await Promise.all(
      [first, second].map((id) => operator.call(operation('membership.setState'), { ids: [id], state: 'off' })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  async function upload(name: string): Promise<Values> {
    const png = Uint8Array.from(
      atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
      (c) => c.charCodeAt(0),
    );
    const form = new FormData();
    form.append('file', new Blob([png]), name);
    const reply = await fetch(`${server.url}/api/portal/uploadImage`, {
      method: 'POST',
      headers: { token: await server.signIn('operator') },
      body: form,
    });
    return ((await reply.json()) as { data: Values }).data;
  }

  it.each<[string, string, (url: string) => Values]>([
    [
      'a picture of the portal',
      'announcement.save',
      (url) => ({ title: '用图', content: `<p>见图</p><p><img src="${url}" alt="图"></p>` }),
    ],
    ['a cover', 'cert.save', (url) => ({ certName: '用图证书', certCode: `TU-${Date.now()}`, cover: url })],
  ])('rule T10: a file in use stays, and the refusal says where: %s', async (_name, save, values) => {
    const { id = '', url = '' } = await upload('图.png');
    const record = dataOf<Values>(await operator.call(operation(save), values(String(url))));
    const { status, body } = await operator.call(operation('file.remove'), { ids: [id] });
    expect({ status, message: body.message }).toEqual({
      status: 409,
      message: expect.stringMatching(/^“图\.png”还在使用：.*“用图/),
    });
    await expect(
      server.app.database.batch({
        scope: { tenantId, userId: '' },
        statements: [changing({ text: `delete from "file" where "id" = $1`, values: [id] })],
      }),
    ).rejects.toThrow('the file is used');
    dataOf(await operator.call(operation(`${save.split('.')[0] ?? ''}.remove`), { ids: [record['id'] ?? ''] }));
    expect((await operator.call(operation('file.remove'), { ids: [id] })).status).toBe(200);
  });

  it('rule T10: where a file is used can be looked up, by those of its organisation', async () => {
    const { id = '', url = '' } = await upload('查使用处.png');
    const record = dataOf<Values>(
      await operator.call(operation('cert.save'), { certName: '用图的证书', certCode: `SY-${Date.now()}`, cover: url }),
    );
    const uses = async (caller: Caller) => caller.call(operation('file.uses'), { id });
    expect(dataOf(await uses(operator))).toEqual({
      rows: [{ title: '证书 · 封面', entity: 'cert', id: record['id'], label: '用图的证书' }],
      total: 1,
    });
    dataOf(await operator.call(operation('cert.remove'), { ids: [record['id'] ?? ''] }));
    expect(dataOf(await uses(operator))).toEqual({ rows: [], total: 0 });
    const stranger = callerOf({ url: server.url, token: await server.signIn('operator') });
    dataOf(await stranger.call(operation('session.switchTenant'), { tenantId: server.tenantIds[1] ?? '' }));
    expect((await uses(stranger)).status).toBe(404);
    dataOf(await stranger.call(operation('session.switchTenant'), { tenantId }));
    expect((await uses(callerOf({ url: server.url, token: await server.signIn('student') }))).status).toBe(403);
  });

  it('rule T10: the pictures of the carousel and inside the options of a question stay', async () => {
    const [{ image } = { image: '' }] = (
      await server.app.database.batch({
        scope: { tenantId, userId: '' },
        statements: [reading({ text: 'select "image" from "carouselImage" limit 1' })],
      })
    )[0] as { image: string }[];
    const id = /\/api\/file\/(\w+)/.exec(image)?.[1] ?? '';
    expect(await operator.call(operation('file.remove'), { ids: [id] })).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('轮播图') },
    });
    const picture = await upload('选项.png');
    const [{ id: certId } = { id: '' }] = (
      await server.app.database.batch({
        scope: { tenantId, userId: '' },
        statements: [reading({ text: 'select "id" from "cert" limit 1' })],
      })
    )[0] as { id: string }[];
    const options: Json = [
      { content: `<p><img src="${String(picture['url'])}"></p>`, isAnswer: true },
      { content: '<p>没有图</p>', isAnswer: false },
    ];
    dataOf(
      await operator.call(operation('question.save'), {
        certId,
        type: 'single',
        title: `<p>哪个有图 ${Date.now()}</p>`,
        options,
      }),
    );
    expect(await operator.call(operation('file.remove'), { ids: [picture['id'] ?? ''] })).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('试题') },
    });
  });

  it('what is used stays, and the refusal names the record, all that uses it, and that there are others', async () => {
    const code = Date.now();
    const save = async (n: number) =>
      dataOf<Values>(
        await operator.call(operation('cert.save'), { certName: `在用证书 ${n}`, certCode: `ZY-${code}-${n}` }),
      );
    const [first = {}, second = {}, third = {}] = [await save(1), await save(2), await save(3)];
    const options: Json = [
      { content: '甲', isAnswer: true },
      { content: '乙', isAnswer: false },
    ];
    for (const [certId, title] of [
      [first['id'], '一'],
      [first['id'], '二'],
      [second['id'], '三'],
    ] as const)
      dataOf(
        await operator.call(operation('question.save'), {
          certId: certId ?? '',
          type: 'single',
          title: `<p>${title} ${code}</p>`,
          options,
        }),
      );
    dataOf(
      await operator.call(operation('paperRule.save'), {
        certId: first['id'] ?? '',
        ruleList: [{ type: 'single', num: 1, score: 1 }],
      }),
    );
    const remove = (records: readonly Values[]) =>
      operator.call(operation('cert.remove'), { ids: records.map(({ id = '' }) => id) });
    expect(await remove([first])).toMatchObject({
      status: 409,
      body: {
        message: expect.stringMatching(
          /^“在用证书 1”还有 (2 条试题、1 条组卷规则|1 条组卷规则、2 条试题)在使用，不能删除。请先删除它们，或让它们改用别的证书$/,
        ),
      },
    });
    expect(await remove([first, second, third])).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('；所选的另外 1 条也在使用中') },
    });
    expect((await remove([third])).status).toBe(200);
  });

  it('rule T11: an organisation is stopped before it is removed', async () => {
    const { id = '', tenantName } = dataOf<Values>(
      await operator.call(operation('tenant.save'), { tenantName: '将要停办的机构' }),
    );
    for (const name of ['tenant.remove', 'tenant.delete'])
      expect(await operator.call(operation(name), name === 'tenant.delete' ? { id } : { ids: [id] })).toMatchObject({
        status: 409,
        body: { message: `“${String(tenantName)}”还在使用，请先停用它，再删除` },
      });
    dataOf(await operator.call(operation('tenant.updateState'), { ids: [id], state: 'off' }));
    expect((await operator.call(operation('tenant.remove'), { ids: [id] })).status).toBe(200);
  });

  it('rule T11: what hangs on an organisation is told before it is removed, to whom may remove it', async () => {
    const { rows } = dataOf<{ rows: { title: string; count: number }[] }>(
      await operator.call(operation('tenant.holdings'), { id: tenantId }),
    );
    const total = async (name: string) =>
      dataOf<{ total: number }>(await operator.call(operation(name), { pageSize: 1 })).total;
    expect(rows).toEqual(
      expect.arrayContaining([
        { title: '试题', count: await total('question.list') },
        { title: '证书', count: await total('cert.list') },
      ]),
    );
    expect(rows.map(({ count }) => count)).toEqual(rows.map(({ count }) => count).sort((a, b) => b - a));
    const { id = '' } = dataOf<Values>(
      await operator.call(operation('tenant.save'), { tenantName: '还没有内容的机构' }),
    );
    expect(
      dataOf<{ rows: { title: string }[] }>(await operator.call(operation('tenant.holdings'), { id })).rows.map(
        ({ title }) => title,
      ),
    ).toEqual(['角色']);
    expect((await admin.call(operation('tenant.holdings'), { id: tenantId })).status).toBe(403);
    expect((await operator.call(operation('tenant.holdings'), { id: 'nobody' })).status).toBe(404);
  });

  it.each<[string, string, string, (url: string) => Values]>([
    ['a cover', 'cert.save', '封面的', (cover) => ({ certName: '无图证书', certCode: `WT-${Date.now()}`, cover })],
    ['the own picture', 'session.updateProfile', '头像的', (avatar) => ({ avatar })],
    ['a logo', 'tenant.create', '标识的', (logo) => ({ tenantName: `无标识机构 ${Date.now()}`, logo })],
  ])('rule T10: a field of a file takes what is there only: %s', async (_name, name, message, values) => {
    const { id = '', url = '' } = await upload('将要删除.png');
    for (const elsewhere of ['https://example.org/a.png', '/api/user/options', String(id)])
      expect(await operator.call(operation(name), values(elsewhere))).toMatchObject({
        status: 422,
        body: { message: expect.stringContaining('必须是已上传的文件') },
      });
    dataOf(await operator.call(operation('file.remove'), { ids: [id] }));
    for (const gone of [String(url), '/api/file/nobody'])
      expect(await operator.call(operation(name), values(gone))).toMatchObject({
        status: 422,
        body: { message: expect.stringContaining(`${message}文件已不存在`) },
      });
    const { url: there = '' } = await upload('在用.png');
    expect((await operator.call(operation(name), values(String(there)))).status).toBe(200);
  });
});

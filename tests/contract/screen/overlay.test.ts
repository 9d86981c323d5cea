import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Json } from '#generators/formats.ts';
import { startServer, type TestServer } from '#server/testing.ts';
import { databasesFor } from '#tests/databases.ts';
import { operation, type Values } from '../artefacts.ts';
import { callerOf, type Caller } from '../client.ts';
import { dataOf } from '../world.ts';

describe.each(databasesFor(import.meta.url))('overlays over screens on %s', (database) => {
  let server: TestServer | undefined;
  let admin: Caller;
  beforeAll(async () => {
    server = await startServer({ database });
    admin = callerOf({ url: server.url, token: await server.signIn('admin') });
  });
  afterAll(() => server?.close());
  const save = (values: Values) => admin.call(operation('screenOverlay.save'), values);
  const kept = async () =>
    dataOf<{ rows: Values[] }>(await admin.call(operation('screenOverlay.list'))).rows.map(({ screen }) => screen);

  it.each<[string, string, Json, string]>([
    ['an unknown field', 'cert.list', { columns: { nobody: { order: 3 } } }, '/columns/nobody 没有“nobody”这个字段'],
    [
      'an unknown word',
      'cert.list',
      { columns: { certName: { colour: 'red' } } },
      '/columns/certName/colour 没有“colour”这个设置',
    ],
    ['a title of ten thousand characters', 'cert.list', { title: '甲'.repeat(10_000) }, '/title 不能超过 60 个字'],
    [
      'help of a field that is longer than the product’s',
      'cert.form',
      { fields: { certName: { help: '甲'.repeat(201) } } },
      '/fields/certName/help 不能超过 200 个字',
    ],
    ['an operation that does not exist', 'cert.list', { load: 'cert.nothing' }, '/load 这一项不能更改'],
    [
      'a form without a required field',
      'industry.form',
      { fields: { industryName: null } },
      '/fields/industryName “行业名称”必须填写，不能从表单中去掉',
    ],
    [
      'a tab with a list that has nothing to do with the record',
      'cert.detail',
      { tabs: { more: { title: '岗位', screen: 'position.list', by: 'certId' } } },
      '/tabs/more/by “position.list”不能按“certId”筛选',
    ],
    [
      'a group in a tab that is not there',
      'cert.detail',
      { groups: { exam: { tab: 'exam' } } },
      '/groups/exam/tab 没有名为“exam”的页签',
    ],
  ])('U1: %s is refused with pointer and sentence, and nothing is stored', async (_name, screen, patch, message) => {
    const { status, body } = await save({ screen, patch });
    expect({ status, body }).toMatchObject({ status: 422, body: { data: { errors: [{ path: '/patch', message }] } } });
    expect(await kept()).not.toContain(screen);
  });

  it('each place that is wrong is named', async () => {
    const { body } = await save({
      screen: 'cert.list',
      patch: { columns: { nobody: {}, nowhere: {} }, sort: 'nobody' },
    });
    expect((body.data as { errors: Values[] }).errors.map(({ message }) => String(message).split(' ')[0])).toEqual([
      '/sort',
      '/columns/nobody',
      '/columns/nowhere',
    ]);
  });

  it('U2: the pages on which overlays are kept cannot be overlaid', async () => {
    for (const screen of ['screenOverlay.list', 'screenOverlay.form', 'screenOverlay.detail'])
      expect(await save({ screen, patch: { title: '设置' } })).toMatchObject({
        status: 422,
        body: { data: { errors: [{ path: '/screen' }] } },
      });
  });

  it('a change is checked with what is stored: the patch under another screen, another patch under the screen', async () => {
    const { id = '', version = 0 } = dataOf<Values>(
      await save({ screen: 'cert.list', patch: { columns: { certName: { title: '名称' } } } }),
    );
    expect((await save({ id, version, screen: 'industry.list' })).status).toBe(422);
    expect((await save({ id, version, patch: { columns: { nobody: {} } } })).status).toBe(422);
    expect((await save({ id, version, patch: { columns: { certName: { title: '证书' } } } })).status).toBe(200);
  });

  it('U3: each save is a version with its note, what is gone back to is a further one, and a stale one is refused', async () => {
    const screen = 'occupation.list';
    const first = { columns: { occupationName: { title: '工种' } } };
    const { id = '', version = 0 } = dataOf<Values>(await save({ screen, patch: first, note: '按本院的叫法' }));
    expect((await save({ id, version, screen, patch: {}, note: '恢复为平台的界面' })).status).toBe(200);
    expect((await save({ id, version, screen, patch: first, note: '晚了一步' })).status).toBe(409);
    expect((await save({ id, version: 2, screen, patch: first, note: '退回第 1 版' })).status).toBe(200);
    const { rows } = dataOf<{ rows: Values[] }>(await admin.call(operation('screenOverlay.history'), { id }));
    expect(rows.map(({ recordVersion, changes }) => ({ recordVersion, changes }))).toEqual([
      { recordVersion: 3, changes: { patch: [{}, first], note: ['恢复为平台的界面', '退回第 1 版'] } },
      { recordVersion: 2, changes: { patch: [first, {}], note: ['按本院的叫法', '恢复为平台的界面'] } },
      { recordVersion: 1, changes: null },
    ]);
  });

  it('U1: a screen has one overlay in a tenant', async () => {
    const screen = 'position.list';
    expect((await save({ screen, patch: { title: '工位' } })).status).toBe(200);
    const { status, body } = await save({ screen, patch: { title: '岗' } });
    expect(status).not.toBe(200);
    expect(body.message).toMatch(/[一-鿿]/);
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer, type TestServer } from '#server/testing.ts';
import { asOwner, must, personOf, type Person, type Values } from '../mock/exam.ts';

describe.each(['pglite', 'postgres'] as const)('what learners see once it is published, on %s', (database) => {
  let server: TestServer;
  let admin: Person;
  beforeAll(async () => {
    server = await startServer({ database });
    admin = personOf({ server, token: await server.signIn('admin') });
  }, 120_000);
  afterAll(() => server?.close());

  const announcement = (rest: Values = {}): Values => ({ title: '放假通知', content: '<p>放假</p>', ...rest });

  it('S22: a new record is saved as a draft or published, as is asked', async () => {
    const draft = await must(admin.post<Values>('/cert/save', { certName: '草稿', certCode: 'S22-1', state: 'off' }));
    expect(draft['state']).toBe('off');
    const usual = await must(admin.post<Values>('/cert/save', { certName: '通常', certCode: 'S22-2' }));
    expect(usual['state']).toBe('on');
    expect(
      await must(admin.post<Values>('/portal/announcement/save', announcement({ state: 'published' }))),
    ).toMatchObject({
      state: 'published',
    });
    expect((await admin.post('/portal/announcement/save', announcement({ state: 'withdrawn' }))).status).toBe(422);
  });

  it('S22: a save changes no state of a record that is stored, and passes over the one it has', async () => {
    const { id, version } = await must(
      admin.post<Values>('/cert/save', { certName: '不变', certCode: 'S22-3', state: 'off' }),
    );
    expect((await admin.post('/cert/save', { id, version, state: 'on' })).status).toBe(422);
    expect(await must(admin.post<Values>('/cert/save', { id, version, state: 'off', certName: '改名' }))).toMatchObject(
      {
        certName: '改名',
        state: 'off',
      },
    );
  });

  it('S22 F1: a certificate that is no longer, or not yet, on the shelf is told to no learner, among choices neither', async () => {
    const name = '还没有上架的证书';
    await must(admin.post<Values>('/cert/save', { certName: name, certCode: 'S22-4', state: 'off' }));
    const chosen = (person: Person) => person.post<{ rows: Values[] }>('/cert/options', { keyword: name });
    expect((await must(chosen(admin))).rows).toHaveLength(1);
    expect(await chosen(personOf({ server, token: await server.signIn('student') }))).toMatchObject({ status: 403 });
  });

  it('S22: whoever may not change states saves drafts and what is usual, and nothing else', async () => {
    await asOwner({
      server,
      text: `update "role" set "codes" = '["a12-m1.3","a12-m1.3.1","a12-m2.1","a12-m2.1.1"]'::jsonb where "id" in
        (select "roleId" from "membership" m join "user" u on u."id" = m."userId" where u."account" = 'teacher')`,
    });
    const teacher = personOf({ server, token: await server.signIn('teacher') });
    expect((await teacher.post('/portal/announcement/save', announcement({ state: 'published' }))).status).toBe(403);
    expect((await teacher.post('/portal/announcement/save', announcement({ state: 'draft' }))).status).toBe(200);
    for (const state of ['off', 'on'])
      expect((await teacher.post('/cert/save', { certName: state, certCode: `S22-${state}`, state })).status).toBe(200);
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer, type TestServer } from '#server/testing.ts';
import { databasesFor } from '#tests/databases.ts';
import { must, personOf, type Person, type Values } from '../mock/exam.ts';

interface Waiting {
  name: string;
  entity: string;
  count: number;
  rows: { id: string; label: string; note?: string }[];
}

interface Found {
  entity: string;
  id: string;
  label: string;
  marks?: string[];
  action?: string;
}

describe.each(databasesFor(import.meta.url))('home on %s', (database) => {
  let server: TestServer;
  let admin: Person;
  let foreign: Person;
  let teacher: Person;
  let student: Person;
  beforeAll(async () => {
    server = await startServer({ database });
    const signIn = async (account: string): Promise<Person> =>
      personOf({ server, token: await server.signIn(account) });
    [admin, teacher, student] = (await Promise.all(['admin', 'teacher', 'student'].map(signIn))) as [
      Person,
      Person,
      Person,
    ];
    await must(admin.post('/switchTenant', { tenantId: server.tenantIds[0] }));
    foreign = await signIn('operator');
    await must(foreign.post('/switchTenant', { tenantId: server.tenantIds[1] }));
  }, 120_000);
  afterAll(() => server.close());

  const waiting = async (person: Person): Promise<Map<string, Waiting>> =>
    new Map((await must(person.get<Waiting[]>('/home/waiting'))).map((entry) => [entry.name, entry]));
  const search = async (person: Person, keyword: string): Promise<Found[]> =>
    (await must(person.post<{ rows: Found[] }>('/home/search', { keyword }))).rows;
  const newCert = (values: Values = {}) =>
    must(
      admin.post<{ id: string; certName: string }>('/cert/save', {
        certName: `首页证书${Date.now()}`,
        certCode: `HOME-${Date.now()}`,
        ...values,
      }),
    );

  it('counts what waits and names the newest, in the caller’s tenant', async () => {
    const before = (await waiting(admin)).get('announcement.list.drafts')?.count ?? 0;
    const elsewhere = (await waiting(foreign)).get('announcement.list.drafts')?.count ?? 0;
    const { id } = await must(
      admin.post<{ id: string }>('/portal/announcement/save', { title: '等待发布的公告', content: '<p>内容</p>' }),
    );
    const entry = (await waiting(admin)).get('announcement.list.drafts');
    expect(entry).toMatchObject({
      entity: 'announcement',
      count: before + 1,
      rows: [{ id, label: '等待发布的公告' }, ...Array.from({ length: Math.min(before, 2) }, () => expect.anything())],
    });
    expect((await waiting(foreign)).get('announcement.list.drafts')?.count ?? 0).toBe(elsewhere);
  });

  it('names the rules that the bank cannot meet, and what is missing', async () => {
    const { id: certId, certName } = await newCert();
    const { id } = await must(
      admin.post<{ id: string }>('/cert/rule/save', {
        certId,
        ruleList: [
          { type: 'single', num: 2, score: 2 },
          { type: 'judgment', num: 1, score: 1 },
        ],
      }),
    );
    await must(
      admin.post('/question/save', {
        certId,
        type: 'single',
        title: '<p>一加一等于几？</p>',
        options: [{ content: '2', isAnswer: true }, { content: '3' }],
      }),
    );
    const unmet = (await must(admin.post<{ rows: Waiting['rows'] }>('/paperRule/unmet', { pageSize: 200 }))).rows.find(
      (row) => row.id === id,
    );
    expect(unmet).toEqual({ id, label: certName, note: '单选题还差 1 题，判断题还差 1 题' });
    expect((await waiting(admin)).get('paperRule.unmet.unmet')?.count).toBeGreaterThan(0);
    for (const [type, title] of [
      ['single', '二加二等于几？'],
      ['judgment', '三大于二。'],
    ] as const)
      await must(
        admin.post('/question/save', {
          certId,
          type,
          title: `<p>${title}</p>`,
          options: [{ content: '正确', isAnswer: true }, { content: '错误' }],
        }),
      );
    expect(
      (await must(admin.post<{ rows: Waiting['rows'] }>('/paperRule/unmet', { pageSize: 200 }))).rows.map(
        (row) => row.id,
      ),
    ).not.toContain(id);
  });

  it('ticks off what a new organisation has done of its first day, for who may do it', async () => {
    const steps = async (person: Person): Promise<[string, boolean][]> =>
      (await must(person.get<{ code: string; isDone: boolean }[]>('/home/steps'))).map(({ code, isDone }) => [
        code,
        isDone,
      ]);
    expect(await steps(student)).toEqual([]);
    expect(new Map(await steps(admin)).get('a12-m2.1')).toBe(true);
    const operator = personOf({ server, token: await server.signIn('operator') });
    const { id } = await must(operator.post<{ id: string }>('/tenants/save', { tenantName: `首日${Date.now()}` }));
    await must(operator.post('/switchTenant', { tenantId: id }));
    const order = ['a12-m1.1', 'a12-m1.10', 'a12-m1.5', 'a12-m1.18', 'a12-m2.5', 'a12-m2.1', 'a12-m2.3', 'a12-m2.4'];
    expect(await steps(operator)).toEqual(order.map((code) => [code, false]));
    await must(operator.post('/department/save', { deptName: '教务部' }));
    const role = await must(operator.post('/role/save', { roleName: '出题人', codes: ['a12-m2.3'] }));
    const password = '湖边-七棵-梧桐';
    const accounts = ['one', 'two'].map((name) => `${name}${Date.now()}`);
    for (const account of accounts) {
      expect(new Map(await steps(operator)).get('a12-m1.18')).toBe(false);
      await must(operator.post('/memberEntry/save', { account, nickname: '首日', password, roleId: role['id'] }));
    }
    expect((await steps(operator)).filter(([, isDone]) => isDone).map(([code]) => code)).toEqual(order.slice(1, 4));

    const enter = async (password: string): Promise<Person> => {
      const account = accounts[0] ?? '';
      const { token } = await must(personOf({ server }).post<{ token: string }>('/login', { account, password }));
      return personOf({ server, token });
    };
    const own = '湖边-八棵-梧桐';
    await must((await enter(password)).post('/user/updatePassword', { newPassword: own }));
    const member = await enter(own);
    expect(await steps(member)).toEqual([]);
    let { version } = role;
    for (const button of ['a12-m2.3.1', 'a12-m2.3.5']) {
      const codes = ['a12-m2.3', button];
      ({ version } = await must(operator.post('/role/save', { id: role['id'], version, codes })));
      expect(await steps(member)).toEqual([['a12-m2.3', false]]);
    }
  });

  it('tells nobody of what their codes do not open', async () => {
    expect([...(await waiting(student)).keys()]).toEqual([]);
    expect((await waiting(teacher)).has('announcement.list.drafts')).toBe(false);
    expect((await student.post('/paperRule/unmet', {})).status).toBe(403);
    expect(await search(student, '教育')).toEqual([]);
    expect((await search(teacher, '公告')).map(({ entity }) => entity)).not.toContain('announcement');
    expect((await personOf({ server }).get('/home/waiting')).status).toBe(401);
  });

  it('finds records of every kind by keyword with what tells them apart, in the caller’s tenant, five of each', async () => {
    const { id, certName } = await newCert({ certCode: `FIND-${Date.now()}` });
    const [found] = await search(admin, certName);
    expect(found).toMatchObject({
      entity: 'cert',
      id,
      label: certName,
      marks: [expect.stringContaining('FIND-'), null],
    });
    expect((await search(foreign, certName)).map((row) => row.id)).not.toContain(id);
    const all = await search(admin, '的');
    for (const entity of new Set(all.map((row) => row.entity)))
      expect(all.filter((row) => row.entity === entity).length).toBeLessThanOrEqual(5);
    expect(await search(admin, '100%_没有')).toEqual([]);
    expect((await admin.post('/home/search', { keyword: '' })).status).toBe(422);
  });

  it('tells what the caller changed last and what they opened by its present name; nothing removed, nobody else’s', async () => {
    const cert = await newCert();
    const { version } = await must(admin.get<{ version: number }>(`/cert/detail?id=${cert.id}`));
    await must(admin.post('/cert/save', { id: cert.id, version, certName: '改过的名称' }));
    const recent = (person: Person, opened: Values[] = []) =>
      must(person.post<{ changed: Found[]; opened: Found[] }>('/home/recent', { opened }));
    const { changed, opened } = await recent(admin, [
      { entity: 'cert', id: cert.id },
      { entity: 'cert', id: 'no-such-id' },
      { entity: 'session', id: cert.id },
    ]);
    expect(changed[0]).toMatchObject({ entity: 'cert', id: cert.id, label: '改过的名称', action: 'updated' });
    expect(opened).toMatchObject([{ id: cert.id, label: '改过的名称' }]);
    expect((await recent(teacher)).changed.map(({ id }) => id)).not.toContain(cert.id);
    const portal = await must(admin.get<Values>('/portal/getPortalInfo'));
    await must(
      admin.post('/portal/saveOrUpdatePortalInfo', {
        id: portal['id'],
        version: portal['version'],
        orgName: '改过名的机构',
      }),
    );
    expect((await recent(admin)).changed[0]).toMatchObject({ entity: 'portalInfo', label: '改过名的机构' });
    expect((await recent(foreign, [{ entity: 'cert', id: cert.id }])).opened).toEqual([]);
    await must(admin.post('/cert/delete', { ids: [cert.id] }));
    const after = await recent(admin, [{ entity: 'cert', id: cert.id }]);
    expect([...after.changed, ...after.opened].map(({ id }) => id)).not.toContain(cert.id);
  });
});

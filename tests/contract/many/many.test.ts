import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer, type TestServer } from '#server/testing.ts';
import { must, personOf, type Person, type Values } from '../mock/exam.ts';

interface Row extends Values {
  id: string;
  version: number;
  state: string;
}

/** What is done with many records at once; S… are rules of docs/rules.md. */
describe.each(['pglite', 'postgres'] as const)('many at once on %s', (database) => {
  let server: TestServer;
  let admin: Person;
  let foreign: Person;
  let teacher: Person;
  let count = 0;
  beforeAll(async () => {
    server = await startServer({ database });
    const signIn = async (account: string): Promise<Person> =>
      personOf({ server, token: await server.signIn(account) });
    [admin, foreign, teacher] = (await Promise.all(['admin', 'operator', 'teacher'].map(signIn))) as [
      Person,
      Person,
      Person,
    ];
    await must(admin.post('/switchTenant', { tenantId: server.tenantIds[0] }));
    await must(foreign.post('/switchTenant', { tenantId: server.tenantIds[1] }));
  }, 120_000);
  afterAll(() => server.close());

  /** Certificates of a name of their own. */
  async function newCerts(number: number, values: Values = {}): Promise<{ keyword: string; ids: string[] }> {
    count += 1;
    const keyword = `成批${Date.now()}${count}`;
    const ids: string[] = [];
    for (let n = 0; n < number; n += 1)
      ids.push(
        (
          await must(
            admin.post<Row>('/cert/save', {
              certName: `${keyword} ${n}`,
              certCode: `MANY-${Date.now()}-${count}-${n}`,
              ...values,
            }),
          )
        ).id,
      );
    return { keyword, ids };
  }
  const list = async (keyword: string): Promise<Row[]> =>
    (await must(admin.post<{ rows: Row[] }>('/cert/list', { keyword, pageSize: 200 }))).rows;
  const history = async (id: string): Promise<Values[]> =>
    (await must(admin.get<{ rows: Values[] }>(`/cert/history?id=${id}`))).rows;

  describe('by the conditions of the list', () => {
    it('S1: a state is changed of all that match, each with its history, and of nobody else’s', async () => {
      const { keyword, ids } = await newCerts(3);
      expect((await foreign.post('/cert/updateState', { matching: { keyword }, count: 3, state: 'off' })).status).toBe(
        409,
      );
      expect(await must(admin.post('/cert/updateState', { matching: { keyword }, count: 3, state: 'off' }))).toEqual({
        count: 3,
      });
      expect((await list(keyword)).map(({ state }) => state)).toEqual(['off', 'off', 'off']);
      for (const id of ids) expect(await history(id)).toHaveLength(2);
    });

    it('S1: nothing is changed where one is in a state from which there is no way', async () => {
      const { keyword, ids } = await newCerts(2);
      await must(admin.post('/cert/updateState', { ids: ids.slice(0, 1), state: 'off' }));
      expect((await admin.post('/cert/updateState', { matching: { keyword }, count: 2, state: 'off' })).status).toBe(
        409,
      );
      expect((await list(keyword)).map(({ state }) => state).sort()).toEqual(['off', 'on']);
    });

    it('S4: is refused where the records are no longer as many as were agreed to', async () => {
      const { keyword } = await newCerts(2);
      const { status, message } = await admin.post('/cert/delete', { matching: { keyword }, count: 3 });
      expect([status, message]).toEqual([
        409,
        '符合条件的证书现在有 2 条，不是确认时的 3 条，没有做任何改动，请刷新后再试',
      ]);
      expect(await list(keyword)).toHaveLength(2);
    });

    it('S3, S4: all or none are removed: one in use keeps the others', async () => {
      const { keyword, ids } = await newCerts(2);
      const question = await must(
        admin.post<Row>('/question/save', {
          certId: ids[0],
          type: 'single',
          title: `<p>${keyword}</p>`,
          options: [{ content: '一', isAnswer: true }, { content: '二' }],
        }),
      );
      expect((await admin.post('/cert/delete', { matching: { keyword }, count: 2 })).status).toBe(409);
      expect(await list(keyword)).toHaveLength(2);
      await must(admin.post('/question/delete', { ids: [question.id] }));
      expect(await must(admin.post('/cert/delete', { matching: { keyword }, count: 2 }))).toEqual({ count: 2 });
      expect(await list(keyword)).toEqual([]);
    });

    it('needs the code, one way to choose, and a number within the limit', async () => {
      const { keyword, ids } = await newCerts(1);
      expect((await teacher.post('/cert/delete', { matching: { keyword }, count: 1 })).status).toBe(403);
      expect((await admin.post('/cert/delete', { matching: { keyword } })).status).toBe(422);
      expect((await admin.post('/cert/delete', { matching: { keyword }, count: 1, ids })).status).toBe(422);
      expect((await admin.post('/cert/delete', { matching: { keyword }, count: 5001 })).status).toBe(422);
      expect((await admin.post('/cert/delete', { matching: { noSuchField: 1 }, count: 1 })).status).toBe(422);
      expect((await admin.post('/cert/delete', {})).status).toBe(422);
      expect(await list(keyword)).toHaveLength(1);
    });
  });

  describe('chosen fields', () => {
    const change = (person: Person, records: Values[]) =>
      person.post<{ changed: (Row & { former: Values })[]; refused: { id: string; label: string; message: string }[] }>(
        '/cert/change',
        { records },
      );

    it('S2, S5: are changed of each by its version, with history; who is refused is named and stops nobody', async () => {
      const { keyword, ids } = await newCerts(3, { level: 'junior', examMinutes: 60 });
      const changes = { level: null, examMinutes: 45 };
      const { changed, refused } = await must(
        change(admin, [
          { id: ids[0], version: 1, changes },
          { id: ids[1], version: 7, changes },
          { id: 'no-such-id', version: 1, changes },
          { id: ids[2], version: 1, changes },
        ]),
      );
      expect(changed).toEqual(
        [0, 2].map((n) => ({ id: ids[n], version: 2, former: { level: 'junior', examMinutes: 60 } })),
      );
      expect(refused).toEqual([
        { id: ids[1], label: `${keyword} 1`, message: '内容已被他人修改，请核对后再保存' },
        { id: 'no-such-id', label: null, message: '证书不存在或已被删除' },
      ]);
      expect((await history(ids[0] ?? ''))[0]).toMatchObject({
        action: 'updated',
        changes: { level: ['junior', null], examMinutes: [60, 45] },
      });
      expect((await list(keyword)).map(({ examMinutes }) => examMinutes).sort()).toEqual([45, 45, 60]);
    });

    it('S5: can be brought back by what they were', async () => {
      const { keyword, ids } = await newCerts(2, { examMinutes: 60 });
      const { changed } = await must(
        change(
          admin,
          ids.map((id) => ({ id, version: 1, changes: { examMinutes: 10 } })),
        ),
      );
      expect(
        (
          await must(
            change(
              admin,
              changed.map(({ id, version, former }) => ({ id, version, changes: former })),
            ),
          )
        ).refused,
      ).toEqual([]);
      expect((await list(keyword)).map(({ examMinutes, version }) => [examMinutes, version])).toEqual([
        [60, 3],
        [60, 3],
      ]);
    });

    it('are checked as a save checks them, and need its code; another tenant’s record is not there', async () => {
      const { ids } = await newCerts(1);
      const [id] = ids;
      expect((await change(admin, [{ id, version: 1, changes: { examMinutes: 0 } }])).status).toBe(422);
      expect((await change(admin, [{ id, version: 1, changes: { level: 'no-such-level' } }])).status).toBe(422);
      expect((await change(admin, [{ id, version: 1, changes: { certCode: 'ONE-FOR-ALL' } }])).status).toBe(422);
      expect((await change(admin, [{ id, version: 1, changes: {} }])).status).toBe(422);
      expect((await change(teacher, [{ id, version: 1, changes: { examMinutes: 10 } }])).status).toBe(403);
      const { changed, refused } = await must(change(foreign, [{ id, version: 1, changes: { examMinutes: 10 } }]));
      expect([changed, refused.map(({ label }) => label)]).toEqual([[], [null]]);
      const [position] = (await must(foreign.post<{ rows: Row[] }>('/position/list', { pageSize: 1 }))).rows;
      expect(
        (await must(change(admin, [{ id, version: 1, changes: { positionId: position?.id } }]))).refused,
      ).toMatchObject([{ id, message: '所选岗位不存在或已被删除' }]);
    });
  });
});

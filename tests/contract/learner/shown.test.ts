import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer, type TestServer } from '#server/testing.ts';
import { databasesFor } from '#tests/databases.ts';
import { operation, type Values } from '../artefacts.ts';
import { callerOf, type Caller } from '../client.ts';
import { dataOf } from '../world.ts';

interface Page {
  rows: Values[];
  total: number;
}

interface Graph {
  industries: Values[];
  occupations: Values[];
  positions: Values[];
  certs: Values[];
}

describe.each(databasesFor(import.meta.url))('what anyone may see of certificates on %s', (database) => {
  let server: TestServer | undefined;
  let nobody: Caller;
  let student: Caller;
  let admin: Caller;
  beforeAll(async () => {
    server = await startServer({ database });
    const { url } = server;
    nobody = callerOf({ url });
    [student, admin] = (await Promise.all(
      ['student02', 'admin'].map(async (account) => callerOf({ url, token: (await server?.signIn(account)) ?? '' })),
    )) as [Caller, Caller];
  });
  afterAll(() => server?.close());
  const list = async (input: Values): Promise<Page> =>
    dataOf<Page>(await nobody.call(operation('cert.portalList'), input));
  const offTheShelf = async (work: (id: string) => Promise<void>): Promise<void> => {
    const [{ id = '' } = {}] = dataOf<Page>(await admin.call(operation('cert.list'), { certCode: 'NSB-1' })).rows;
    dataOf(await admin.call(operation('cert.updateState'), { ids: [id], state: 'off' }));
    try {
      await work(String(id));
    } finally {
      dataOf(await admin.call(operation('cert.updateState'), { ids: [id], state: 'on' }));
    }
  };

  it('lists by keyword, by place in the graph and by level, with how many questions there are', async () => {
    const graph = dataOf<Graph>(await nobody.call(operation('cert.graph')));
    const industry = graph.industries.find(({ name }) => name === '教育');
    const occupation = graph.occupations.find(({ name }) => name === '学前教育');
    const position = graph.positions.find(({ name }) => name === '幼儿照护员');
    expect((await list({ industryId: industry?.['id'] ?? '' })).total).toBe(9);
    expect((await list({ occupationId: occupation?.['id'] ?? '' })).total).toBe(3);
    expect((await list({ positionId: position?.['id'] ?? '', level: 'middle' })).total).toBe(1);
    const { rows } = await list({ keyword: 'nsb-1' });
    expect(rows.map(({ certCode, positionIdLabel }) => [certCode, positionIdLabel])).toEqual([
      ['NSB-1', '网络安全管理员'],
    ]);
    expect(rows[0]?.['questionCount']).toBeGreaterThan(0);
    expect(await list({ industryId: 'nowhere' })).toEqual({ rows: [], total: 0 });
  });

  it('gives one certificate with its place and its rule, by id and by code', async () => {
    const cert = dataOf<Values>(await nobody.call(operation('cert.portalGet'), { certCode: 'ETA-1' }));
    expect([cert['industryName'], cert['occupationName'], cert['positionIdLabel']]).toEqual([
      '教育',
      '数字化教学',
      '教学技术支持',
    ]);
    expect(cert['rule']).toMatchObject({ totalScore: 100 });
    expect(dataOf<Values>(await nobody.call(operation('cert.portalGet'), { id: String(cert['id']) }))).toEqual(cert);
    expect((await nobody.call(operation('cert.portalGet'), {})).status).toBe(422);
    expect((await nobody.call(operation('cert.portalGet'), { id: 'nowhere' })).status).toBe(404);
  });

  it('finds a certificate in its own tenant only', async () => {
    const [, second] = server?.tenantIds ?? [];
    expect((await nobody.call(operation('cert.portalGet'), { certCode: 'ETA-1', tenantId: second ?? '' })).status).toBe(
      404,
    );
    expect((await nobody.call(operation('cert.portalGet'), { certCode: 'CNC-1', tenantId: second ?? '' })).status).toBe(
      200,
    );
    expect((await list({ tenantId: second ?? '' })).total).toBe(4);
    expect((await nobody.call(operation('cert.portalList'), { tenantId: 'nowhere' })).status).toBe(404);
  });

  it('shows a certificate off the shelf only to who keeps them', async () => {
    const codesOf = async (caller: Caller): Promise<unknown[]> =>
      dataOf<Graph>(await caller.call(operation('cert.graph'))).certs.map(({ certCode }) => certCode);
    await offTheShelf(async (id) => {
      expect((await list({ keyword: 'NSB-1' })).total).toBe(0);
      expect((await nobody.call(operation('cert.portalGet'), { id })).status).toBe(404);
      expect(dataOf<Page>(await nobody.call(operation('cert.hot'))).rows.map(({ certCode }) => certCode)).not.toContain(
        'NSB-1',
      );
      expect(await codesOf(nobody)).not.toContain('NSB-1');
      expect(await codesOf(student)).not.toContain('NSB-1');
      expect(await codesOf(admin)).toContain('NSB-1');
    });
  });

  it('names the certificates that the learner practised, the last one first, and nobody else’s', async () => {
    const practise = async (certCode: string): Promise<void> => {
      const { rows } = dataOf<Page>(
        await student.call(operation('practice.startRandom'), { certCode, chooses: 1, types: ['1'] }),
      );
      dataOf(
        await student.call(operation('practice.isTrue'), {
          certCode,
          questionId: rows[0]?.['questionId'] ?? '',
          selectedOptions: [1],
        }),
      );
    };
    const recent = async (caller: Caller, input: Values = {}): Promise<unknown[]> =>
      dataOf<Page>(await caller.call(operation('cert.recent'), input)).rows.map(({ certCode }) => certCode);
    expect(await recent(student)).toEqual([]);
    for (const certCode of ['AIL-1', 'NSB-1', 'AIL-1']) await practise(certCode);
    expect(await recent(student)).toEqual(['AIL-1', 'NSB-1']);
    expect(await recent(student, { pageSize: 1 })).toEqual(['AIL-1']);
    expect(await recent(admin)).toEqual([]);
    expect((await nobody.call(operation('cert.recent'))).status).toBe(401);
  });

  it('brings with each certificate how far the learner is, as its statistics say, and what is next over all of them', async () => {
    const [row] = dataOf<Page>(await student.call(operation('cert.recent'), {})).rows;
    const statistics = dataOf<Values>(
      await student.call(operation('practice.statistics'), { certCode: row?.['certCode'] ?? '' }),
    );
    expect(row).toMatchObject(statistics);
    const next = dataOf<Values>(await student.call(operation('learner.next'), {}));
    const { total } = dataOf<Page>(await student.call(operation('record.list'), { isDue: true, pageSize: 1 }));
    expect(next).toMatchObject({ current: null, dueNum: total });
    expect((next['rows'] as Values[]).map(({ certCode }) => certCode)).toEqual(['AIL-1', 'NSB-1']);
    const { mockId } = dataOf<Values>(
      await student.call(operation('mock.newMock'), { certCode: 'ETA-1', deviceId: 'one' }),
    );
    expect(dataOf<Values>(await student.call(operation('learner.next'), {}))['current']).toMatchObject({
      mockId,
      certCode: 'ETA-1',
    });
    dataOf(await student.call(operation('mock.submit'), { mockId: mockId ?? '', deviceId: 'one' }));
    expect(dataOf<Values>(await student.call(operation('learner.next'), {}))['current']).toBeNull();
    expect(dataOf<Values>(await admin.call(operation('learner.next'), {}))['rows']).toEqual([]);
    expect((await nobody.call(operation('learner.next'), {})).status).toBe(401);
  });

  it('brings with each organisation its first certificates, those on the shelf alone', async () => {
    const { rows, total } = dataOf<Page>(await nobody.call(operation('tenant.network'), { pageNum: 1, pageSize: 10 }));
    expect(total).toBe(rows.length);
    for (const { id, certs, certTotal } of rows) {
      const shown = dataOf<Page>(
        await nobody.call(operation('cert.portalList'), { tenantId: id ?? '', pageNum: 1, pageSize: 6 }),
      );
      expect(certTotal).toBe(shown.total);
      expect((certs as Values[]).map((cert) => cert['id'])).toEqual(shown.rows.map((cert) => cert['id']));
    }
  });

  it('puts announcements on top first, then the newest', async () => {
    const { rows, total } = dataOf<Page>(await nobody.call(operation('announcement.portalList'), { pageSize: 3 }));
    const [top, next, last] = rows.map(({ publishedTime }) => String(publishedTime));
    expect(rows.map(({ isTop }) => isTop)).toEqual([true, false, false]);
    // The one on top is not the newest.
    expect([top, next, last].sort()).toEqual([last, top, next]);
    expect(total).toBe(5);
  });

  it('has of an announcement without a time of its own that at which it was first published', async () => {
    const timeOf = (saved: Values) => saved['publishedTime'] ?? null;
    const given = '2026-01-31 09:00:00';
    const made = await Promise.all(
      [null, given].map(async (publishedTime) =>
        dataOf<Values>(
          await admin.call(operation('announcement.save'), { title: '时间', content: '<p>公告</p>', publishedTime }),
        ),
      ),
    );
    const ids = made.map(({ id }) => id ?? '');
    expect(made.map(timeOf)).toEqual([null, given]);
    const turn = async (state: string) => {
      dataOf(await admin.call(operation('announcement.updateState'), { ids, state }));
      return Promise.all(
        ids.map(async (id) => timeOf(dataOf<Values>(await admin.call(operation('announcement.get'), { id })))),
      );
    };
    const [first, own] = await turn('published');
    expect([typeof first, own]).toEqual(['string', given]);
    await turn('withdrawn');
    expect(await turn('published')).toEqual([first, given]);
    dataOf(await admin.call(operation('announcement.remove'), { ids }));
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reading } from '#server/database/statement.ts';
import { startServer, type TestServer } from '#server/testing.ts';
import { databasesFor } from '#tests/databases.ts';
import { asOwner, must, personOf, type Person, type Values } from '../mock/exam.ts';

interface Message extends Values {
  id: string;
  title: string;
  readingStatus: string;
  createTime: string;
}

interface Page {
  list: Message[];
  totalCount: number;
  unreadCount: number;
}

/** Numbers N… are rules of docs/rules.md. */
describe.each(databasesFor(import.meta.url))('messages on %s', (database) => {
  let server: TestServer;
  let student: Person;
  let teacher: Person;
  beforeAll(async () => {
    server = await startServer({ database });
    student = personOf({ server, token: await server.signIn('student') });
    teacher = personOf({ server, token: await server.signIn('teacher') });
  }, 120_000);
  afterAll(() => server.close());

  const page = (pageNum = 1): Promise<Page> => must(student.get<Page>(`/messages/page?pageNum=${pageNum}&pageSize=10`));

  it('come in pages of 10, newest first', async () => {
    const [first, second] = [await page(), await page(2)];
    expect([first.list.length, second.list.length, first.totalCount, first.unreadCount]).toEqual([10, 5, 15, 6]);
    const times = [...first.list, ...second.list].map(({ createTime }) => createTime);
    expect(times).toEqual([...times].sort().reverse());
    expect(times[0]).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
    expect(Object.keys(first.list[0] ?? {}).sort()).toEqual([
      'content',
      'createId',
      'createTime',
      'createUser',
      'id',
      'opens',
      'readingStatus',
      'title',
      'userId',
      'userName',
    ]);
    expect(await must(student.get<Page>('/messages/page'))).toMatchObject({ totalCount: 15 });
  });

  it('N2: are marked read once and for good; reading alone marks nothing', async () => {
    const sent = (await page()).list.find(
      ({ createUser, readingStatus }) => createUser === '张敏' && readingStatus === '2',
    );
    const id = sent?.id ?? '';
    expect(await must(student.get(`/messages/info/${id}`))).toMatchObject({
      id,
      readingStatus: '2',
      createUser: '张敏',
      userName: '何静怡',
    });
    expect(await must(student.post('/messages/update', { id, readingStatus: '1' }))).toEqual({ unreadCount: 5 });
    expect(await must(student.post('/messages/update', { id, readingStatus: '1' }))).toEqual({ unreadCount: 5 });
    expect(await must(student.get(`/messages/info/${id}`))).toMatchObject({ readingStatus: '1' });
    expect((await student.post('/messages/update', { id, readingStatus: '2' })).status).toBe(422);
  });

  it('N1: are nobody else’s', async () => {
    const id = (await page()).list[1]?.id ?? '';
    expect(await must(teacher.get('/messages/page'))).toEqual({ list: [], totalCount: 0, unreadCount: 0 });
    expect((await teacher.get(`/messages/info/${id}`)).status).toBe(404);
    expect((await teacher.post('/messages/update', { id, readingStatus: '1' })).status).toBe(404);
    expect(await must(student.get(`/messages/info/${id}`))).toMatchObject({ readingStatus: '2' });
    expect((await personOf({ server }).get('/messages/page')).status).toBe(401);
  });

  it('N1: the database gives them to no other user and no other tenant, whatever is asked', async () => {
    const [owner] = await asOwner<{ tenantId: string; userId: string }>({
      server,
      text: `select m."tenantId", m."userId" from "message" m join "user" u on u."id" = m."userId" where u."account" = 'student' limit 1`,
    });
    const count = async (scope: { tenantId: string; userId: string }): Promise<number> => {
      const [[row]] = await server.app.database.batch({
        scope,
        statements: [reading<{ count: number }>({ text: `select count(*)::integer as "count" from "message"` })],
      });
      return row?.count ?? -1;
    };
    const tenantId = owner?.tenantId ?? '';
    const userId = owner?.userId ?? '';
    expect([
      await count({ tenantId, userId }),
      await count({ tenantId, userId: 'someone' }),
      await count({ tenantId: server.tenantIds[1] ?? '', userId }),
    ]).toEqual([15, 0, 0]);
  });

  it.each(['pageNum=0', 'pageNum=x', 'pageSize=100000', 'pageNum=1.5', 'colour=red'])('refuse %s', async (query) => {
    expect((await student.get(`/messages/page?${query}`)).status).toBe(422);
  });

  it('N1, N2: are all marked read at once, the caller’s alone', async () => {
    const { unreadCount, totalCount } = await page();
    expect(await must(teacher.post('/messages/readAll', {}))).toEqual({ count: 0, unreadCount: 0 });
    expect((await page()).unreadCount).toBe(unreadCount);
    expect(await must(student.post('/messages/readAll', {}))).toEqual({ count: unreadCount, unreadCount: 0 });
    expect(await page()).toMatchObject({ totalCount, unreadCount: 0 });
    expect(await must(student.post('/messages/readAll', {}))).toEqual({ count: 0, unreadCount: 0 });
    expect((await personOf({ server }).post('/messages/readAll', {})).status).toBe(401);
  });
});

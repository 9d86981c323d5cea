/** Photos of those whom one invigilates (rules O1, D5). */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changing } from '#server/database/statement.ts';
import { startServer, type TestServer } from '#server/testing.ts';
import { databasesFor } from '#tests/databases.ts';
import { addMembers, personIdOf, type Member } from '../certApply/people.ts';
import { pixel } from '../files.ts';
import { must } from '../mock/exam.ts';
import { arranging, reserve, type Arranging } from '../placement/places.ts';

describe.each(databasesFor(import.meta.url))('photos at a board on %s', (database) => {
  let server: TestServer;
  let at: Arranging;
  /** A role that invigilates and does not read applications. */
  let roleId = '';

  beforeAll(async () => {
    server = await startServer({ database });
    at = await arranging(server);
    const role = { roleName: '只监考', codes: ['a12', 'a12-m2', 'a12-m2.18'] };
    roleId = (await must(at.admin.post<{ id: string }>('/role/save', role))).id;
  }, 120_000);
  afterAll(() => server?.close());

  const statusOf = async ({ token }: Member, address: string): Promise<number> =>
    (await fetch(`${server.url}${address}`, { headers: { token } })).status;

  async function invigilatorOf(sessionId: string): Promise<Member> {
    const [invigilator] = (await addMembers({ server, tenantId: at.tenantId, roleId, count: 1 })) as [Member];
    const personId = await personIdOf({ server, tenantId: at.tenantId, userId: invigilator.userId });
    await must(at.admin.post('/certExam/invigilator/save', { sessionId, personIds: [personId] }));
    return invigilator;
  }

  it('are read by who invigilates their person, while they have a place there, and by no other invigilator', async () => {
    const exam = await at.exam({ people: 2 });
    const [first, other] = exam.learners as [Member, Member];
    const sessionId = await at.session({ exam, day: 21 });
    const elsewhere = await at.session({ exam, day: 22 });
    await must(reserve(first, sessionId));
    await must(reserve(other, elsewhere));
    const form = new FormData();
    form.append('visibility', 'private');
    form.append('file', new Blob([pixel]), 'photo.png');
    const reply = await fetch(`${server.url}/api/file/upload`, {
      method: 'POST',
      headers: { token: first.token },
      body: form,
    });
    const { data } = (await reply.json()) as { data: { url: string } };
    await server.app.database.batch({
      scope: { tenantId: at.tenantId, userId: first.userId },
      statements: [
        changing({
          text: 'update "certApply" set "photo" = $1 where "examId" = $2 and "userId" = $3',
          values: [data.url, exam.examId, first.userId],
        }),
      ],
    });
    const mine = await invigilatorOf(sessionId);
    const another = await invigilatorOf(elsewhere);
    expect([await statusOf(mine, data.url), await statusOf(another, data.url)]).toEqual([200, 404]);
    expect(await statusOf(other, data.url)).toBe(404);
    await at.change(`update "placement" set "state" = 'cancelled' where "sessionId" = $1`, [sessionId]);
    expect(await statusOf(mine, data.url)).toBe(404);
  });
});

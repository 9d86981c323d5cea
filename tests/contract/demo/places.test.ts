import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readPdf } from '#server/engine/print/testing.ts';
import { startServer, type TestServer } from '#server/testing.ts';
import { databasesFor } from '#tests/databases.ts';
import { must, personOf, type Person, type Values } from '../mock/exam.ts';

interface Own extends Values {
  subjectName: string;
  state: string | null;
  placementId: string | null;
}

/** The demo has people on their seats, a session with a waiting list, and a plan to go on with. */
describe.each(databasesFor(import.meta.url))('places of the demo on %s', (database) => {
  let server: TestServer;
  let admin: Person;

  beforeAll(async () => {
    server = await startServer({ database });
    admin = personOf({ server, token: await server.signIn('admin') });
  }, 120_000);
  afterAll(() => server.close());

  const rowsOf = async (path: string, conditions: Values = {}): Promise<Values[]> =>
    (await must(admin.post<{ rows: Values[] }>(path, { ...conditions, pageNum: 1, pageSize: 50 }))).rows;

  it('has a full session with two who wait, and people on seats of two rooms', async () => {
    const placements = await rowsOf('/placement/list');
    const waiting = placements.filter(({ state }) => state === 'waiting');
    expect(new Set(waiting.map(({ sessionId }) => sessionId)).size).toBe(1);
    expect(waiting).toHaveLength(2);
    const seated = placements.filter(({ seat }) => seat !== null);
    expect(seated.length).toBeGreaterThan(5);
    expect(new Set(seated.map(({ roomId }) => roomId)).size).toBe(2);
  });

  it('has a plan to go on with, in which nothing is wrong', async () => {
    const [plan] = await rowsOf('/seatingPlan/list');
    expect(plan).toMatchObject({ state: 'draft', seatedCount: 2, leftCount: 1 });
    const { rooms, left } = await must(
      admin.get<{ rooms: { seats: { problems: string[] }[] }[]; left: Values[] }>(
        `/seatingPlan/seats?id=${String(plan?.['id'])}`,
      ),
    );
    expect(rooms.flatMap(({ seats }) => seats.flatMap(({ problems }) => problems))).toEqual([]);
    expect(left).toHaveLength(1);
  });

  it('has a ticket for its learner, and a subject to reserve', async () => {
    const token = await server.signIn('student');
    const { rows } = await must(personOf({ server, token }).get<{ rows: Own[] }>('/certExam/myExam'));
    expect(rows.map(({ state }) => state)).toEqual(expect.arrayContaining([null, 'placed']));
    const placementId = rows.find(({ state }) => state === 'placed')?.placementId;
    const reply = await fetch(`${server.url}/api/certExam/myTicket?id=${placementId}`, { headers: { token } });
    const { pages, codes } = await readPdf(new Uint8Array(await reply.arrayBuffer()));
    expect(pages).toHaveLength(1);
    expect(pages[0]).toContain('何静怡');
    expect(codes.flat()).toHaveLength(1);
  });
});

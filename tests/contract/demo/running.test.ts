import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer, type TestServer } from '#server/testing.ts';
import { databasesFor } from '#tests/databases.ts';
import { problemOf, type Receipts } from '../examAttempt/checkReceipts.ts';
import { asOwner, must, personOf, type Person, type Values } from '../mock/exam.ts';

interface Board {
  session: Values;
  rooms: Values[];
  people: (Values & { personName: string; attemptState: string | null; answeredCount: number })[];
}

/** The demo has an exam that is sat at this moment, and one that begins soon. */
describe.each(databasesFor(import.meta.url))('exams of the demo as its clock has them on %s', (database) => {
  let server: TestServer;

  beforeAll(async () => {
    server = await startServer({ database });
  }, 120_000);
  afterAll(() => server.close());

  const enter = async (account: string): Promise<Person> => personOf({ server, token: await server.signIn(account) });

  it('has one that the administrator invigilates: some sit, one has handed in, one is not there yet', async () => {
    const admin = await enter('admin');
    const [running] = await must(admin.post<Values[]>('/invigilate/sessions', {}));
    expect(running).toMatchObject({ examName: '班级管理能力 案例分析', phase: 'running', people: 6 });
    const { rooms, people } = await must(admin.post<Board>('/invigilate/board', { sessionId: running?.['id'] ?? '' }));
    expect(rooms).toMatchObject([{ roomName: '第一机房' }]);
    const shown = people.map(({ personName, state, attemptState, answeredCount }) => [
      personName,
      state,
      attemptState,
      answeredCount,
    ]);
    expect(shown).toEqual([
      ['朱丽华', 'checkedIn', 'sitting', 3],
      ['蒋文静', 'checkedIn', 'sitting', 8],
      ['沈子轩', 'checkedIn', 'sitting', 11],
      ['韩雨薇', 'sat', 'handedIn', 12],
      ['杨浩宇', 'placed', null, 0],
      ['秦志远', 'checkedIn', null, 0],
    ]);
  });

  it('has receipts of theirs that anyone can check', async () => {
    const attempts = await asOwner<{ id: string; account: string; state: string }>({
      server,
      text: `select a."id", u."account", a."state" from "attempt" a join "user" u on u."id" = a."userId" where a."kind" = 'exam' order by 2`,
    });
    const sitting = attempts.filter(({ state }) => state === 'sitting');
    expect([attempts.length, sitting.length]).toEqual([12, 3]);
    for (const { id, account, state } of attempts) {
      const receipts = await must((await enter(account)).get<Receipts>(`/certExam/receipts?attemptId=${id}`));
      expect(problemOf(receipts)).toBe(state === 'handedIn' ? undefined : 'answers behind the last seal');
    }
  });

  it('has one whose invigilator lets people in, with a code, and who begin when it does', async () => {
    const manager = await enter('manager');
    // The data may be older than what is soon.
    await asOwner({
      server,
      text: `update "examSession" set "startTime" = now() + interval '20 minutes', "endTime" = now() + interval '80 minutes'
        where "entryCode" = '246810'`,
    });
    const sessions = await must(manager.post<Values[]>('/invigilate/sessions', {}));
    const soon = sessions.find(({ examName }) => examName === '班级管理能力 岗前测评');
    expect(soon).toMatchObject({ phase: 'soon', people: 3 });
    const board = await must(manager.post<Board>('/invigilate/board', { sessionId: soon?.['id'] ?? '' }));
    expect(board.session).toMatchObject({ entryCode: '246810' });
    const learner = await enter('student20');
    const refused = await learner.post('/certExam/start', {
      sessionId: soon?.['id'] ?? '',
      deviceId: 'one',
      code: '246810',
    });
    expect(refused).toMatchObject({ status: 409, data: { reason: 'early' } });
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer, type TestServer } from '#server/testing.ts';
import { databasesFor } from '#tests/databases.ts';
import { asOwner, must, personOf, type Person, type Values } from '../mock/exam.ts';

interface MockRow extends Values {
  certCode: string;
  state: string;
  score: number;
  startTime: string;
  submittedTime: string;
}

/** The first look at the demo shows the product, not its empty states. */
describe.each(databasesFor(import.meta.url))("the demo's learner on %s", (database) => {
  let server: TestServer;
  let student: Person;

  beforeAll(async () => {
    server = await startServer({ database });
    student = personOf({ server, token: await server.signIn('student') });
  }, 120_000);
  afterAll(() => server.close());

  const daysAgo = (time: string): number => (Date.now() - Date.parse(`${time.replace(' ', 'T')}+08:00`)) / 86_400_000;

  it('has a wrong-answer book with reviews that are due, a goal, and a round to go on with', async () => {
    const today = await must(
      student.get<{ dueNum: number; goal: number; doneNum: number; round: Values }>('/web/practice/today'),
    );
    expect(today).toMatchObject({ goal: 20, doneNum: 0, round: { certCode: 'DAN-1', doneNum: 6, totalNum: 10 } });
    expect(today.dueNum).toBeGreaterThan(5);
    const book = await must(
      student.get<{ rows: { lastTime: string; due: string; isRedone: boolean }[]; total: number }>(
        '/web/record/list?pageSize=200',
      ),
    );
    expect(book.total).toBeGreaterThan(10);
    expect(book.rows.some(({ isRedone }) => isRedone)).toBe(true);
    for (const { lastTime } of book.rows) expect(daysAgo(lastTime)).toBeGreaterThan(0.9);
    const cards = await asOwner<{ isLike: boolean }>({
      server,
      text: `select abs(extract(epoch from ("card"->>'lastReview')::timestamptz - "lastTime")) < 60 as "isLike" from "wrongRecord"`,
    });
    expect(cards.every(({ isLike }) => isLike)).toBe(true);
  });

  it('has mock exams handed in on former days, the later one better, and statistics', async () => {
    const { rows } = await must(student.post<{ rows: MockRow[] }>('/web/mock/query', {}));
    expect(rows.map(({ certCode, state }) => [certCode, state])).toEqual([
      ['AIL-1', 'handedIn'],
      ['ETA-1', 'handedIn'],
      ['ETA-1', 'handedIn'],
    ]);
    expect(rows.map(({ submittedTime }) => Math.round(daysAgo(submittedTime)))).toEqual([3, 4, 9]);
    expect(rows[1]?.score).toBeGreaterThan(rows[2]?.score ?? 0);
    for (const { startTime, submittedTime } of rows)
      expect(Math.round((daysAgo(startTime) - daysAgo(submittedTime)) * 1440)).toBeGreaterThan(30);
    const statistics = await must(
      student.post<{ completeNum: number; rightNum: number; favoriteRecord: number }>('/web/practice/statistics', {
        certCode: 'ETA-1',
      }),
    );
    expect(statistics.completeNum).toBeGreaterThanOrEqual(20);
    expect(statistics.rightNum).toBeLessThan(statistics.completeNum);
    expect(statistics.favoriteRecord).toBe(4);
  });

  it('can apply for an exam of ETA-1', async () => {
    const { exams } = await must(student.post<{ exams: Values[] }>('/certApply/form', { certCode: 'ETA-1' }));
    expect(exams).toMatchObject([{ examName: '教育技术应用能力（初级）冬季批次', isOpen: true }]);
  });

  it('is the only one with a history of practice; what was handed in is final again', async () => {
    const owners = await asOwner<{ account: string }>({
      server,
      text: `select distinct u."account" from "user" u where u."id" in (select "userId" from "practiceAnswer" union select "userId" from "attempt" where "kind" = 'mock' union select "userId" from "wrongRecord")`,
    });
    expect(owners).toEqual([{ account: 'student' }]);
    await expect(asOwner({ server, text: `update "attempt" set "score" = 0` })).rejects.toMatchObject({
      constraint: 'attempt_state',
    });
  });
});

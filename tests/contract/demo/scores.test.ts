import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer, type TestServer } from '#server/testing.ts';
import { databasesFor } from '#tests/databases.ts';
import { readSheets } from '../catalogue/workbook.ts';
import { asOwner, must, personOf, type Person, type Values } from '../mock/exam.ts';

/** The demo has results to look at, answers to score and a review to decide. */
describe.each(databasesFor(import.meta.url))('scores of the demo on %s', (database) => {
  let server: TestServer;
  let admin: Person;

  beforeAll(async () => {
    server = await startServer({ database });
    admin = await enter('admin');
  }, 120_000);
  afterAll(() => server.close());

  const enter = async (account: string): Promise<Person> => personOf({ server, token: await server.signIn(account) });
  const rowsOf = async (path: string): Promise<Values[]> =>
    (await must(admin.post<{ rows: Values[] }>(path, { pageNum: 1, pageSize: 50 }))).rows;

  it('has published results: passed, failed, absent and with points deducted', async () => {
    const published = (await rowsOf('/result/list')).filter(({ state }) => state === 'published');
    const shown = published.map(({ personName, kind, isPassed }) => [personName, kind, isPassed]);
    expect(shown).toEqual([
      ['何静怡', 'normal', true],
      ['林晓彤', 'normal', true],
      ['陈思远', 'normal', false],
      ['王梓涵', 'absent', false],
      ['李明轩', 'deducted', true],
      ['赵一诺', 'normal', true],
    ]);
  });

  it('has certificates in every state: valid, expired, revoked, and one to issue', async () => {
    const certificates = await rowsOf('/issue/historyList');
    expect(certificates.map(({ personName, state, term }) => [personName, state, term]).toSorted()).toEqual([
      ['何静怡', 'issued', 'valid'],
      ['李明轩', 'revoked', 'valid'],
      ['林晓彤', 'issued', 'expired'],
    ]);
    expect(await rowsOf('/issue/toDoList')).toMatchObject([{ personName: '赵一诺' }]);
  });

  it('has one for its learner, with the rank, whose review may be asked for; another one has asked', async () => {
    const student = await enter('student');
    const { rows } = await must(student.get<{ rows: Values[] }>('/certExam/myExamFinish'));
    expect(rows).toMatchObject([{ isPublished: true, isPassed: true, reviewPolicy: 'analysis' }]);
    const placementId = String(rows[0]?.['placementId']);
    const result = await must(student.get<Values>(`/certExam/myResult?placementId=${placementId}`));
    expect(result).toMatchObject({ rank: 3, rankOf: 5 });
    await must(student.post('/certExam/askReview', { placementId, reason: '请核对论述题的评分。' }));
    const asked = (await rowsOf('/scoreReview/list')).map(({ personName, state }) => [personName, state]);
    expect(asked.toSorted()).toEqual([
      ['何静怡', 'asked'],
      ['陈思远', 'asked'],
    ]);
  });

  it('T25: tells all about a person in one workbook, whole, but for scores that are not published', async () => {
    const { rows: people } = await must(
      admin.post<{ rows: Values[] }>('/student/list', { keyword: '何静怡', pageNum: 1, pageSize: 1 }),
    );
    const id = String(people[0]?.['id']);
    const purpose = '本人申请查阅';
    const path = `/student/exportData?id=${id}`;
    expect(await admin.get(path)).toMatchObject({ status: 422 });
    const sheets = await readSheets(await admin.file(`${path}&purpose=${encodeURIComponent(purpose)}`));
    expect(Object.keys(sheets)[0]).toBe('人员');
    const cellsOf = (sheet: string, heading: string): (string | null)[] => {
      const { headings = [], rows = [] } = sheets[sheet] ?? {};
      return rows.map((row) => row[headings.indexOf(heading)] ?? null);
    };
    expect(cellsOf('人员', '姓名')).toEqual(['何静怡']);
    expect(cellsOf('已发证书', '证件号码')).toEqual([expect.stringMatching(/^\d{17}[\dX]$/)]);
    expect(cellsOf('报名', '姓名').length).toBeGreaterThan(0);
    expect(new Set(cellsOf('成绩', '状态'))).toEqual(new Set(['已公布']));
    for (const sheet of ['试题', '文件']) expect(sheets[sheet]).toBeUndefined();
    // An account that the organisation did not open is not its own to tell of.
    expect(cellsOf('用户账号', '账号')).toEqual([]);

    const teacher = await enter('teacher');
    expect(await teacher.get(`${path}&purpose=${encodeURIComponent(purpose)}`)).toMatchObject({ status: 403 });
    const [other] = await asOwner<{ id: string }>({
      server,
      text: `select "id" from "person" where "tenantId" = $1 limit 1`,
      values: [server.tenantIds[1]],
    });
    const theirs = `/student/exportData?id=${other?.id}&purpose=${encodeURIComponent(purpose)}`;
    expect(await admin.get(theirs)).toMatchObject({ status: 404 });
    const events = await must(
      admin.post<{ rows: Values[] }>('/securityEvent/list', { event: 'exported', pageNum: 1, pageSize: 5 }),
    );
    expect(events.rows[0]).toMatchObject({ detail: `何静怡的个人数据，用途：${purpose}；人员编号 ${id}` });
  });

  it('has answers for two examiners, one of whom has begun', async () => {
    const sessions = async (account: string): Promise<Values[]> =>
      must((await enter(account)).post<Values[]>('/certExam/examiner/sessions', {}));
    expect(await sessions('admin')).toMatchObject([{ isChief: true, all: 5, done: 0, open: 5, mine: 0 }]);
    expect(await sessions('manager')).toMatchObject([{ isChief: false, all: 5, done: 0, open: 3, mine: 2 }]);
  });
});

/** Examiners: who scores which answer, and what it comes to (rules SC10 to SC16). */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { scoreHandedIn } from '#server/domain/scoring/index.ts';
import { startServer, type TestServer } from '#server/testing.ts';
import { addMembers, personIdOf, type Member } from '../certApply/people.ts';
import { deviceId, sessionsOf, start, type Sessions } from '../examAttempt/sessions.ts';
import { asOwner, must, type Person, type Values } from '../mock/exam.ts';
import { bankOf } from '../paper/bank.ts';

interface Session extends Values {
  open: number;
  mine: number;
  done: number;
  all: number;
  questions: Values[];
}
interface Sheet extends Values {
  id: string;
  questionId: string;
  type: string;
  maximum: number;
  answer: string[];
}
type Taken = { answer: Sheet | null };

describe.each(['pglite', 'postgres'] as const)('marking on %s', (database) => {
  let server: TestServer;
  let at: Sessions['at'];
  let begun: Sessions['begun'];
  let move: Sessions['move'];
  let over: Sessions['over'];
  let placesOf: Sessions['placesOf'];
  let publish: Sessions['publish'];
  let withdraw: Sessions['withdraw'];
  /** Of a certificate whose papers have two long questions of 10 points and a short one of 4. */
  let certId: string;
  /** May score answers and nothing else. */
  let roleId: string;

  beforeAll(async () => {
    server = await startServer({ database });
    ({ at, begun, move, over, placesOf, publish, withdraw } = await sessionsOf(server));
    const role = { roleName: `只评卷 ${database}`, codes: ['a12', 'a12-m2', 'a12-m2.20'] };
    ({ id: roleId } = await must(at.admin.post<{ id: string }>('/role/save', role)));
    const bank = await bankOf(server);
    ({ certId } = bank);
    const rubric = [
      { text: '写出定义', points: 4 },
      { text: '举例', points: 6 },
    ];
    for (const n of [1, 2]) {
      await bank.question({
        type: 'long',
        title: `论述 ${n}`,
        options: [],
        answer: [{ anyOf: [`要点 ${n}`] }],
        rubric,
      });
    }
    await bank.question({ type: 'short', title: '什么是电流', options: [], answer: [{ anyOf: ['电荷，移动'] }] });
    const ruleList = [
      { type: 'short', num: 1, score: 4 },
      { type: 'long', num: 2, score: 10 },
    ];
    await must(at.admin.post('/cert/rule/save', { certId, ruleList }));
  }, 120_000);
  afterAll(() => server?.close());

  /** Assigns new members to a session, each in a role of it. */
  const hire = async (sessionId: string, roles: readonly string[]): Promise<Member[]> => {
    const members = await addMembers({ server, tenantId: at.tenantId, roleId, count: roles.length });
    for (const [index, member] of members.entries()) await assign({ member, sessionId, role: roles[index] });
    return members;
  };
  const assign = async ({
    member,
    sessionId,
    role = 'examiner',
  }: {
    member: Member;
    sessionId: string;
    role?: string | undefined;
  }) => {
    const personId = await personIdOf({ server, tenantId: at.tenantId, userId: member.userId });
    await must(at.admin.post('/sessionStaff/save', { sessionId, personId, role }));
  };
  /** A session in which so many people handed in answers, and machines are done. */
  const answered = async ({
    people = 1,
    staff = ['examiner'],
    ...settings
  }: { people?: number; staff?: readonly string[] } & Values = {}): Promise<{
    sessionId: string;
    examiners: Member[];
    people: Member[];
  }> => {
    const made = await begun({ of: certId, people });
    await at.change(
      `update "examSession" set "markers" = $2, "markDifference" = $3, "markRule" = $4, "controlEvery" = $5 where "id" = $1`,
      [
        made.sessionId,
        settings['markers'] ?? 1,
        settings['markDifference'] ?? 1,
        settings['markRule'] ?? 'third',
        settings['controlEvery'] ?? 0,
      ],
    );
    const examiners = await hire(made.sessionId, staff);
    await Promise.all(made.people.map((person) => sit(person, made.sessionId)));
    await scoreHandedIn({ app: server.app });
    return { ...made, examiners };
  };
  const sit = async (person: Member, sessionId: string): Promise<void> => {
    const paper = await must(start(person, sessionId));
    expect(JSON.stringify(paper)).not.toContain('写出定义');
    const { attemptId, questionList } = paper;
    const answers = questionList.map(({ questionId, questionType }) => ({
      questionId,
      selectedOptions: [],
      inputInfo: [questionType === '5' ? '电荷在导体里走' : `我的论述 ${questionId}`],
      isFlagged: false,
      sequence: 1,
    }));
    await must(person.post('/certExam/saveAnswer', { attemptId, deviceId, answers }));
    await must(person.post('/certExam/submit', { attemptId, deviceId }));
  };
  const sessionsFor = (who: Person, values: Values = {}) =>
    must(who.post<Session[]>('/certExam/examiner/sessions', values));
  const next = (who: Person, sessionId: string, values: Values = {}) =>
    who.post<Taken>('/certExam/examiner/next', { sessionId, ...values });
  const taken = async (who: Person, sessionId: string, values: Values = {}): Promise<Sheet> => {
    const { answer } = await must(next(who, sessionId, values));
    if (!answer) throw new Error('nothing waits');
    return answer;
  };
  const score = (who: Person, id: string, points: number, values: Values = {}) =>
    who.post<Values>('/certExam/examiner/score', { id, points, ...values });
  const longs = async (sessionId: string): Promise<string[]> => {
    const rows = await asOwner<{ questionId: string }>({
      server,
      text: `select distinct m."questionId" from "marking" m join "question" q on q."id" = m."questionId"
        where m."sessionId" = $1 and q."type" = 'long' order by 1`,
      values: [sessionId],
    });
    return rows.map(({ questionId }) => questionId);
  };
  const awards = (sessionId: string) =>
    asOwner<{ questionId: string; cause: string; gained: number; isProposed: boolean; note: string | null }>({
      server,
      text: `select w."questionId", w."cause", w."gained"::float8 as "gained", w."isProposed", w."note" from "award" w
        join "result" r on r."id" = w."resultId" where r."sessionId" = $1 and w."isCurrent" and w."cause" <> 'machine'`,
      values: [sessionId],
    });
  const markings = (sessionId: string) =>
    asOwner<{ resultId: string; questionId: string; examinerId: string; number: number; isControl: boolean }>({
      server,
      text: `select "resultId", "questionId", "examinerId", "number", "isControl" from "marking"
        where "sessionId" = $1 and "markedTime" is not null`,
      values: [sessionId],
    });

  it('SC10, SC11: what machines left open waits for its examiners, with key and rubric, and nothing tells whose it is', async () => {
    const { sessionId, examiners, people } = await answered({ people: 2 });
    const [examiner] = examiners as [Member];
    const [mine] = await sessionsFor(examiner);
    expect(mine).toMatchObject({ id: sessionId, isChief: false, open: 6, mine: 0, done: 0, all: 6 });
    expect(mine?.questions.map(({ all, open }) => [all, open])).toEqual([
      [2, 2],
      [2, 2],
      [2, 2],
    ]);
    const seen: unknown[] = [mine];
    for (let n = 0; n < 6; n += 1) {
      const sheet = await taken(examiner, sessionId);
      if (sheet.type === 'short')
        expect(sheet).toMatchObject({ proposed: 2, matched: ['电荷'], answer: ['电荷在导体里走'] });
      else {
        expect(sheet).toMatchObject({ proposed: null, maximum: 10, answer: [`我的论述 ${sheet.questionId}`] });
        expect(sheet['rubric']).toEqual([
          { text: '写出定义', points: 4 },
          { text: '举例', points: 6 },
        ]);
      }
      seen.push(sheet, await must(score(examiner, sheet.id, 2)));
    }
    const left = await must(next(examiner, sessionId));
    expect(left).toEqual({ answer: null });
    const [after] = await sessionsFor(examiner);
    expect(after).toMatchObject({ open: 0, mine: 6, done: 6, all: 6 });
    expect(after?.questions.map(({ all, open }) => [all, open])).toEqual([
      [2, 0],
      [2, 0],
      [2, 0],
    ]);
    seen.push(await must(examiner.post('/certExam/examiner/mine', { sessionId })));
    const whose = await asOwner<Record<string, string | null>>({
      server,
      text: `select r."id", r."placementId", r."personName", r."ticketNumber", r."userId", r."applyId", r."attemptId", u."account"
        from "result" r join "user" u on u."id" = r."userId" where r."sessionId" = $1`,
      values: [sessionId],
    });
    expect(whose).toHaveLength(people.length);
    const told = JSON.stringify(seen);
    for (const value of whose.flatMap((row) => Object.values(row))) {
      expect(value).toBeTruthy();
      expect(told).not.toContain(value);
    }
    expect(await awards(sessionId)).toHaveLength(6);
  });

  it('SC10: nobody else sees or scores any of it', async () => {
    const { sessionId, examiners } = await answered();
    const other = await answered();
    const [examiner] = examiners as [Member];
    const [stranger] = other.examiners as [Member];
    const sheet = await taken(examiner, sessionId);
    for (const who of [stranger, at.admin]) {
      expect(await next(who, sessionId)).toMatchObject({ status: 404 });
      expect(await score(who, sheet.id, 1)).toMatchObject({ status: 404 });
      for (const call of ['open', 'keep', 'skip'])
        expect(await who.post(`/certExam/examiner/${call}`, { id: sheet.id })).toMatchObject({ status: 404 });
      for (const call of ['mine', 'progress'])
        expect(await who.post(`/certExam/examiner/${call}`, { sessionId })).toMatchObject({ status: 404 });
    }
    // Of one session that one is told, whatever else the caller scores.
    await move(other.sessionId, 1440);
    await assign({ member: stranger, sessionId });
    expect(await sessionsFor(stranger)).toHaveLength(2);
    expect(await sessionsFor(stranger, { sessionId: other.sessionId })).toMatchObject([
      { id: other.sessionId, open: 3 },
    ]);
    expect(await sessionsFor(examiner, { sessionId: other.sessionId })).toEqual([]);
    // An examiner is no chief.
    expect(await examiner.post('/certExam/examiner/progress', { sessionId })).toMatchObject({ status: 404 });
    const [learner] = (await addMembers({ server, tenantId: at.tenantId, roleId: '2', count: 1 })) as [Member];
    expect(await next(learner, sessionId)).toMatchObject({ status: 403 });
    expect(await markings(sessionId)).toEqual([]);
  });

  it('SC13: one mark decides, in halves and within the points; refusals store nothing', async () => {
    const { sessionId, examiners } = await answered();
    const [examiner] = examiners as [Member];
    const sheet = await taken(examiner, sessionId, { questionId: (await longs(sessionId))[0] });
    for (const points of [10.5, -1, 1.25]) {
      const refused = await score(examiner, sheet.id, points);
      expect(refused).toMatchObject({ status: 422, data: { errors: [{ path: '/points' }] } });
    }
    expect(await score(examiner, sheet.id, 10.5)).toMatchObject({ message: '给分不能超过满分 10 分' });
    expect([await awards(sessionId), await markings(sessionId)]).toEqual([[], []]);
    await must(score(examiner, sheet.id, 6.5, { rubric: [1], note: '没有举例' }));
    expect(await awards(sessionId)).toEqual([
      { questionId: sheet.questionId, cause: 'examiner', gained: 6.5, isProposed: false, note: '一人评分' },
    ]);
    expect(await must(examiner.post('/certExam/examiner/open', { id: sheet.id }))).toMatchObject({
      points: 6.5,
      rubricGiven: [1],
      note: '没有举例',
      canChange: true,
    });
  });

  it('SC11, SC3: settings stay once something is scored, and so does that it was handed in', async () => {
    const { sessionId, examiners } = await answered();
    const [examiner] = examiners as [Member];
    const read = () => must(at.admin.get<Values>(`/certExam/getExamDetail?id=${sessionId}`));
    const save = async (values: Values) =>
      at.admin.post('/certExam/updateCertExam', { id: sessionId, version: (await read())['version'], ...values });
    await must(save({ markers: 2, markDifference: 2, markRule: 'chief', controlEvery: 5 }));
    expect(await save({ controlEvery: 1 })).toMatchObject({ status: 422 });
    expect(await read()).toMatchObject({ markers: 2, markDifference: 2, markRule: 'chief', controlEvery: 5 });
    const sheet = await taken(examiner, sessionId);
    await must(score(examiner, sheet.id, 1));
    expect(await save({ markers: 1 })).toMatchObject({ status: 409, message: expect.stringContaining('考官已评过分') });
    const [placement] = await placesOf(sessionId);
    expect(
      await at.admin.post('/placement/step', { ids: [placement?.id], step: 'reopen', reason: '误交卷' }),
    ).toMatchObject({
      status: 409,
    });
    expect(await markings(sessionId)).toHaveLength(1);
  });

  it('SC11: of an exam that is opened again nothing waits, until it is handed in and scored anew', async () => {
    const { sessionId, examiners, people } = await answered();
    const [examiner, person] = [...examiners, ...people] as [Member, Member];
    await taken(examiner, sessionId);
    const [placement] = await placesOf(sessionId);
    await must(at.admin.post('/placement/step', { ids: [placement?.id], step: 'reopen', reason: '误交卷' }));
    expect(await sessionsFor(examiner)).toMatchObject([{ all: 0, open: 0, questions: [] }]);
    expect(await must(next(examiner, sessionId))).toEqual({ answer: null });
    await sit(person, sessionId);
    await scoreHandedIn({ app: server.app });
    expect(await sessionsFor(examiner)).toMatchObject([{ all: 3, open: 3 }]);
  });

  it('SC12: a claim lasts ten minutes and is renewed; then it is somebody else’s', async () => {
    const { sessionId, examiners } = await answered({ staff: ['examiner', 'examiner'] });
    const [first, second] = examiners as [Member, Member];
    const age = (id: string) =>
      at.change(`update "marking" set "claimedUntil" = now() - interval '1 second' where "id" = $1`, [id]);
    const [questionId] = await longs(sessionId);
    const sheet = await taken(first, sessionId, { questionId });
    // It comes again, and to nobody else.
    expect(await taken(first, sessionId, { questionId })).toMatchObject({ id: sheet.id });
    expect(await must(next(second, sessionId, { questionId }))).toMatchObject({ answer: null });
    await age(sheet.id);
    expect(await score(first, sheet.id, 3)).toMatchObject({ status: 409, message: expect.stringContaining('10 分钟') });
    await must(first.post('/certExam/examiner/keep', { id: sheet.id }));
    expect(await must(next(second, sessionId, { questionId }))).toMatchObject({ answer: null });
    await age(sheet.id);
    expect(await taken(second, sessionId, { questionId })).toMatchObject({ id: sheet.id });
    for (const call of ['keep', 'skip'])
      expect(await first.post(`/certExam/examiner/${call}`, { id: sheet.id })).toMatchObject({ status: 409 });
    expect(await score(first, sheet.id, 3)).toMatchObject({
      status: 409,
      message: expect.stringContaining('不在您手里'),
    });
    expect(await awards(sessionId)).toEqual([]);
    await must(second.post('/certExam/examiner/skip', { id: sheet.id }));
    // What was skipped comes after all others.
    const others: string[] = [];
    for (let n = 0; n < 2; n += 1) {
      const other = await taken(second, sessionId);
      others.push(other.id);
      await must(score(second, other.id, 1));
    }
    expect(others).not.toContain(sheet.id);
    expect(await taken(second, sessionId)).toMatchObject({ id: sheet.id });
  });

  it.each([
    ['third', [4, 8, 7], [7.5, '两人相差 4 分，取第三人与相近一人的平均']],
    ['chief', [4, 8, 5.5], [5.5, '两人相差 4 分，由组长裁定']],
    ['mean', [4, 8.5, null], [6.5, '两人相差 4.5 分，取平均']],
    ['third', [4, 4.5, null], [4.5, '两人评分，取平均']],
  ] as const)('SC13: two marks and the rule %s', async (markRule, [one, two, three], [gained, note]) => {
    const { sessionId, examiners } = await answered({
      staff: ['examiner', 'examiner', 'examiner', 'chief'],
      markers: 2,
      markRule,
    });
    const [first, second, third, chief] = examiners as [Member, Member, Member, Member];
    const [questionId] = await longs(sessionId);
    const marked = async (who: Member, points: number): Promise<Sheet> => {
      const sheet = await taken(who, sessionId, { questionId });
      await must(score(who, sheet.id, points));
      return sheet;
    };
    await marked(first, one);
    expect(await must(next(first, sessionId, { questionId }))).toMatchObject({ answer: null });
    expect(await awards(sessionId)).toEqual([]);
    await marked(second, two);
    if (three !== null) {
      expect(await awards(sessionId)).toEqual([]);
      for (const who of [first, second])
        expect(await must(next(who, sessionId, { questionId }))).toMatchObject({ answer: null });
      if (markRule === 'chief')
        expect(await must(next(third, sessionId, { questionId }))).toMatchObject({ answer: null });
      const sheet = await marked(markRule === 'chief' ? chief : third, three);
      expect(sheet['former']).toHaveLength(markRule === 'chief' ? 2 : 0);
    }
    expect(await awards(sessionId)).toEqual([{ questionId, cause: 'examiner', gained, isProposed: false, note }]);
    expect(await must(next(chief, sessionId, { questionId }))).toMatchObject({ answer: null });
  });

  it('SC14: a mark is changed until it is published, and what counts follows', async () => {
    const { sessionId, examiners } = await answered({
      staff: ['examiner', 'examiner', 'chief'],
      markers: 2,
      markRule: 'chief',
    });
    const [first, second, chief] = examiners as [Member, Member, Member];
    const finish = async (who: Member, points: number): Promise<string[]> => {
      const ids: string[] = [];
      for (;;) {
        const { answer } = await must(next(who, sessionId));
        if (!answer) return ids;
        ids.push(answer.id);
        await must(score(who, answer.id, points));
      }
    };
    const [id = ''] = await finish(first, 3);
    await finish(second, 3);
    const decided = async () =>
      (
        await asOwner<{ openCount: number; gained: number }>({
          server,
          text: 'select "openCount", "gained"::float8 as "gained" from "result" where "sessionId" = $1',
          values: [sessionId],
        })
      )[0];
    expect(await decided()).toEqual({ openCount: 0, gained: 9 });
    await must(score(first, id, 4));
    expect(await decided()).toEqual({ openCount: 0, gained: 9.5 });
    // Now they differ too much: it waits for the chief.
    await must(score(first, id, 0));
    expect(await decided()).toEqual({ openCount: 1, gained: 6 });
    await finish(chief, 2);
    expect(await decided()).toEqual({ openCount: 0, gained: 8 });
    const mine = await must(
      first.post<{ rows: Values[]; total: number }>('/certExam/examiner/mine', { sessionId, pageSize: 2 }),
    );
    expect([mine.total, mine.rows.length]).toEqual([3, 2]);
    await over(sessionId);
    await must(publish(sessionId));
    expect(await score(first, id, 3)).toMatchObject({ status: 409, message: '成绩已公布，不能再改分' });
    expect(await decided()).toEqual({ openCount: 0, gained: 8 });
    expect(await must(first.post('/certExam/examiner/open', { id }))).toMatchObject({ points: 0, canChange: false });
    // What a review decided stays so, taken back or not.
    await asOwner({
      server,
      text: `insert into "award" ("id", "tenantId", "resultId", "questionId", "place", "keyVersion", "cause", "gained", "maximum")
        select gen_random_uuid()::text, m."tenantId", m."resultId", m."questionId", m."place", m."keyVersion", 'review', 5, m."maximum"
          from "marking" m where m."id" = $1`,
      values: [id],
    });
    await must(withdraw(sessionId, '还有一题要复查'));
    expect(await score(first, id, 3)).toMatchObject({ status: 409, message: '这道题的得分已经确定，不用再评' });
    expect(await must(first.post('/certExam/examiner/open', { id }))).toMatchObject({ points: 0, canChange: false });
  });

  it.each([1, 2])('SC12: many examiners over few answers, %s a mark: none twice, none lost', async (markers) => {
    const { sessionId, examiners } = await answered({
      people: 3,
      staff: Array.from({ length: 6 }, () => 'examiner'),
      markers,
      markDifference: 10,
    });
    const work = async (who: Member): Promise<void> => {
      // Others may have what waits for a moment: it is over when nothing of the session is open to anybody.
      for (let round = 0; round < 200; round += 1) {
        const { answer } = await must(next(who, sessionId, { by: 'person' }));
        if (answer) await must(score(who, answer.id, 1));
        else if ((await sessionsFor(who))[0]?.open === 0) return;
      }
      throw new Error('it never ends');
    };
    await Promise.all([...examiners, ...examiners].map(work));
    const marks = await markings(sessionId);
    const named = (values: readonly (keyof (typeof marks)[number])[]) =>
      new Set(marks.map((mark) => values.map((value) => mark[value]).join()));
    expect(marks).toHaveLength(9 * markers);
    expect(named(['resultId', 'questionId', 'number']).size).toBe(9 * markers);
    expect(named(['resultId', 'questionId', 'examinerId']).size).toBe(9 * markers);
    expect(await awards(sessionId)).toHaveLength(9);
  });

  it('SC12: one examiner has one answer of a session at a time, however many calls ask at once', async () => {
    const { sessionId, examiners } = await answered({ people: 4, staff: ['examiner', 'examiner'], controlEvery: 2 });
    const [first, second] = examiners as [Member, Member];
    const claimed = async () =>
      (
        await asOwner<{ id: string }>({
          server,
          text: `select "id" from "marking" where "sessionId" = $1 and "claimedUntil" is not null`,
          values: [sessionId],
        })
      ).map(({ id }) => id);
    const askTenfold = async (values: Values = {}): Promise<string> => {
      const sheets = await Promise.all(Array.from({ length: 10 }, () => taken(first, sessionId, values)));
      const [id = '', ...others] = new Set(sheets.map((sheet) => sheet.id));
      expect(others).toEqual([]);
      expect(await claimed()).toEqual([id]);
      return id;
    };
    const free = async (who: Member) => (await sessionsFor(who))[0]?.['free'];
    const id = await askTenfold();
    expect([await free(first), await free(second)]).toEqual([12, 11]);
    // The next one, a control by now, comes once as well.
    await must(score(first, id, 2));
    await askTenfold();
    // Of another question: the former one is put back.
    const [one = '', other = ''] = await longs(sessionId);
    const before = await askTenfold({ questionId: one });
    expect(await askTenfold({ questionId: other })).not.toBe(before);
    expect(await first.post('/certExam/examiner/keep', { id: before })).toMatchObject({ status: 409 });
    expect(await score(first, before, 2)).toMatchObject({ status: 409 });
    // In whatever order they come, one is left.
    await Promise.all(
      Array.from({ length: 10 }, (_, n) => next(first, sessionId, { questionId: n % 2 ? one : other })),
    );
    expect(await claimed()).toHaveLength(1);
  });

  it('SC15, SC16: controls come among the others, count for nothing, and tell the chief of drift', async () => {
    const { sessionId, examiners } = await answered({
      people: 2,
      staff: ['examiner', 'examiner', 'chief'],
      controlEvery: 2,
    });
    const [strict, mild, chief] = examiners as [Member, Member, Member];
    const [questionId, other] = await longs(sessionId);
    for (const which of [questionId, other]) {
      const sheet = await taken(strict, sessionId, { questionId: which });
      await must(score(strict, sheet.id, 2));
    }
    const before = await awards(sessionId);
    const own = await taken(mild, sessionId, { questionId });
    await must(score(mild, own.id, 8));
    const control = await taken(mild, sessionId, { questionId });
    // It looks like any other.
    expect(Object.keys(control).sort()).toEqual(Object.keys(own).sort());
    expect(JSON.stringify(control)).not.toContain('isControl');
    expect(control).toMatchObject({ number: 1, points: null, note: null, markedTime: null });
    await must(score(mild, control.id, 8));
    expect((await markings(sessionId)).filter(({ isControl }) => isControl)).toHaveLength(1);
    expect(await awards(sessionId)).toHaveLength(before.length + 1);
    expect(await awards(sessionId)).toEqual(expect.arrayContaining(before));

    const { examiners: told, ...rest } = await must(
      chief.post<{ examiners: Values[] } & Values>('/certExam/examiner/progress', { sessionId }),
    );
    expect(rest).toMatchObject({ all: 6, done: 3, waitingThird: 0 });
    const counted = told.map(({ count, meanShare, othersShare, controls, controlDifference }) => [
      count,
      meanShare,
      othersShare,
      controls,
      controlDifference,
    ]);
    expect(counted).toEqual(
      expect.arrayContaining([
        [2, 0.2, 0.8, 0, null],
        [2, 0.8, 0.2, 1, 6],
        [0, null, null, 0, null],
      ]),
    );
    expect(told.filter(({ isChief }) => isChief)).toHaveLength(1);
    expect(await mild.post('/certExam/examiner/progress', { sessionId })).toMatchObject({ status: 404 });
  });
});

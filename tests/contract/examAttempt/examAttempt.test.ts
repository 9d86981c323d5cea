/** Exams that are sat (rules H…). */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { sweep } from '#server/domain/attempt/index.ts';
import { startServer, type TestServer } from '#server/testing.ts';
import { addMembers, signedIn, type Member } from '../certApply/people.ts';
import { asOwner, must, type Reply, type Values } from '../mock/exam.ts';
import { problemOf, type Receipts } from './checkReceipts.ts';
import { bankOf } from '../paper/bank.ts';
import { deviceId, sessionsOf, start, type Sessions, type Sitting } from './sessions.ts';

describe.each(['pglite', 'postgres'] as const)('exams that are sat on %s', (database) => {
  let server: TestServer;
  let at: Sessions['at'];
  let begun: Sessions['begun'];
  let move: Sessions['move'];

  beforeAll(async () => {
    server = await startServer({ database });
    ({ at, begun, move } = await sessionsOf(server));
  }, 120_000);
  afterAll(() => server?.close());

  const save = (person: Member, { attemptId, questionList }: Sitting, device = deviceId) =>
    person.post('/certExam/saveAnswer', {
      attemptId,
      deviceId: device,
      answers: questionList.map(({ questionId }) => ({
        questionId,
        selectedOptions: [1],
        inputInfo: [],
        isFlagged: false,
        sequence: 1,
      })),
    });
  const submit = (person: Member, { attemptId }: Sitting): Promise<Reply<Values>> =>
    person.post('/certExam/submit', { attemptId, deviceId });
  const statusOf = (person: Member, { attemptId }: Sitting) =>
    person.post<{ remainingSeconds: number }>('/certExam/status', { attemptId, deviceId });
  /** Time was up so many seconds ago. */
  const end = (papers: readonly Sitting[], seconds: number): Promise<unknown> =>
    asOwner({
      server,
      text: `update "attempt" set "startTime" = now() - interval '1 day', "ownEnd" = now() - ("extraSeconds" + "extendedSeconds" + "pausedSeconds" + $2) * interval '1 second'
        where "id" = any($1)`,
      values: [papers.map(({ attemptId }) => attemptId), seconds],
    });
  const refused = (message: string): Values => ({ status: 409, message: expect.stringContaining(message) });

  it('H1 to H6: is begun, answered, gone on with and handed in once, without a word of keys or scores', async () => {
    const { sessionId, people } = await begun();
    const [person] = people as [Member];
    const paper = await must(start(person, sessionId));
    expect(paper).toMatchObject({ state: 'sitting', isMine: true, totalScore: 6 });
    expect(paper.questionList).toHaveLength(3);
    expect(paper.remainingSeconds).toBeGreaterThan(59 * 60);
    expect(JSON.stringify(paper)).not.toMatch(/isAnswer|analysis|correctOptions/);
    expect(await at.counted(sessionId)).toEqual({ checkedIn: 1 });
    await must(save(person, paper));
    const again = await must(start(person, sessionId));
    expect(again.attemptId).toBe(paper.attemptId);
    expect(again.questionList.map(({ selectedOptions }) => selectedOptions)).toEqual([[1], [1], [1]]);
    const done = await must(submit(person, paper));
    expect(done).toEqual({ attemptId: paper.attemptId, state: 'handedIn', submittedTime: expect.any(String) });
    expect(await must(submit(person, paper))).toEqual(done);
    expect(await at.counted(sessionId)).toEqual({ sat: 1 });
    expect(await save(person, paper)).toMatchObject(refused('已交卷'));
    expect(await start(person, sessionId)).toMatchObject({
      ...refused('已交卷'),
      data: { reason: 'handedIn', submittedTime: done['submittedTime'], answeredCount: 3, questionCount: 3 },
    });
    const query = 'select "score", "isPassed" from "attempt" where "id" = $1';
    expect(await asOwner({ server, text: query, values: [paper.attemptId] })).toEqual([
      { score: null, isPassed: null },
    ]);
  });

  it('H1: begins in its time alone, for whoever has a place', async () => {
    const { sessionId, people } = await begun({ latestEntryMinutes: 15 });
    const [person] = people as [Member];
    const canEnter = async () =>
      (await must(person.get<{ rows: Values[] }>('/certExam/myExam'))).rows.find(
        (row) => row['sessionId'] === sessionId,
      )?.['canEnter'];
    expect(await canEnter()).toBe(true);
    await move(sessionId, -20);
    expect(await canEnter()).toBe(false);
    await move(sessionId, -1);
    const [stranger] = (await addMembers({ server, tenantId: at.tenantId, roleId: '2', count: 1 })) as [Member];
    expect(await start(stranger, sessionId)).toMatchObject({ status: 404 });
    await move(sessionId, 30);
    expect(await start(person, sessionId)).toMatchObject(refused('还没有开考'));
    await move(sessionId, -16);
    expect(await start(person, sessionId)).toMatchObject(refused('已过入场时间'));
    await move(sessionId, -200);
    expect(await start(person, sessionId)).toMatchObject(refused('考试已经结束'));
    expect(await at.counted(sessionId)).toEqual({ placed: 1 });
    await move(sessionId, 30);
    await must(at.admin.post('/examSession/step', { ids: [sessionId], step: 'cancel', cancelReason: '停电' }));
    expect(await start(person, sessionId)).toMatchObject({ status: 404 });
  });

  it('H1: is not begun by whoever asks alone whether it could, and goes on for them once it is', async () => {
    const { sessionId, people } = await begun({ entryCode: '471100' });
    const [person] = people as [Member];
    const ask = (canBegin: boolean) =>
      person.post<Sitting>('/certExam/start', { sessionId, deviceId, canBegin, ...(canBegin && { code: '471100' }) });
    await move(sessionId, 30);
    expect((await ask(false)).data).toMatchObject({ reason: 'early', hasCode: true });
    await move(sessionId, -1);
    expect(await ask(false)).toMatchObject({ status: 409, data: { reason: 'ready', waitSeconds: 0, hasCode: true } });
    expect(await at.counted(sessionId)).toEqual({ placed: 1 });
    const { attemptId } = await must(ask(true));
    expect(await must(ask(false))).toMatchObject({ attemptId, state: 'sitting' });
  });

  it('C5: says what a fixed paper says of all of it and of its groups, on every device; one that is drawn has neither', async () => {
    const own = await bankOf(server);
    const [first, second, third] = [await own.question(), await own.question(), await own.question()];
    const sections = [
      { title: '一、单选题', instructions: '只有一项符合题意' },
      { title: '二、没有题的' },
      { title: '三、综合题' },
    ];
    const paper = {
      paperName: '分大题的卷',
      certId: own.certId,
      instructions: '本卷满分 6 分',
      sections,
      questions: [
        { questionId: third, score: 3, section: '三、综合题' },
        { questionId: first, score: 2, section: '一、单选题' },
        { questionId: second, score: 1, section: '一、单选题' },
      ],
    };
    const { id: paperId } = await must(at.admin.post<{ id: string }>('/paper/save', paper));
    await must(at.admin.post('/paper/step', { ids: [paperId], step: 'publish' }));
    const { sessionId, people } = await begun({ of: own.certId, paperId });
    const [person] = people as [Member];
    const told = {
      instructions: '本卷满分 6 分',
      sections: [
        { title: '一、单选题', instructions: '只有一项符合题意', questionCount: 2 },
        { title: '三、综合题', instructions: null, questionCount: 1 },
      ],
    };
    const sat = await must(start(person, sessionId));
    expect(sat).toMatchObject(told);
    expect(sat.questionList.map(({ questionId }) => questionId)).toEqual([first, second, third]);
    const { attemptId } = sat;
    expect(await must(person.post('/certExam/takeOver', { attemptId, deviceId: 'two' }))).toMatchObject(told);
    const drawn = await begun();
    const [other] = drawn.people as [Member];
    expect(await must(start(other, drawn.sessionId))).toMatchObject({ instructions: null, sections: [] });
  });

  it('H2: many at once begin one attempt each, of the paper that was drawn for them', async () => {
    const { sessionId, people } = await begun({ people: 4 });
    const papers = await Promise.all(people.flatMap((person) => [start(person, sessionId), start(person, sessionId)]));
    expect(papers.map(({ status }) => status)).toEqual(papers.map(() => 200));
    expect(new Set(papers.map(({ data }) => data.attemptId)).size).toBe(people.length);
    const same = `select count(*)::integer as "count" from "attempt" a join "sessionPaper" o
      on o."tenantId" = a."tenantId" and o."placementId" = a."placementId" and o."entries" = a."paper" and o."seed" = a."seed"
      where a."sessionId" = $1`;
    expect(await asOwner({ server, text: same, values: [sessionId] })).toEqual([{ count: people.length }]);
  });

  it('H3, H5: ends with its session however late one came, is closed by the server, and not before it may be', async () => {
    const { sessionId, people } = await begun({ minutes: 100, people: 2, earliestHandInMinutes: 110 });
    const [person, other] = people as [Member, Member];
    const paper = await must(start(person, sessionId));
    expect(paper.remainingSeconds).toBeLessThanOrEqual(44 * 60);
    expect(await submit(person, paper)).toMatchObject(refused('以后才能交卷'));
    const theirs = await must(start(other, sessionId));
    // What was on its way when time was up is taken for ten seconds.
    await end([paper, theirs], 5);
    const late = await must(save(person, paper));
    expect(late).toMatchObject({ remainingSeconds: 0, state: 'sitting' });
    await end([paper, theirs], 11);
    expect(await save(person, paper)).toMatchObject(refused('已交卷'));
    await sweep({ app: server.app });
    expect(await must(submit(other, theirs))).toMatchObject({ state: 'handedIn' });
    expect(await at.counted(sessionId)).toEqual({ sat: 2 });
  });

  it('H3: extra time, extensions and pauses move the deadline, whatever the clock says; a paused exam takes nothing', async () => {
    const { sessionId, people } = await begun({ minutes: 100 });
    const [person] = people as [Member];
    const paper = await must(start(person, sessionId));
    const change = (text: string) =>
      asOwner<{ seconds: number }>({
        server,
        text: `update "attempt" set ${text} where "id" = $1 returning extract(epoch from "deadline" - "ownEnd")::integer as "seconds"`,
        values: [paper.attemptId],
      });
    const placementOf = `select "id", "version" from "placement" where "sessionId" = $1`;
    const [placement] = await asOwner<Values>({ server, text: placementOf, values: [sessionId] });
    await must(at.admin.post('/placement/save', { ...placement, extraMinutes: 20 }));
    expect(await change('"extendedSeconds" = 300')).toEqual([{ seconds: 1500 }]);
    expect(await change('"deadline" = now()')).toEqual([{ seconds: 1500 }]);
    const { remainingSeconds } = await must(statusOf(person, paper));
    expect(remainingSeconds).toBeGreaterThan(44 * 60 + 1400);

    await change(`"pausedTime" = now() - interval '1 hour'`);
    expect(await save(person, paper)).toMatchObject({ status: 409, data: { reason: 'paused' } });
    const paused = await must(statusOf(person, paper));
    expect(paused).toMatchObject({ isPaused: true, state: 'sitting' });
    expect(paused.remainingSeconds).toBeGreaterThan(remainingSeconds + 3500);
    await end([paper], 7200);
    await sweep({ app: server.app });
    expect(await must(statusOf(person, paper))).toMatchObject({ state: 'sitting', isPaused: true });
    await change('"pausedTime" = null');
    await sweep({ app: server.app });
    expect(await must(statusOf(person, paper))).toMatchObject({ state: 'handedIn', remainingSeconds: 0 });
  });

  it('H7, H8: every answer that is given anew has a receipt that is chained to the one before; handed in, the last is signed', async () => {
    const { sessionId, people } = await begun({ people: 2 });
    const [person, other] = people as [Member, Member];
    const paper = await must(start(person, sessionId));
    const first = await must(save(person, paper));
    expect(first).toMatchObject({
      receipts: paper.questionList.map(() => ({ receipt: expect.stringMatching(/^[0-9a-f]{64}$/) })),
    });
    // Said again, or flagged alone, is nothing new; a replayed one neither.
    expect(await must(save(person, paper))).toMatchObject({ receipts: [] });
    const changed = answer(paper);
    const send = (values: Values) =>
      must(
        person.post<{ receipts: Values[] }>('/certExam/saveAnswer', {
          attemptId: paper.attemptId,
          deviceId,
          answers: [{ ...changed, ...values }],
        }),
      );
    expect((await send({})).receipts).toHaveLength(1);
    expect((await send({ isFlagged: true, sequence: 10 })).receipts).toEqual([]);
    expect((await send({ selectedOptions: [1], sequence: 3 })).receipts).toEqual([]);
    const many = Array.from({ length: 12 }, (_, at) => send({ selectedOptions: [1 + (at % 2)], sequence: 20 + at }));
    await Promise.all(many);

    const read = () => must(person.get<Receipts>(`/certExam/receipts?attemptId=${paper.attemptId}`));
    const open = await read();
    expect(problemOf(open)).toBe('answers behind the last seal');
    const mine = async () => {
      const { rows } = await must(person.get<{ rows: Values[] }>('/certExam/myExam'));
      return rows.find((row) => row['sessionId'] === sessionId);
    };
    const toEnter = async () => (await must(person.get<Values>('/learner/next')))['exam'];
    expect(await mine()).toMatchObject({ attemptId: null, isSitting: true, canEnter: true });
    expect(await toEnter()).toMatchObject({ sessionId, isBegun: true, isSitting: true });
    await must(submit(person, paper));
    expect(await mine()).toMatchObject({ attemptId: paper.attemptId, isSitting: false, canEnter: false });
    expect(await toEnter()).toBeNull();
    const sealed = await read();
    expect(problemOf(sealed)).toBeUndefined();
    expect(sealed.publicKey).toBe((await must(person.get<Values>('/certExam/receiptKey')))['publicKey']);
    expect(sealed.answers.slice(0, 3).map(({ receipt }) => receipt)).toEqual(
      (first as unknown as { receipts: { receipt: string }[] }).receipts.map(({ receipt }) => receipt),
    );
    const [entry] = sealed.answers as [Receipts['answers'][number]];
    const forged = {
      ...sealed,
      answers: sealed.answers.with(0, { ...entry, content: entry.content.replace('1', '2') }),
    };
    expect(problemOf(forged)).toBe('answer 1 does not fit its receipt');
    expect(problemOf({ ...sealed, answers: sealed.answers.slice(0, -1) })).toBe('seal 1 is of other answers');
    expect(await other.get(`/certExam/receipts?attemptId=${paper.attemptId}`)).toMatchObject({ status: 404 });

    for (const text of [
      `update "answerLog" set "content" = '{}' where "attemptId" = $1`,
      `delete from "answerLog" where "attemptId" = $1`,
      `update "attemptSeal" set "answerCount" = 0 where "attemptId" = $1`,
    ])
      await expect(asOwner({ server, text, values: [paper.attemptId] })).rejects.toThrow('what was given stays');

    const theirs = await must(start(other, sessionId));
    await must(submit(other, theirs));
    const empty = await must(other.get<Receipts>(`/certExam/receipts?attemptId=${theirs.attemptId}`));
    expect([problemOf(empty), empty.answers, empty.seals.length]).toEqual([undefined, [], 1]);
  });

  it('H9: where the session has a code it begins with that alone, and five a minute are looked at, however many are tried at once', async () => {
    const { sessionId, people } = await begun({ people: 2, entryCode: '471100' });
    const [person, other] = people as [Member, Member];
    const begin = (code?: string, who = person) =>
      who.post('/certExam/start', { sessionId, deviceId, ...(code !== undefined && { code }) });
    expect(await begin()).toMatchObject({ status: 409, message: '请输入监考公布的入场口令', data: { reason: 'code' } });
    expect(await begin('000000')).toMatchObject({ status: 409, message: expect.stringContaining('口令不对') });
    expect(await at.counted(sessionId)).toEqual({ placed: 2 });
    // From a Chinese input method, and as it is read out.
    await must(begin('４７１ 100'));
    await must(begin());
    const guesses = Array.from({ length: 12 }, (_, n) => begin(String(100000 + n), other));
    const tries = (await Promise.all(guesses)).map(({ message }) => message);
    expect(tries.filter((message) => message.includes('次数太多')).length).toBeGreaterThan(0);
    const late = await begin('471100', other);
    // The minute may be over by now, and then it is let in.
    expect([200, 409]).toContain(late.status);
    const wrong = tries.filter((message) => message.includes('口令不对')).length;
    expect(wrong).toBeLessThanOrEqual(10);
  });

  it('H3: a clock of the server that is set back by a minute moves no deadline', async () => {
    const { sessionId, people } = await begun({ people: 2, minutes: 5 });
    const [person, other] = people as [Member, Member];
    const paper = await must(start(person, sessionId));
    const deadlineOf = async () =>
      (await must(start(person, sessionId))) as unknown as { deadline: string; remainingSeconds: number };
    const before = await deadlineOf();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 60_000 });
    try {
      await must(save(person, paper));
      const after = await deadlineOf();
      expect(after.deadline).toBe(before.deadline);
      // The embedded database has the clock of the process.
      if (database === 'postgres') expect(after.remainingSeconds).toBeLessThanOrEqual(before.remainingSeconds);
      // Nor does who begins now get more, or who is over go on.
      const theirs = await must(start(other, sessionId));
      expect(theirs.remainingSeconds).toBeLessThanOrEqual(60 * 60);
      await end([theirs], 11);
      expect(await save(other, theirs)).toMatchObject(refused('已交卷'));
    } finally {
      vi.useRealTimers();
    }
  });

  it('H11: where many have places each begins in its turn, with its whole time', async () => {
    const turn = async (people: number): Promise<number[]> => {
      const text = `select "startTurn"('place ' || n, $1) as "turn" from generate_series(1, $1) n`;
      return (await asOwner<{ turn: number }>({ server, text, values: [people] })).map((row) => row.turn);
    };
    expect(new Set(await turn(199))).toEqual(new Set([0]));
    for (const [people, last] of [
      [600, 3],
      [5000, 10],
    ] as const) {
      const turns = await turn(people);
      expect([Math.min(...turns), Math.max(...turns)]).toEqual([0, last]);
      const most = Math.max(...turns.map((each) => turns.filter((other) => other === each).length));
      expect(most).toBeLessThan((people / (last + 1)) * 1.35);
    }

    const { sessionId, people } = await begun({ people: 2, minutes: 0 });
    const [person, other] = people as [Member, Member];
    await must(start(other, sessionId));
    const body = (text: string) =>
      asOwner({
        server,
        text: `create or replace function "startTurn"(p_placement text, p_people integer) returns integer language sql immutable as $$ ${text} $$`,
        values: [],
      });
    const [{ source } = { source: '' }] = await asOwner<{ source: string }>({
      server,
      text: `select prosrc as "source" from pg_proc where proname = 'startTurn'`,
      values: [],
    });
    await body('select 9');
    try {
      await at.change(
        `update "examSession" set "startTime" = now() - interval '3 seconds', "endTime" = now() + interval '60 minutes' - interval '3 seconds' where "id" = $1`,
        [sessionId],
      );
      const early = await start(person, sessionId);
      expect(early).toMatchObject({ status: 409, data: { reason: 'early' } });
      expect((early.data as unknown as { waitSeconds: number }).waitSeconds).toBeLessThanOrEqual(6);
      await at.change(
        `update "examSession" set "startTime" = now() - interval '9 seconds', "endTime" = now() + interval '60 minutes' - interval '9 seconds' where "id" = $1`,
        [sessionId],
      );
      const paper = await must(start(person, sessionId));
      expect(paper.remainingSeconds).toBeGreaterThan(60 * 60 - 5);
    } finally {
      await body(source);
    }
  });

  it('H10: leaving the page is counted, of who sits it on this device alone', async () => {
    const { sessionId, people } = await begun({ people: 2 });
    const [person, other] = people as [Member, Member];
    const paper = await must(start(person, sessionId));
    const leave = (who: Member, values: Values = {}) =>
      who.post('/certExam/leave', { attemptId: paper.attemptId, deviceId, seconds: 7, ...values });
    await must(leave(person));
    await must(leave(person, { seconds: 5 }));
    expect(await leave(person, { deviceId: 'two' })).toMatchObject({ status: 409, data: { reason: 'device' } });
    expect(await leave(other)).toMatchObject({ status: 404 });
    expect(await leave(person, { seconds: 0 })).toMatchObject({ status: 422 });
    const text = 'select "leaveCount", "leaveSeconds" from "attempt" where "id" = $1';
    expect(await asOwner({ server, text, values: [paper.attemptId] })).toEqual([{ leaveCount: 2, leaveSeconds: 12 }]);
    await must(submit(person, paper));
    expect(await leave(person)).toMatchObject(refused('已交卷'));
  });

  it('C7: keys are nobody’s while somebody still sits after the end of the session', async () => {
    // Of a certificate of its own: other sessions ask the others' questions.
    const own = await bankOf(server);
    await own.question();
    const ruleList = [{ type: 'single', num: 1, score: 2 }];
    await must(at.admin.post('/cert/rule/save', { certId: own.certId, ruleList }));
    const { sessionId, people } = await begun({ people: 2, of: own.certId });
    const [person, other] = people as [Member, Member];
    const paper = await must(start(person, sessionId));
    const questionId = String(paper.questionList[0]?.['questionId']);
    const { version } = await must(at.admin.get<{ version: number }>(`/question/detail?id=${questionId}`));
    await must(at.admin.post('/question/save', { id: questionId, version, usage: 'both' }));
    await at.change(
      `update "examSession" set "startTime" = now() - interval '2 hours', "endTime" = now() - interval '1 minute' where "id" = $1`,
      [sessionId],
    );
    const check = () =>
      other.post('/web/practice/isTrue', { certCode: paper.certCode, questionId, selectedOptions: [1] });
    expect(await check()).toMatchObject({ status: 409, data: { reason: 'underWay' } });
    await must(submit(person, paper));
    expect(await check()).toMatchObject({ status: 200 });
  });

  it('M8, M11: one device answers at a time, and no call reaches an attempt of another kind or person', async () => {
    const { sessionId, people } = await begun({ people: 2 });
    const [person, other] = people as [Member, Member];
    const paper = await must(start(person, sessionId));
    const { attemptId } = paper;
    expect(await start(person, sessionId, 'two')).toMatchObject({ status: 200, data: { isMine: false } });
    expect(await save(person, paper, 'two')).toMatchObject({ status: 409, data: { reason: 'device' } });
    await must(person.post('/certExam/takeOver', { attemptId, deviceId: 'two' }));
    expect(await save(person, paper)).toMatchObject({ status: 409, data: { reason: 'device' } });
    await must(save(person, paper, 'two'));
    // The name of a device is worth nothing with another log-in.
    const elsewhere = await signedIn({ server, tenantId: at.tenantId, roleId: '2', userId: person.userId });
    expect(await save(elsewhere, paper, 'two')).toMatchObject({ status: 409, data: { reason: 'device' } });
    for (const call of ['saveAnswer', 'takeOver', 'status', 'submit']) {
      const input = { attemptId, deviceId: 'two', ...(call === 'saveAnswer' && { answers: [answer(paper)] }) };
      expect(await other.post(`/certExam/${call}`, input)).toMatchObject({ status: 404 });
      const { attemptId: mockId, ...rest } = input;
      expect(await person.post(`/web/mock/${call}`, { mockId, ...rest })).toMatchObject({ status: 404 });
    }
    expect(await person.get(`/web/mock/detail?mockId=${attemptId}`)).toMatchObject({ status: 404 });
  });

  const answer = ({ questionList }: Sitting): Values => ({
    questionId: questionList[0]?.questionId,
    selectedOptions: [2],
    inputInfo: [],
    isFlagged: false,
    sequence: 9,
  });
});

/** Boards of invigilators: what is seen there, and what is done (rules O…). */
import { get, type IncomingMessage } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changing } from '#server/database/statement.ts';
import { startServer, type TestServer } from '#server/testing.ts';
import { addMembers, personIdOf, signedIn, type Member } from '../certApply/people.ts';
import { problemOf, type Receipts } from '../examAttempt/checkReceipts.ts';
import { deviceId, sessionsOf, start, type Sessions, type Sitting } from '../examAttempt/sessions.ts';
import { asOwner, must, type Values } from '../mock/exam.ts';

interface Board {
  session: Values;
  people: (Values & { placementId: string; remainingSeconds: number })[];
  acts: Values[];
}

/** A stream that one leaves by closing its connection, which fetch would open anew. */
function listen(url: string, token: string): Promise<IncomingMessage> {
  return new Promise((resolve, reject) =>
    get(url, { headers: { token }, agent: false }, resolve).once('error', reject),
  );
}

describe.each(['pglite', 'postgres'] as const)('boards of invigilators on %s', (database) => {
  let server: TestServer;
  let sessions: Sessions;
  let at: Sessions['at'];
  let invigilator: Member;

  beforeAll(async () => {
    server = await startServer({ database });
    sessions = await sessionsOf(server);
    ({ at } = sessions);
  }, 120_000);
  afterAll(() => server?.close());

  /** Whoever invigilates is nowhere else then, so each session has an invigilator of its own. */
  async function begun({ isInvigilated = true, count = 2 }: { isInvigilated?: boolean; count?: number } = {}) {
    [invigilator] = (await addMembers({ server, tenantId: at.tenantId, roleId: '5', count: 1 })) as [Member];
    const personId = await personIdOf({ server, tenantId: at.tenantId, userId: invigilator.userId });
    const assign = (sessionId: string): Promise<unknown> =>
      must(at.admin.post('/certExam/invigilator/save', { sessionId, personIds: [personId] }));
    const { sessionId, people } = await sessions.begun({ people: count, ...(isInvigilated && { before: assign }) });
    return { sessionId, people: people as [Member, Member] };
  }
  const save = (person: Member, { attemptId, questionList }: Sitting, sequence = 1, device = deviceId) =>
    person.post('/certExam/saveAnswer', {
      attemptId,
      deviceId: device,
      answers: questionList.slice(0, 2).map(({ questionId }) => ({
        questionId,
        selectedOptions: [1 + (sequence % 2)],
        inputInfo: [],
        isFlagged: false,
        sequence,
      })),
    });
  /** The same person with another log-in, as on another device. */
  const again = ({ userId }: Member): Promise<Member> =>
    signedIn({ server, tenantId: at.tenantId, roleId: '2', userId });
  const status = (person: Member, { attemptId }: Sitting) =>
    must(person.post<Values & { remainingSeconds: number }>('/certExam/status', { attemptId, deviceId }));
  const board = (sessionId: string, person: Member = invigilator) =>
    must(person.post<Board>('/invigilate/board', { sessionId }));
  const act = (sessionId: string, kind: string, values: Values = {}, person: Member = invigilator) =>
    person.post<{ count: number; left: Values[] }>('/invigilate/act', { sessionId, kind, ...values });
  const done = (sessionId: string, kind: string, values: Values = {}) => must(act(sessionId, kind, values));

  it('O1: shows the places of the sessions that one invigilates, and no others', async () => {
    const { sessionId, people } = await begun();
    const [first] = people;
    const paper = await must(start(first, sessionId));
    await must(save(first, paper));
    const { people: shown, session } = await board(sessionId);
    expect(session).toMatchObject({ id: sessionId, subjectName: '理论', entryCode: null });
    expect(shown).toHaveLength(2);
    expect(shown.find(({ attemptState }) => attemptState === 'sitting')).toMatchObject({
      state: 'checkedIn',
      answeredCount: 2,
      questionCount: 3,
      isPaused: false,
      leaveCount: 0,
      savedTime: expect.any(String),
      idNumber: expect.stringContaining('*'),
    });
    const mine = await must(invigilator.post<Values[]>('/invigilate/sessions', {}));
    expect(mine.find(({ id }) => id === sessionId)).toMatchObject({ phase: 'running', people: 2 });

    const own = invigilator;
    const alone = await begun({ isInvigilated: false });
    invigilator = own;
    expect(await invigilator.post('/invigilate/board', { sessionId: alone.sessionId })).toMatchObject({ status: 404 });
    expect(await act(alone.sessionId, 'pause')).toMatchObject({ status: 404 });
    const theirs = await must(start(alone.people[0], alone.sessionId));
    expect(await status(alone.people[0], theirs)).toMatchObject({ isPaused: false });
    const [placement] = await asOwner<{ id: string }>({
      server,
      text: 'select "id" from "placement" where "sessionId" = $1 limit 1',
      values: [alone.sessionId],
    });
    // Places of another session are not reached by naming them.
    expect(await done(sessionId, 'extend', { placementIds: [placement?.id], seconds: 600 })).toEqual({
      count: 0,
      left: [{ reason: '不在您监考的考场', nickname: '1 个考位' }],
    });
    // Nor does an invigilator reach an exam by the calls of who sits it.
    expect(await invigilator.post('/certExam/status', { attemptId: paper.attemptId, deviceId })).toMatchObject({
      status: 404,
    });
    expect(await save(invigilator, paper, 9)).toMatchObject({ status: 404 });
    // All that was ever done at boards is a matter of who arranges sessions.
    const { id: roleId } = await must(
      at.admin.post<{ id: string }>('/role/save', {
        roleName: `只监考 ${database}`,
        codes: ['a12', 'a12-m2', 'a12-m2.18', 'a12-m2.18.3'],
      }),
    );
    const [only] = (await addMembers({ server, tenantId: at.tenantId, roleId, count: 1 })) as [Member];
    expect(await only.post('/invigilationAct/list', {})).toMatchObject({ status: 403 });
    const [student] = (await addMembers({ server, tenantId: at.tenantId, roleId: '2', count: 1 })) as [Member];
    expect(await student.post('/invigilate/board', { sessionId })).toMatchObject({ status: 403 });
    expect(await act(sessionId, 'pause', {}, student)).toMatchObject({ status: 403 });
  });

  it('O2, O3: checks in, extends, pauses and goes on, one or all, by exactly the time lost; each act is kept', async () => {
    const { sessionId, people } = await begun();
    const [first, second] = people;
    const before = await board(sessionId);
    const [placementId] = before.people.map((person) => person.placementId);
    expect(await done(sessionId, 'checkIn', { placementIds: [placementId] })).toEqual({ count: 1, left: [] });
    expect(await done(sessionId, 'checkIn', { placementIds: [placementId] })).toMatchObject({
      count: 0,
      left: [{ reason: '已签到', nickname: expect.any(String) }],
    });
    const paper = await must(start(first, sessionId));
    expect(await done(sessionId, 'extend', { seconds: 600 })).toEqual({ count: 1, left: [] });
    expect((await status(first, paper)).remainingSeconds).toBeGreaterThan(69 * 60);
    expect(await act(sessionId, 'extend')).toMatchObject({ status: 422, data: { errors: [{ path: '/seconds' }] } });

    await must(start(second, sessionId));
    expect(await done(sessionId, 'pause')).toEqual({ count: 2, left: [] });
    expect(await done(sessionId, 'pause')).toEqual({ count: 0, left: [] });
    const paused = await status(first, paper);
    expect(paused).toMatchObject({ isPaused: true });
    await asOwner({
      server,
      text: `update "attempt" set "pausedTime" = "pausedTime" - interval '30 minutes', "ownEnd" = "ownEnd" - interval '30 minutes' where "id" = $1`,
      values: [paper.attemptId],
    });
    const held = await status(first, paper);
    expect(Math.abs(held.remainingSeconds - paused.remainingSeconds)).toBeLessThan(3);
    expect(await save(first, paper)).toMatchObject({ status: 409, data: { reason: 'paused' } });
    expect(await done(sessionId, 'resume')).toEqual({ count: 2, left: [] });
    const resumed = await status(first, paper);
    expect(Math.abs(resumed.remainingSeconds - paused.remainingSeconds)).toBeLessThan(5);
    await must(save(first, paper));
    const { acts } = await board(sessionId);
    expect(acts.map(({ kind }) => kind)).toEqual(['resume', 'pause', 'extend', 'checkIn']);
    // What is done to several at once is one act.
    expect([acts[0]?.['placementId'], acts[0]?.['placementIds']]).toEqual([
      null,
      before.people.map((person) => person.placementId).sort(),
    ]);
    expect(acts.at(-2)).toMatchObject({
      seconds: 600,
      createdByName: expect.any(String),
      placementId: expect.any(String),
    });
  });

  it('O1: who sits there invigilates it neither, and is somewhere else no more for it', async () => {
    const { sessionId, people } = await begun({ isInvigilated: false });
    const personId = await personIdOf({ server, tenantId: at.tenantId, userId: people[0].userId });
    const assign = at.admin.post('/certExam/invigilator/save', { sessionId, personIds: [personId] });
    expect(await assign).toMatchObject({ status: 422, message: expect.stringContaining('已有安排') });
  });

  it('O2: a check-in is taken back as long as nothing has begun, at the board and as a step', async () => {
    const { sessionId, people } = await begun();
    const [first] = people;
    const shown = (await board(sessionId)).people;
    const ids = shown.map(({ placementId }) => placementId);
    const [one, two] = ids;
    await done(sessionId, 'checkIn', { placementIds: ids });
    expect(await done(sessionId, 'uncheck', { placementIds: [one] })).toMatchObject({ count: 1 });
    expect(await done(sessionId, 'uncheck', { placementIds: [one] })).toMatchObject({
      left: [{ reason: '还没有签到' }],
    });
    expect(await done(sessionId, 'absent', { placementIds: [two] })).toMatchObject({
      count: 0,
      left: [{ reason: '已签到，先撤销签到' }],
    });
    await done(sessionId, 'uncheck', { placementIds: [two] });
    await done(sessionId, 'absent', { placementIds: [two] });
    expect(await at.counted(sessionId)).toEqual({ placed: 1, absent: 1 });
    await done(sessionId, 'present', { placementIds: [two] });
    await must(start(first, sessionId));
    const begunId = (await board(sessionId)).people.find(({ attemptState }) => attemptState === 'sitting')?.placementId;
    for (const kind of ['uncheck', 'absent'])
      expect(await done(sessionId, kind, { placementIds: [begunId] })).toMatchObject({
        count: 0,
        left: [{ reason: '已经开始考试' }],
      });
    for (const step of ['uncheck', 'absent'])
      expect(await at.admin.post('/placement/step', { ids: [begunId], step })).toMatchObject({
        status: 409,
        message: expect.stringContaining('已经开始考试'),
      });
    const other = ids.find((id) => id !== begunId);
    for (const step of ['checkIn', 'uncheck']) await must(at.admin.post('/placement/step', { ids: [other], step }));
    expect(await at.counted(sessionId)).toEqual({ placed: 1, checkedIn: 1 });
  });

  it('O3: what was extended is taken back, but not more, and not the last minute', async () => {
    const { sessionId, people } = await begun();
    const [first] = people;
    const paper = await must(start(first, sessionId));
    await done(sessionId, 'extend', { seconds: 600 });
    const [placementId] = (await board(sessionId)).people.flatMap((person) =>
      person['attemptState'] === 'sitting' ? [person.placementId] : [],
    );
    const reduce = (seconds: number) => done(sessionId, 'reduce', { seconds, placementIds: [placementId] });
    expect(await reduce(900)).toMatchObject({ count: 0, left: [{ reason: expect.stringContaining('只有 10 分钟') }] });
    expect(await reduce(300)).toMatchObject({ count: 1 });
    const { remainingSeconds } = await status(first, paper);
    expect([remainingSeconds > 64 * 60, remainingSeconds <= 65 * 60]).toEqual([true, true]);
    await asOwner({
      server,
      text: `update "attempt" set "startTime" = now() - interval '1 day', "ownEnd" = now() where "id" = $1`,
      values: [paper.attemptId],
    });
    expect(await reduce(300)).toMatchObject({ left: [{ reason: expect.stringContaining('不到一分钟') }] });
  });

  it('H7: more answers than anybody types are not kept, and a picture of an act is a file of ours', async () => {
    const { sessionId, people } = await begun();
    const [first] = people;
    const paper = await must(start(first, sessionId));
    await must(save(first, paper));
    const [logged] = await asOwner<{ bytes: number }>({
      server,
      text: `update "attempt" a set "loggedBytes" = 20000001 from (select "loggedBytes" as "bytes" from "attempt" where "id" = $1) f
        where a."id" = $1 returning f."bytes"`,
      values: [paper.attemptId],
    });
    expect(logged?.bytes).toBeGreaterThan(50);
    expect(await save(first, paper, 2)).toMatchObject({ status: 409, message: expect.stringContaining('已到上限') });
    const [placementId] = (await board(sessionId)).people.map((person) => person.placementId);
    for (const picture of ['javascript:alert(1)', 'https://example.com/1.png'])
      expect(
        await act(sessionId, 'violation', { placementIds: [placementId], violation: 'talk', text: '说话', picture }),
      ).toMatchObject({ status: 422 });
  });

  it('O4: changing the device waits for the invigilator where there is one', async () => {
    const { sessionId, people } = await begun();
    const [first] = people;
    const paper = await must(start(first, sessionId));
    const [second, third, fourth] = await Promise.all([again(first), again(first), again(first)]);
    // Another window of the same log-in is the same device.
    expect(await start(first, sessionId, 'window')).toMatchObject({ status: 200, data: { isMine: false } });
    const takeOver = () => second.post('/certExam/takeOver', { attemptId: paper.attemptId, deviceId: 'two' });
    expect(await takeOver()).toMatchObject({ status: 409, data: { reason: 'release' } });
    // Nor does another device see the questions before.
    expect(await start(second, sessionId, 'two')).toMatchObject({ status: 409, data: { reason: 'release' } });
    await must(save(first, paper));
    const isAwaiting = async () =>
      (await board(sessionId)).people.filter((person) => person['isAwaitingRelease'] === true).length;
    expect(await isAwaiting()).toBe(1);
    await done(sessionId, 'release');
    expect(await isAwaiting()).toBe(0);
    expect(await save(first, paper, 2)).toMatchObject({ status: 409, data: { reason: 'device' } });
    await must(takeOver());
    await must(save(second, paper, 3, 'two'));
    // Let go again, the first to ask has it, and nobody else sees it.
    await done(sessionId, 'release');
    expect(await start(third, sessionId, 'three')).toMatchObject({ status: 200, data: { isMine: true } });
    expect(await start(fourth, sessionId, 'four')).toMatchObject({ status: 409, data: { reason: 'release' } });
    await must(save(third, paper, 4, 'three'));
  });

  it('O4: of two devices that begin, or are let in, at the same instant one has the paper', async () => {
    const { sessionId, people } = await begun({ count: 6 });
    const logIns = new Map(
      await Promise.all(
        people.map(async (person) => [person, [person, await again(person), await again(person)] as const] as const),
      ),
    );
    const both = (person: Member, devices: readonly string[]) =>
      Promise.all(devices.map((device, index) => start(logIns.get(person)?.[index] ?? person, sessionId, device)));
    const statuses = (replies: readonly { status: number }[]) => replies.map((reply) => reply.status).sort();
    for (const replies of await Promise.all(people.map((person) => both(person, ['one', 'two']))))
      expect(statuses(replies)).toEqual([200, 409]);
    await done(sessionId, 'release');
    for (const replies of await Promise.all(people.map((person) => both(person, ['three', 'four', 'five']))))
      expect(statuses(replies)).toEqual([200, 409, 409]);
  });

  it('O2: whoever begins at the instant in which all are said to be absent is one or the other', async () => {
    const { sessionId, people } = await begun({ count: 8 });
    const [starts] = await Promise.all([
      Promise.all(people.map((person) => start(person, sessionId))),
      done(sessionId, 'absent'),
    ]);
    const rows = await asOwner<{ state: string; attempt: string | null }>({
      server,
      text: `select p."state", a."state" as "attempt" from "placement" p left join "attempt" a on a."placementId" = p."id"
        where p."sessionId" = $1`,
      values: [sessionId],
    });
    expect(rows).toHaveLength(8);
    for (const { state, attempt } of rows)
      expect([state, attempt]).toEqual(attempt === null ? ['absent', null] : ['checkedIn', 'sitting']);
    expect(starts.filter((reply) => reply.status === 200)).toHaveLength(
      rows.filter(({ attempt }) => attempt !== null).length,
    );
  });

  it('O1, O2: nobody says that an exam on a machine is sat, nor has anybody power over the own place', async () => {
    const { sessionId, people } = await begun();
    const [first] = people;
    const paper = await must(start(first, sessionId));
    const [placementId, other] = (await board(sessionId)).people
      .toSorted((one, another) =>
        String(another['attemptState'] ?? '').localeCompare(String(one['attemptState'] ?? '')),
      )
      .map((person) => person.placementId);
    for (const id of [placementId, other])
      expect(await at.admin.post('/placement/step', { ids: [id], step: 'sit' })).toMatchObject({
        status: 409,
        message: expect.stringContaining('交卷后自动记为已参加'),
      });
    expect(await act(sessionId, 'announce', { text: '请安静', placementIds: [placementId] })).toMatchObject({
      status: 422,
    });
    await done(sessionId, 'pause', { placementIds: [placementId] });
    expect(await first.post('/certExam/submit', { attemptId: paper.attemptId, deviceId })).toMatchObject({
      status: 409,
      data: { reason: 'paused' },
    });
    const own = server.app.database.inScope({ scope: { tenantId: at.tenantId, userId: first.userId } }, (transaction) =>
      transaction.query(
        changing({ text: `update "placement" set "extraMinutes" = 60 where "id" = $1`, values: [placementId] }),
      ),
    );
    await expect(own).rejects.toThrow('own place');
  });

  it('O4: who sits in a room that nobody invigilates changes the device freely', async () => {
    const { sessionId, people } = await begun();
    const [first] = people;
    const paper = await must(start(first, sessionId));
    await asOwner({
      server,
      text: `with quiet as (select set_config('session_replication_role', 'replica', true))
        update "sessionStaff" set "roomId" = 'elsewhere' from quiet where "sessionId" = $1`,
      values: [sessionId],
    });
    await must(first.post('/certExam/takeOver', { attemptId: paper.attemptId, deviceId: 'two' }));
  });

  it('O5: hands in, with a seal, and opens again with the time that was left, in a segment of its own', async () => {
    const { sessionId, people } = await begun();
    const [first, second] = people;
    const paper = await must(start(first, sessionId));
    await must(save(first, paper));
    const all = await board(sessionId);
    const placementId = all.people.find(({ attemptState }) => attemptState === 'sitting')?.placementId;
    expect(await act(sessionId, 'handIn')).toMatchObject({ status: 422 });
    expect(await done(sessionId, 'handIn', { placementIds: [placementId], text: '身体不适' })).toMatchObject({
      count: 1,
    });
    expect(await save(first, paper, 2)).toMatchObject({ status: 409, data: { reason: 'handedIn' } });
    expect(await done(sessionId, 'reopen', { placementIds: [placementId], text: '点错了' })).toMatchObject({
      count: 1,
    });
    const again = await must(start(first, sessionId));
    expect(again.attemptId).toBe(paper.attemptId);
    expect(again.remainingSeconds).toBeGreaterThan(59 * 60);
    await must(save(first, paper, 2));
    await must(first.post('/certExam/submit', { attemptId: paper.attemptId, deviceId }));
    const receipts = await must(first.get<Receipts>(`/certExam/receipts?attemptId=${paper.attemptId}`));
    expect(problemOf(receipts)).toBeUndefined();
    expect(receipts.seals.map(({ segment, answerCount }) => [segment, answerCount])).toEqual([
      [1, 2],
      [2, 4],
    ]);
    // What was given back is no extension.
    expect((await board(sessionId)).people.map((person) => person['extendedSeconds'])).toEqual([0, 0]);
    // Whose time was used up is given more, or stays.
    const theirs = await must(start(second, sessionId));
    await asOwner({
      server,
      text: `update "attempt" set "startTime" = now() - interval '1 day', "ownEnd" = now() - interval '11 seconds' where "id" = $1`,
      values: [theirs.attemptId],
    });
    expect(await status(second, theirs)).toMatchObject({ state: 'handedIn' });
    const late = all.people.find((person) => person.placementId !== placementId)?.placementId;
    expect(await done(sessionId, 'reopen', { placementIds: [late], text: '再给' })).toMatchObject({
      count: 0,
      left: [{ reason: '时间已用完，请写明再给多少时间' }],
    });
    await done(sessionId, 'reopen', { placementIds: [late], text: '再给', seconds: 300 });
    const more = await status(second, theirs);
    expect([more['state'], Math.abs(more.remainingSeconds - 300) < 5]).toEqual(['sitting', true]);

    // The same as a step of places.
    await must(second.post('/certExam/submit', { attemptId: theirs.attemptId, deviceId }));
    await must(at.admin.post('/placement/step', { ids: [late], step: 'reopen', reason: '点错了' }));
    expect(await status(second, theirs)).toMatchObject({ state: 'sitting' });
    expect(await at.admin.post('/placement/step', { ids: [late], step: 'reopen', reason: '又一次' })).toMatchObject({
      status: 409,
    });
  });

  it('O3, O5: who is handed in while the clock stands still loses no time by it', async () => {
    const { sessionId, people } = await begun();
    const [first] = people;
    const paper = await must(start(first, sessionId));
    await done(sessionId, 'pause');
    await asOwner({
      server,
      text: `update "attempt" set "pausedTime" = "pausedTime" - interval '2 hours', "ownEnd" = "ownEnd" - interval '2 hours',
        "startTime" = "startTime" - interval '2 hours' where "id" = $1`,
      values: [paper.attemptId],
    });
    await done(sessionId, 'handIn', { text: '停电' });
    const { people: after } = await board(sessionId);
    const handedIn = after.find(({ attemptState }) => attemptState === 'handedIn');
    await done(sessionId, 'reopen', { placementIds: [handedIn?.placementId], text: '来电' });
    const again = await status(first, paper);
    expect([again['state'], again['isPaused'], again.remainingSeconds > 59 * 60]).toEqual(['sitting', false, true]);
  });

  it('O6: exams are handed in with the acts that say so, or neither', async () => {
    const { sessionId, people } = await begun();
    const papers = await Promise.all(people.map((person) => must(start(person, sessionId))));
    const run = (text: string) => asOwner({ server, text, values: [] });
    await run(
      `create function "noSeal"() returns trigger language plpgsql as $$ begin raise exception 'no seal'; end $$`,
    );
    await run(`create trigger "noSeal" before insert on "attemptSeal" for each row execute function "noSeal"()`);
    try {
      expect(await act(sessionId, 'handIn', { text: '停电' })).toMatchObject({ status: 500 });
    } finally {
      await run(`drop function "noSeal"() cascade`);
    }
    expect((await board(sessionId)).acts).toEqual([]);
    expect(await status(people[0], papers[0] as Sitting)).toMatchObject({ state: 'sitting' });
    expect(await done(sessionId, 'handIn', { text: '停电' })).toEqual({ count: 2, left: [] });
    expect((await board(sessionId)).acts).toHaveLength(1);
    expect(await at.counted(sessionId)).toEqual({ sat: 2 });
  });

  it('O5: nothing is opened again once learners see its keys, nor after a week', async () => {
    const { sessionId, people } = await begun();
    const [first] = people;
    const paper = await must(start(first, sessionId));
    await must(first.post('/certExam/submit', { attemptId: paper.attemptId, deviceId }));
    const over = (hours: number) =>
      at.change(
        `update "examSession" set "startTime" = now() - ($2 + 2) * interval '1 hour', "endTime" = now() - $2 * interval '1 hour' where "id" = $1`,
        [sessionId, hours],
      );
    await at.change(
      `update "exam" set "validityPeriodStartTime" = now() - interval '30 days' where "id" = (select "examId" from "examSession" where "id" = $1)`,
      [sessionId],
    );
    await over(1);
    const placementId = (await board(sessionId)).people.find(
      ({ attemptState }) => attemptState === 'handedIn',
    )?.placementId;
    await at.change(
      `insert into "heldQuestion" ("id", "tenantId", "sessionId", "questionId") values ($1 || '/x', $2, $1, 'x')`,
      [sessionId, at.tenantId],
    );
    expect(await done(sessionId, 'reopen', { placementIds: [placementId], text: '停电' })).toMatchObject({
      count: 0,
      left: [{ reason: expect.stringContaining('已看得到答案') }],
    });
    expect(
      await at.admin.post('/placement/step', { ids: [placementId], step: 'reopen', reason: '停电' }),
    ).toMatchObject({ status: 409 });
    await over(8 * 24);
    expect(await invigilator.post('/invigilate/board', { sessionId })).toMatchObject({ status: 404 });
    expect(await act(sessionId, 'reopen', { placementIds: [placementId], text: '停电' })).toMatchObject({
      status: 404,
    });
  });

  it('O6: absence, notes, violations and announcements are kept and change no more', async () => {
    const {
      sessionId,
      people: [learner, other],
    } = await begun();
    const { people } = await board(sessionId);
    const [one, two] = people.map(({ placementId }) => placementId);
    await done(sessionId, 'absent', { placementIds: [one] });
    expect(await at.counted(sessionId)).toEqual({ absent: 1, placed: 1 });
    const begins = await Promise.all([start(learner, sessionId), start(other, sessionId)]);
    expect(begins.map(({ status: code }) => code).sort()).toEqual([200, 409]);
    await done(sessionId, 'present', { placementIds: [one] });
    expect(await act(sessionId, 'violation', { placementIds: [two] })).toMatchObject({
      status: 422,
      data: { errors: [{ path: '/violation' }, { path: '/text' }] },
    });
    await done(sessionId, 'violation', { placementIds: [two], violation: 'talk', text: '与邻座说话' });
    await done(sessionId, 'note', { placementIds: [two], text: '借用计算器' });
    await done(sessionId, 'announce', { text: '第 3 题按题面作答' });
    // Whoever comes late hears it before they begin.
    expect(await learner.post('/certExam/start', { sessionId, deviceId, canBegin: false })).toMatchObject({
      status: 409,
      data: { reason: 'ready', notices: [{ text: '第 3 题按题面作答' }] },
    });
    const paper = await must(start(learner, sessionId));
    expect(await status(learner, paper)).toMatchObject({
      notices: [{ text: '第 3 题按题面作答', time: expect.any(String) }],
    });
    const after = await board(sessionId);
    expect(after.people.find(({ placementId }) => placementId === two)).toMatchObject({
      violationCount: 1,
      noteCount: 1,
    });
    expect(after.acts.map(({ kind }) => kind)).toEqual(['announce', 'note', 'violation', 'present', 'absent']);
    for (const text of [
      `update "invigilationAct" set "text" = '' where "sessionId" = $1`,
      `delete from "invigilationAct" where "sessionId" = $1`,
    ])
      await expect(asOwner({ server, text, values: [sessionId] })).rejects.toThrow('what was given stays');
  });

  it('O7: a change is told on the open board within two seconds, by any process', async () => {
    const { sessionId, people } = await begun();
    const stream = await listen(`${server.url}/api/invigilate/live?sessionId=${sessionId}`, invigilator.token);
    expect([stream.statusCode, stream.headers['content-type']]).toEqual([
      200,
      expect.stringContaining('text/event-stream'),
    ]);
    const chunks = stream.setEncoding('utf8')[Symbol.asyncIterator]() as AsyncIterator<string>;
    const heard = async (wanted: string): Promise<string> => {
      let text = '';
      while (!text.includes(wanted)) {
        const { value, done: isOver } = await chunks.next();
        if (isOver) throw new Error(`the stream ended after ${text}`);
        text += value;
      }
      return text;
    };
    await heard('event: board');
    await must(start(people[0], sessionId));
    const begunAt = performance.now();
    expect(await heard('event: people')).toContain('"attemptState":"sitting"');
    expect(performance.now() - begunAt).toBeLessThan(20_000);
    await done(sessionId, 'announce', { text: '注意时间' });
    expect(await heard('event: board')).toContain('注意时间');
    expect(await heard('event: time')).toMatch(/data: {"serverTime":"[-\d]{10} [:\d]{8}"}/);
    // One person has so many streams of a session; who leaves makes room.
    const more = await Promise.all(
      Array.from({ length: 8 }, () =>
        listen(`${server.url}/api/invigilate/live?sessionId=${sessionId}`, invigilator.token),
      ),
    );
    const refused = more.filter(({ statusCode }) => statusCode === 429);
    expect(refused).toHaveLength(3);
    let text = '';
    for await (const chunk of refused[0]?.setEncoding('utf8') ?? []) text += String(chunk);
    expect(text).toContain('监考台开得太多');
    for (const each of [stream, ...more]) each.destroy();
    await expect
      .poll(async () => {
        const again = await listen(`${server.url}/api/invigilate/live?sessionId=${sessionId}`, invigilator.token);
        again.destroy();
        return again.statusCode;
      })
      .toBe(200);
    expect(await invigilator.get('/invigilate/live?sessionId=none')).toMatchObject({ status: 404 });
  });
});

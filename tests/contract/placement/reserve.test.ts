/** Learners reserve sessions, change, wait and move up (rules Z1 to Z8). */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer, type TestServer } from '#server/testing.ts';
import { inSuite } from '#tests/suite.ts';
import { daysFromNow } from '#tests/days.ts';
import { addMembers, told, type Member } from '../certApply/people.ts';
import { must, personOf, type Values } from '../mock/exam.ts';
import { arranging, ownOf, reserve, type Arranging } from './places.ts';

const rounds = inSuite({ landing: 1, long: 50 });
const rushing = inSuite({ landing: 120, long: 500 });
const places = inSuite({ landing: 20, long: 50 });

describe.each(['pglite', 'postgres'] as const)('places in sessions on %s', (database) => {
  let server: TestServer;
  let at: Arranging;

  beforeAll(async () => {
    server = await startServer({ database });
    at = await arranging(server);
  }, 120_000);
  afterAll(() => server?.close());

  it('Z1, Z3: whoever is registered reserves a session, changes to another and gives it back', async () => {
    const exam = await at.exam();
    const [person] = exam.learners as [Member];
    const [first, second] = [await at.session({ exam, places: 1 }), await at.session({ exam, places: 1, day: 31 })];
    expect(await ownOf(person)).toMatchObject({ state: null, canReserve: true, subjectName: '理论' });
    expect(await must(reserve(person, first))).toMatchObject({ state: 'placed', sessionId: first });
    expect(await must(reserve(person, first))).toMatchObject({ state: 'placed' });
    expect(await ownOf(person)).toMatchObject({
      state: 'placed',
      sessionId: first,
      ticketNumber: expect.stringMatching(/^ZK\d{10}$/),
    });
    await must(reserve(person, second));
    expect(await ownOf(person)).toMatchObject({ state: 'placed', sessionId: second });
    const sessions = await must(person.post<{ rows: Values[] }>('/certExam/querySession', { examId: exam.examId }));
    expect(sessions.rows).toMatchObject([
      { id: first, places: 1, left: 1, waiting: 0, mine: null },
      { id: second, places: 1, left: 0, waiting: 0, mine: 'placed' },
    ]);
    const { placementId } = (await ownOf(person)) ?? {};
    await must(person.post('/certExam/cancelReservation', { ids: [placementId], step: 'release' }));
    expect(await ownOf(person)).toMatchObject({ state: null, canReserve: true });
    expect(await at.counted(second)).toEqual({ cancelled: 1 });
  });

  it('Z1: a session of another exam, a draft, or one without registration is refused, and nothing stored', async () => {
    const [exam, other] = [await at.exam(), await at.exam()];
    const [person] = exam.learners as [Member];
    const foreign = await at.session({ exam: other });
    const strange = await reserve(person, foreign);
    expect([strange.status, strange.message]).toEqual([422, '您还没有登记这次考试，登记以后才能预约']);
    expect((await reserve(person, 'nowhere')).status).toBe(404);
    expect((await reserve(person, '')).status).toBe(422);
    const session = await at.session({ exam });
    await must(at.admin.post('/examSession/step', { ids: [session], step: 'withdraw' }));
    expect((await reserve(person, session)).status).toBe(404);
    await expect(
      at.change(
        `insert into "placement" ("id", "tenantId", "applyId", "sessionId") select 'x' || a."id", a."tenantId", a."id", $2
          from "certApply" a where a."userId" = $1`,
        [person.userId, foreign],
      ),
    ).rejects.toMatchObject({ constraint: 'reference_unfit' });
    expect([await at.counted(foreign), await at.counted(session)]).toEqual([{}, {}]);
  });

  it('Z3: nobody reserves, changes or gives back outside of the window', async () => {
    const exam = await at.exam();
    const [person] = exam.learners as [Member];
    const [first, second] = [await at.session({ exam }), await at.session({ exam, day: 31 })];
    await must(reserve(person, first));
    const window = (from: number, until: number) =>
      at.change(
        `update "exam" set "reserveStartTime" = $2::timestamp at time zone 'Asia/Shanghai',
        "reserveEndTime" = $3::timestamp at time zone 'Asia/Shanghai' where "id" = $1`,
        [exam.examId, daysFromNow(from), daysFromNow(until)],
      );
    const { placementId } = (await ownOf(person)) ?? {};
    await window(-5, -1);
    expect([(await reserve(person, second)).message, (await ownOf(person))?.['canReserve']]).toEqual([
      '预约已经截止',
      false,
    ]);
    const back = await person.post('/certExam/cancelReservation', { ids: [placementId], step: 'release' });
    expect([back.status, back.message]).toEqual([409, '预约已经截止，要取消请联系机构']);
    await window(1, 5);
    expect((await reserve(person, second)).message).toBe('还没有到预约时间');
    expect(await ownOf(person)).toMatchObject({ state: 'placed', sessionId: first });
  });

  it('what is over comes after what is ahead, and has no ticket to fetch', async () => {
    const exam = await at.exam({
      subjects: ['理论', '实操'].map((subjectName) => ({ subjectName, mode: 'offline', fullScore: 100 })),
    });
    const [person] = exam.learners as [Member];
    const session = await at.session({ exam });
    await must(reserve(person, session));
    expect(await ownOf(person)).toMatchObject({
      sessionId: session,
      hasTicket: true,
      isOver: false,
      isReserveOver: false,
    });
    await at.change(
      `update "examSession" set "startTime" = now() - interval '3 hours', "endTime" = now() - interval '1 hour' where "id" = $1`,
      [session],
    );
    const { rows } = await must(person.get<{ rows: Values[] }>('/certExam/myExam'));
    expect(rows).toMatchObject([
      { sessionId: null, isOver: false },
      { sessionId: session, isOver: true, hasTicket: false, canReserve: false },
    ]);
  });

  it('Z2, Z4: a full session is waited for, and who waits moves up in order, each once, and is told', async () => {
    const exam = await at.exam({ people: 4 });
    const [holder, first, second, third] = exam.learners as [Member, Member, Member, Member];
    const session = await at.session({ exam, places: 1 });
    await must(reserve(holder, session));
    const full = await reserve(first, session);
    expect([full.status, full.message]).toEqual([409, '这个场次已满，可以候补或选择别的场次']);
    for (const person of [first, second, third])
      expect(await must(reserve(person, session, true))).toMatchObject({ state: 'waiting' });
    expect([(await ownOf(first))?.ahead, (await ownOf(third))?.ahead]).toEqual([0, 2]);
    const { placementId } = (await ownOf(holder)) ?? {};
    await must(holder.post('/certExam/cancelReservation', { ids: [placementId], step: 'release' }));
    expect([(await ownOf(first))?.state, (await ownOf(second))?.state]).toEqual(['placed', 'waiting']);
    const { rows: history } = await must(
      at.admin.get<{ rows: Values[] }>(`/placement/history?id=${(await ownOf(first))?.placementId}`),
    );
    expect(history).toMatchObject([{ step: { title: '递补' } }, { step: null }]);
    expect((await told(first)).filter((title) => title.startsWith('候补成功'))).toHaveLength(1);
    expect(await told(second)).toEqual([]);
    const { version } = await must(at.admin.get<{ version: number }>(`/certExam/getExamDetail?id=${session}`));
    await must(at.admin.post('/examSession/save', { id: session, version, ownPlaces: 3 }));
    expect(await at.counted(session)).toEqual({ placed: 3, cancelled: 1 });
    const fewer = await at.admin.post('/examSession/save', { id: session, version: version + 1, ownPlaces: 2 });
    expect([fewer.status, await at.counted(session)]).toEqual([422, { placed: 3, cancelled: 1 }]);
  });

  it('Z3: whoever changes to a full session keeps what they have', async () => {
    const exam = await at.exam({ people: 2 });
    const [one, other] = exam.learners as [Member, Member];
    const [full, free] = [await at.session({ exam, places: 1 }), await at.session({ exam, day: 31, places: 1 })];
    await must(reserve(one, full));
    await must(reserve(other, free));
    for (const mayWait of [false, true]) {
      const kept = await reserve(other, full, mayWait);
      expect([kept.status, kept.message]).toEqual([409, '这个场次已满，您现在的预约仍然保留']);
    }
    expect(await ownOf(other)).toMatchObject({ state: 'placed', sessionId: free });
    expect(await at.counted(free)).toEqual({ placed: 1 });
  });

  it('Z3: nobody gives up what the page did not show them', async () => {
    const exam = await at.exam({ people: 2 });
    const [one, holder] = exam.learners as [Member, Member];
    const [first, second] = [await at.session({ exam, places: 1 }), await at.session({ exam, day: 31 })];
    const from = (placementId: string | null, fromState?: string) =>
      one.post<Values>('/certExam/reserveOrUpdateSession', { id: second, from: placementId, fromState });
    const changed = [409, '您的预约已有变化，请核对后再试'];
    await must(reserve(holder, first));
    await must(reserve(one, first, true));
    const { placementId } = (await ownOf(one)) ?? {};
    const held = (await ownOf(holder))?.placementId;
    await must(holder.post('/certExam/cancelReservation', { ids: [held], step: 'release' }));
    for (const [known, state] of [[null], ['another'], [placementId ?? '', 'waiting']] as [string | null, string?][]) {
      const refused = await from(known, state);
      expect([refused.status, refused.message], `${known} ${state}`).toEqual(changed);
    }
    expect(await ownOf(one)).toMatchObject({ state: 'placed', sessionId: first });
    expect(await must(from(placementId ?? '', 'placed'))).toMatchObject({ state: 'placed', sessionId: second });
    // What is there already is no change, whatever the page showed.
    expect(await must(from(null))).toMatchObject({ state: 'placed', sessionId: second });
    const given = await ownOf(one);
    await must(one.post('/certExam/cancelReservation', { ids: [given?.placementId], step: 'release' }));
    const gone = await from(given?.placementId ?? '', 'placed');
    expect([gone.status, gone.message]).toEqual(changed);
    expect(await must(from(null))).toMatchObject({ state: 'placed' });
  });

  it('Z3: who reserves two sessions at once has one of them, and is told that it has changed', async () => {
    const exam = await at.exam({ people: 12 });
    const [first, second] = [await at.session({ exam }), await at.session({ exam, day: 31 })];
    const replies = await Promise.all(
      exam.learners.flatMap((person) =>
        [first, second, first].map((id) => person.post<Values>('/certExam/reserveOrUpdateSession', { id, from: null })),
      ),
    );
    const refused = replies.filter(({ status }) => status !== 200);
    expect(refused.length).toBeGreaterThanOrEqual(exam.learners.length);
    expect(new Set(refused.map(({ status, message }) => `${status} ${message}`))).toEqual(
      new Set(['409 您的预约已有变化，请核对后再试']),
    );
    const [one, other] = [await at.counted(first), await at.counted(second)];
    expect((one['placed'] ?? 0) + (other['placed'] ?? 0)).toBe(exam.learners.length);
    // Without a word of what they know, the last one counts.
    const changes = await Promise.all(
      exam.learners.flatMap((person) => [first, second, first].map((id) => reserve(person, id))),
    );
    expect(changes.map(({ status }) => status)).toEqual(changes.map(() => 200));
  });

  it('Z5: tells all sites of a session, and with a room that of the room alone', async () => {
    const exam = await at.exam();
    const [person] = exam.learners as [Member];
    const operator = personOf({ server, token: await server.signIn('operator') });
    const rooms = await Promise.all(
      ['甲地', '乙地'].map(async (siteName, n) => {
        const site = { siteName, siteCode: `Z5-${n}`, address: '一号路', tenantIds: [at.tenantId] };
        const { id: siteId } = await must(operator.post<{ id: string }>('/examination/site/insert', site));
        const room = { siteId, roomName: '一号', seatPlan: ['ssss'] };
        return (await must(operator.post<{ id: string }>('/examination/room/insert', room))).id;
      }),
    );
    const session = await at.session({ exam, place: 'room', rooms: rooms.map((roomId) => ({ roomId })) });
    await must(reserve(person, session));
    const own = await ownOf(person);
    const sites = String(own?.['sites']).split('\n');
    expect(sites.toSorted()).toEqual(['乙地，一号路', '甲地，一号路']);
    const { placeNote } = await must(at.admin.get<Values>(`/placement/detail?id=${own?.placementId}`));
    expect(placeNote).toBe(['考点是其中之一：', ...sites, '考场待定，请在考前重新下载准考证'].join('\n'));
    await at.change(`update "placement" set "roomId" = $2, "seat" = 2 where "id" = $1`, [own?.placementId, rooms[1]]);
    expect(await ownOf(person)).toMatchObject({ sites: '乙地，一号路', roomName: '一号', seat: 2 });
  });

  it('Z6: nobody is in two places at once, in no organisation', async () => {
    const exam = await at.exam();
    const again = await at.exam({ learners: exam.learners });
    const [person] = exam.learners as [Member];
    const [first, second] = [await at.session({ exam }), await at.session({ exam: again })];
    await must(reserve(person, first));
    const busy = await reserve(person, second);
    expect([busy.status, busy.message]).toEqual([409, '您在这段时间已有别的考试安排']);
    expect(await at.counted(second)).toEqual({});
    const become = (state: string) =>
      at.change(`update "placement" set "sessionId" = "sessionId", "state" = $2 where "sessionId" = $1`, [
        first,
        state,
      ]);
    // H4: before the session lets people in.
    for (const state of ['sat', 'absent'])
      await expect(become(state)).rejects.toMatchObject({ constraint: 'placement_early' });
  });

  it('Z2: a session without a limit is never full', async () => {
    const exam = await at.exam();
    const [person] = exam.learners as [Member];
    const session = await at.session({ exam });
    const { rows } = await must(person.post<{ rows: Values[] }>('/certExam/querySession', { examId: exam.examId }));
    expect(rows).toMatchObject([{ id: session, places: null, left: null }]);
  });

  it('Z4, Z6: who is busy then is given no place, and moves up once they are free', async () => {
    const exam = await at.exam({ people: 2 });
    const again = await at.exam({ learners: exam.learners });
    const [holder, person] = exam.learners as [Member, Member];
    const [full, other] = [await at.session({ exam, places: 1 }), await at.session({ exam: again })];
    await must(reserve(holder, full));
    await must(reserve(person, full, true));
    await must(reserve(person, other));
    const { placementId } = (await ownOf(holder)) ?? {};
    await must(holder.post('/certExam/cancelReservation', { ids: [placementId], step: 'release' }));
    expect(await at.counted(full)).toEqual({ waiting: 1, cancelled: 1 });
    const applyId = (await must(person.get<{ rows: Values[] }>('/certExam/myExam'))).rows.find(
      ({ examId }) => examId === again.examId,
    )?.['applyId'];
    await must(at.admin.post('/examSession/step', { ids: [other], step: 'cancel', cancelReason: '停电检修' }));
    expect(await at.counted(full)).toEqual({ placed: 1, cancelled: 1 });
    const { list } = await must(person.get<{ list: Values[] }>('/messages/page?pageNum=1&pageSize=10'));
    expect(list.map(({ content }) => content)).toEqual(
      expect.arrayContaining([expect.stringMatching(/已取消。原因：停电检修<br>请预约别的场次/)]),
    );
    const third = await at.session({ exam: again });
    const given = await at.admin.post('/placement/save', { applyId, sessionId: third });
    expect([given.status, given.message]).toEqual([409, expect.stringContaining('在这段时间已有别的安排')]);
    expect(await at.counted(third)).toEqual({});
  });

  it('Z5: a seat on which somebody is to sit stays in use', async () => {
    const exam = await at.exam();
    const [person] = exam.learners as [Member];
    const session = await at.session({ exam });
    await must(reserve(person, session));
    const plan = (line: string) =>
      at.change(`update "room" set "seatPlan" = $1 where "id" = 'seated'`, [JSON.stringify([line])]);
    await at.change(
      `insert into "room" ("id", "siteId", "roomName", "seatPlan") select 'seated', "id", '有座位的考场', '["ss-s"]' from "site" limit 1`,
      [],
    );
    await at.change(
      `insert into "sessionRoom" ("id", "tenantId", "sessionId", "position", "roomId") select 'seated', $1, $2, 0, 'seated'`,
      [at.tenantId, session],
    );
    await at.change(`update "placement" set "roomId" = 'seated', "seat" = 3 where "sessionId" = $1`, [session]);
    await expect(plan('ss-xs')).rejects.toMatchObject({ constraint: 'room_seated' });
    await plan('xs-ss');
    await expect(
      at.change(`update "placement" set "seat" = 1 where "sessionId" = $1`, [session]),
    ).rejects.toMatchObject({ constraint: 'placement_seat' });
  });

  it('Z7: a session with places is not withdrawn; with it, or with the registration, they are cancelled', async () => {
    const exam = await at.exam({ people: 2 });
    const [one, other] = exam.learners as [Member, Member];
    const session = await at.session({ exam, places: 1 });
    await must(reserve(one, session));
    await must(reserve(other, session, true));
    const kept = await at.admin.post('/examSession/step', { ids: [session], step: 'withdraw' });
    expect([kept.status, kept.message]).toEqual([409, '场次已有考生，不能撤回；不考的话请取消场次，考生会收到通知']);
    const { applyId } = (await ownOf(one)) ?? {};
    await must(at.admin.post('/certApply/step', { ids: [applyId], step: 'unregister', reason: '材料有误' }));
    expect([await ownOf(one), (await ownOf(other))?.state]).toEqual([undefined, 'placed']);
    await must(at.admin.post('/examSession/step', { ids: [session], step: 'cancel', cancelReason: '停电' }));
    expect(await at.counted(session)).toEqual({ cancelled: 2 });
    expect(await ownOf(other)).toMatchObject({ state: null });
    expect((await told(other))[0]).toMatch(/^场次已取消/);
  });

  it('Z3, Z8: a learner sees and gives back nobody else’s, and not what was assigned', async () => {
    const exam = await at.exam({ people: 2 });
    const [one, other] = exam.learners as [Member, Member];
    const session = await at.session({ exam });
    await must(reserve(one, session));
    const { placementId, applyId } = (await ownOf(one)) ?? {};
    expect(
      (await other.post('/certExam/cancelReservation', { ids: [placementId], step: 'release' })).status,
    ).toBeGreaterThanOrEqual(403);
    expect((await other.post('/placement/list', {})).status).toBe(403);
    const asked = { matching: { sessionId: [session] }, count: 9, step: 'release' };
    expect((await other.post('/certExam/cancelReservation', asked)).status).toBe(422);
    expect((await one.post('/placement/save', { applyId, sessionId: session })).status).toBe(403);
    await must(at.admin.post('/placement/step', { ids: [placementId], step: 'cancel', reason: '换场次' }));
    expect((await told(one))[0]).toMatch(/^考位已取消/);
    const made = await must(at.admin.post<{ id: string }>('/placement/save', { applyId, sessionId: session }));
    const assigned = await one.post('/certExam/cancelReservation', { ids: [made.id], step: 'release' });
    expect([assigned.status, assigned.message]).toEqual([409, '不能取消预约：考位是机构安排的，请联系机构']);
    const gone = await one.post('/certExam/cancelReservation', { ids: [placementId], step: 'release' });
    expect([gone.status, gone.message]).toEqual([409, '不能取消预约：现在是“已取消”']);
    expect(await ownOf(one)).toMatchObject({ state: 'placed', way: 'assigned', canReserve: false });
  });

  it('Z2, Z7: who reserves while places are added and the session is cancelled is answered, and nobody keeps a place in it', async () => {
    const exam = await at.exam({ people: 12 });
    const session = await at.session({ exam, places: 2 });
    const { version } = await must(at.admin.get<{ version: number }>(`/certExam/getExamDetail?id=${session}`));
    const replies = await Promise.all([
      ...exam.learners.map((person) => reserve(person, session, true)),
      at.admin.post('/examSession/save', { id: session, version, ownPlaces: 8 }),
      ...exam.learners.map((person) => reserve(person, session, true)),
    ]);
    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200));
    expect(await at.counted(session)).toEqual({ placed: 8, waiting: 4 });
    const held = await Promise.all(exam.learners.map(ownOf));
    const late = await Promise.all([
      ...held
        .slice(0, 6)
        .map((own, n) =>
          exam.learners[n]?.post('/certExam/cancelReservation', { ids: [own?.placementId], step: 'release' }),
        ),
      at.admin.post('/examSession/step', { ids: [session], step: 'cancel', cancelReason: '停电' }),
      ...exam.learners.slice(0, 6).map((person) => reserve(person, session, true)),
    ]);
    expect(late.map((reply) => reply?.status).filter((status) => status === undefined || status >= 500)).toEqual([]);
    expect(await at.counted(session)).toEqual({ cancelled: expect.any(Number) });
  });

  it.each(Array.from({ length: rounds }, (_, round) => round + 1))(
    `Z2, Z4: ${rushing} people get exactly ${places} places, and as many who wait move up, round %s`,
    async () => {
      const exam = await at.exam({ learners: await crowd() });
      const session = await at.session({ exam, places });
      const replies = await Promise.all(exam.learners.map((person) => reserve(person, session, true)));
      expect(replies.filter(({ status }) => status !== 200)).toEqual([]);
      expect(await at.counted(session)).toEqual({ placed: places, waiting: rushing - places });
      const holders = exam.learners.filter((_, n) => replies[n]?.data.state === 'placed');
      const leaving = holders.slice(0, places / 2);
      await Promise.all(
        leaving.map(async (person) => {
          const { placementId } = (await ownOf(person)) ?? {};
          await must(person.post('/certExam/cancelReservation', { ids: [placementId], step: 'release' }));
        }),
      );
      expect(await at.counted(session)).toEqual({
        placed: places,
        waiting: rushing - places - leaving.length,
        cancelled: leaving.length,
      });
      await must(at.admin.post('/examSession/step', { ids: [session], step: 'cancel', cancelReason: '结束' }));
    },
    120_000,
  );

  let people: Member[] | undefined;
  async function crowd(): Promise<Member[]> {
    people ??= await addMembers({ server, tenantId: at.tenantId, roleId: '2', count: rushing });
    return people;
  }
});

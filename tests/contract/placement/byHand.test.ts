/** An administrator gives places by hand (rules Z1, Z2, Z4). */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer, type TestServer } from '#server/testing.ts';
import { databasesFor } from '#tests/databases.ts';
import { readSheet } from '../catalogue/workbook.ts';
import { must, personOf, type Reply, type Values } from '../mock/exam.ts';
import { told, type Member } from '../certApply/people.ts';
import { arranging, ownOf, reserve, type Arranging } from './places.ts';

interface Option {
  id: string;
  label: string;
  marks: string[];
}

describe.each(databasesFor(import.meta.url))('places given by hand on %s', (database) => {
  let server: TestServer;
  let at: Arranging;
  let roomId = '';
  let otherRoomId = '';

  beforeAll(async () => {
    server = await startServer({ database });
    at = await arranging(server);
    const operator = personOf({ server, token: await server.signIn('operator') });
    const make = (path: string, values: Values) => must(operator.post<{ id: string }>(path, values));
    const site = await make('/examination/site/insert', { siteName: '考点', siteCode: 'HAND-1', address: '一路 1 号' });
    await make('/examination/site/bindTenant', { id: site.id, version: 1, tenantIds: [at.tenantId] });
    roomId = (await make('/examination/room/insert', { siteId: site.id, roomName: '一号', seatPlan: ['ssss'] })).id;
    otherRoomId = (await make('/examination/room/insert', { siteId: site.id, roomName: '二号', seatPlan: ['ssss'] }))
      .id;
  }, 120_000);
  afterAll(() => server?.close());

  const found = (examId: string, keyword?: string): Promise<{ rows: Option[]; total: number }> =>
    must(at.admin.post('/certApply/options', { examId: [examId], state: ['registered'], keyword }));
  const place = (values: Values): Promise<Reply<Values>> => at.admin.post('/placement/save', values);
  const refused = (path: string, message: string): Values => ({
    status: 422,
    data: { errors: [{ path, message: expect.stringContaining(message) }] },
  });

  it('to a registered application, found by name or number among those of the exam', async () => {
    const [exam, other] = [await at.exam({ people: 2 }), await at.exam()];
    const session = await at.session({ exam });
    const { rows } = await found(exam.examId);
    expect(rows.map(({ label }) => label)).toEqual(['王小明', '王小明']);
    const [first] = rows as [Option];
    expect(await found(exam.examId, first.marks[0])).toMatchObject({ total: 1, rows: [{ id: first.id }] });
    expect((await found(exam.examId, '王小明')).total).toBe(2);
    expect((await found(exam.examId, '李')).total).toBe(0);
    expect(await must(place({ applyId: first.id, sessionId: session }))).toMatchObject({ examId: exam.examId });
    const [foreign] = (await found(other.examId)).rows as [Option];
    expect(await place({ applyId: foreign.id, sessionId: session })).toMatchObject(refused('/applyId', '报名'));
    // A session is told apart by its subject and when it begins, to the minute.
    const { rows: sessions } = await must(
      at.admin.post<{ rows: Option[] }>('/examSession/options', { ids: [session] }),
    );
    const { startTime } = await must(at.admin.get<{ startTime: string }>(`/certExam/getExamDetail?id=${session}`));
    expect(sessions[0]?.marks[1]).toBe(startTime.slice(0, 16));
  });

  it('a seat that is taken is said at the seat', async () => {
    const exam = await at.exam({ people: 2 });
    const sessionId = await at.session({ exam, place: 'room', rooms: [{ roomId }] });
    const [first, second] = (await found(exam.examId)).rows as [Option, Option];
    await must(place({ applyId: first.id, sessionId, roomId, seat: 2 }));
    expect(await place({ applyId: second.id, sessionId, roomId, seat: 2 })).toMatchObject(
      refused('/seat', '这个座位已有人'),
    );
    expect((await place({ applyId: 'unknown', sessionId, roomId, seat: 9 })).status).toBe(422);
  });

  it('Z2: a room that has as many people as the session says takes no more', async () => {
    const exam = await at.exam({ people: 3 });
    const rooms = [
      { roomId, places: 1 },
      { roomId: otherRoomId, places: 2 },
    ];
    const sessionId = await at.session({ exam, place: 'room', rooms, day: 31 });
    const applies = (await found(exam.examId)).rows as [Option, Option, Option];
    const [, second] = await Promise.all([
      must(place({ applyId: applies[0].id, sessionId, roomId, seat: 1 })),
      must(place({ applyId: applies[1].id, sessionId })),
    ]);
    const full = refused('/roomId', '这个考场的名额已满');
    expect(await place({ applyId: applies[2].id, sessionId, roomId, seat: 2 })).toMatchObject(full);
    const change = (to: string) => place({ id: second['id'], version: second['version'], roomId: to, seat: 2 });
    expect(await change(roomId)).toMatchObject(full);
    await must(change(otherRoomId));
  });

  it('fewer places than are taken are said at the number that was lowered, in people', async () => {
    const exam = await at.exam({ people: 2 });
    const id = await at.session({ exam, places: 5 });
    for (const { id: applyId } of (await found(exam.examId)).rows) await must(place({ applyId, sessionId: id }));
    const { version } = await must(at.admin.get<Values>(`/certExam/getExamDetail?id=${id}`));
    const save = (ownPlaces: number): Promise<Reply<Values>> =>
      at.admin.post('/examSession/save', { id, version, ownPlaces });
    expect(await save(1)).toMatchObject(refused('/ownPlaces', '的线上名额不能少于 2：已有考生 2 人'));
    await must(save(2));
  });

  describe('Z4: who is let up out of turn', () => {
    const letUp = (...ids: (string | undefined)[]): Promise<Reply<Values>> =>
      at.admin.post('/placement/step', { ids, step: 'moveUp' });
    const idOf = async (person: Member): Promise<string | undefined> => (await ownOf(person))?.placementId;
    const isTold = async (person: Member): Promise<boolean> =>
      (await told(person)).some((title) => title.startsWith('候补成功'));

    it('waits before all others in a full session, and is told of the place that comes', async () => {
      const exam = await at.exam({ people: 5 });
      const session = await at.session({ exam, places: 1 });
      const [first, second, third, fourth, last] = exam.learners as [Member, Member, Member, Member, Member];
      for (const person of exam.learners) await must(reserve(person, session, true));
      expect(await must(letUp(await idOf(last)))).toEqual({ count: 1, said: '场次已满，1 人排到了候补的最前面。' });
      await must(letUp(await idOf(fourth)));
      const several = await letUp(await idOf(second), await idOf(third));
      expect([several.status, several.message]).toEqual([409, '场次的名额不够这些人，请一人一人地递补']);
      const ahead = await Promise.all(
        [fourth, last, second, third].map(async (person) => (await ownOf(person))?.ahead),
      );
      expect(ahead).toEqual([0, 1, 2, 3]);
      expect(await at.counted(session)).toEqual({ placed: 1, waiting: 4 });
      expect(await isTold(fourth)).toBe(false);
      const { rows } = await must(at.admin.get<{ rows: Values[] }>(`/placement/history?id=${await idOf(fourth)}`));
      expect(rows).toMatchObject([{ step: { title: '递补' } }, { step: null }]);

      await must(at.admin.post('/placement/step', { ids: [await idOf(first)], step: 'cancel', reason: '换人' }));
      expect([(await ownOf(fourth))?.state, (await ownOf(last))?.state]).toEqual(['placed', 'waiting']);
      expect([await isTold(fourth), await isTold(last)]).toEqual([true, false]);
    });

    it('gets a place where one is free', async () => {
      const exam = await at.exam({ people: 2 });
      const [holder, person] = exam.learners as [Member, Member];
      const session = await at.session({ exam, places: 1 });
      for (const each of [holder, person]) await must(reserve(each, session, true));
      const id = await idOf(person);
      // Passed over: another organisation has them at that time, until it has not.
      const elsewhere = await at.session({ exam: await at.exam({ learners: exam.learners }) });
      await must(reserve(person, elsewhere));
      await must(at.admin.post('/placement/step', { ids: [await idOf(holder)], step: 'cancel', reason: '换人' }));
      expect(await at.counted(session)).toEqual({ waiting: 1, cancelled: 1 });
      expect((await letUp(id)).message).toContain('在这段时间已有别的安排');
      await at.change('delete from "booking" where "sessionId" = $1', [elsewhere]);
      expect(await must(letUp(id))).toEqual({ count: 1, said: '已给 1 人考位。' });
      expect(await at.counted(session)).toEqual({ placed: 1, cancelled: 1 });
      expect(await isTold(person)).toBe(true);
    });
  });

  it('a workbook of them says names, of people with one name their accounts, too', async () => {
    const exams = [await at.exam({ people: 2 }), await at.exam()];
    for (const exam of exams) {
      const sessionId = await at.session({ exam });
      for (const { id } of (await found(exam.examId)).rows) await must(place({ applyId: id, sessionId }));
    }
    const reply = await fetch(`${server.url}/api/placement/exportByExcel`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', token: await server.signIn('admin') },
      body: JSON.stringify({ examId: exams.map(({ examId }) => examId) }),
    });
    const { headings, rows } = await readSheet(new Uint8Array(await reply.arrayBuffer()));
    const cellsOf = (title: string): string[] => rows.map((row) => row[headings.indexOf(title)] ?? '');
    expect(cellsOf('科目')).toEqual(['理论', '理论', '理论']);
    expect(cellsOf('账号').every((cell) => /^考生\d（m\w+）$/.test(cell))).toBe(true);
  });
});

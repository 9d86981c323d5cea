import { dayFromNow } from '#tests/days.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPassword } from '#server/first.ts';
import { startServer, type TestServer } from '#server/testing.ts';
import { asOwner, must, personOf, type Person, type Reply, type Values } from '../mock/exam.ts';

interface Stored {
  id: string;
  version: number;
}

interface Exam extends Stored {
  examName: string;
  state: string;
  subjects: Stored[];
}

interface Session extends Stored {
  examId: string;
  state: string;
  startTime: string;
  minutes: number | null;
  passScore: number | null;
  fullScore: number | null;
  ruleList: Values[] | null;
  rooms: { id: string; roomId: string; places: number }[];
}

const rule = [{ type: 'single', num: 10, score: 2 }];

/** Numbers B… and X… are rules of docs/rules.md. */
describe.each(['pglite', 'postgres'] as const)('exams and sessions on %s', (database) => {
  let server: TestServer;
  let operator: Person;
  let admin: Person;
  /** The same person in another organisation. */
  let elsewhere: Person;
  const certIds: { ours?: string; theirs?: string; bare?: string } = {};
  const rooms: string[] = [];
  let foreignRoom = '';
  let named = 0;

  beforeAll(async () => {
    server = await startServer({ database });
    const [ours = '', theirs = ''] = server.tenantIds;
    operator = personOf({ server, token: await server.signIn('operator') });
    const signIn = async (tenantId: string): Promise<Person> => {
      const login = { account: 'admin', password: demoPassword };
      const { token } = await must(personOf({ server }).post<{ token: string }>('/login', login));
      const person = personOf({ server, token });
      await must(person.post('/switchTenant', { tenantId }));
      return person;
    };
    admin = await signIn(ours);
    elsewhere = await signIn(theirs);
    const siteId = await site('SES-1', [ours, theirs]);
    for (const roomName of ['甲', '乙', '丙']) rooms.push(await room({ siteId, roomName }));
    foreignRoom = await room({ siteId: await site('SES-2', [theirs]), roomName: '丁' });
    certIds.ours = await cert({ person: admin, certCode: `SES-${database}` });
    certIds.theirs = await cert({ person: elsewhere, certCode: `SES-${database}` });
    for (let n = 0; n < 20; n += 1)
      await must(
        admin.post('/question/save', {
          certId: certIds.ours,
          type: 'single',
          title: `正式考试的第 ${n} 题`,
          options: [{ content: '对', isAnswer: true }, { content: '错' }],
          usage: 'exam',
        }),
      );
    certIds.bare = await cert({ person: admin, certCode: `BARE-${database}`, ruleList: null });
  }, 120_000);
  afterAll(() => server.close());

  async function site(siteCode: string, tenantIds: string[]): Promise<string> {
    const values = { siteName: `考点 ${siteCode}`, siteCode, address: '一号路', tenantIds };
    return (await must(operator.post<Stored>('/examination/site/insert', values))).id;
  }

  async function room(values: Values): Promise<string> {
    const reply = operator.post<Stored>('/examination/room/insert', { seatPlan: ['ssss', 'ssss'], ...values });
    return (await must(reply)).id;
  }

  async function cert({
    person,
    certCode,
    ruleList = rule,
  }: {
    person: Person;
    certCode: string;
    ruleList?: Values[] | null;
  }): Promise<string> {
    const values = { certName: `场次 ${certCode}`, certCode, examMinutes: 90, passScore: 12 };
    const { id } = await must(person.post<Stored>('/cert/save', values));
    if (ruleList) await must(person.post('/cert/rule/save', { certId: id, ruleList }));
    return id;
  }

  /** Of our certificate. */
  async function changeRule(ruleList: Values[]): Promise<void> {
    const { rows } = await must(
      admin.post<{ rows: Stored[] }>('/cert/rule/list', { certId: certIds.ours, pageNum: 1, pageSize: 1 }),
    );
    await must(admin.post('/cert/rule/save', { id: rows[0]?.id, version: rows[0]?.version, ruleList }));
  }

  function examValues(values: Values = {}): Values {
    named += 1;
    return {
      examName: `考试 ${named}`,
      certId: certIds.ours,
      applyStartTime: at(-1),
      applyEndTime: at(10),
      validityPeriodStartTime: at(15),
      validityPeriodEndTime: at(60),
      subjects: [{ subjectName: '理论', mode: 'online' }],
      ...values,
    };
  }

  async function makeExam({ person = admin, ...values }: Values & { person?: Person } = {}): Promise<Exam> {
    const { id } = await must(person.post<Stored>('/exam/save', examValues(values)));
    return readExam(id, person);
  }

  function readExam(id: string, person = admin): Promise<Exam> {
    return must(person.get<Exam>(`/exam/detail?id=${id}`));
  }

  function read(id: string): Promise<Session> {
    return must(admin.get<Session>(`/certExam/getExamDetail?id=${id}`));
  }

  interface Wanted {
    exam: Exam;
    day: number;
    hour?: number;
    roomIds?: (string | undefined)[];
    person?: Person;
    values?: Values;
  }

  function save({ exam, day, hour = 0, roomIds = [], person = admin, values = {} }: Wanted): Promise<Reply<Session>> {
    return person.post('/examSession/save', {
      examId: exam.id,
      subjectId: exam.subjects[0]?.id,
      startTime: at(day, hour),
      endTime: at(day, hour + 2),
      rooms: roomIds.map((roomId) => ({ roomId })),
      ...values,
    });
  }

  const make = async (wanted: Wanted): Promise<Session> => must(save(wanted));

  function publish(...ids: string[]): Promise<Reply<Values>> {
    return admin.post('/certExam/issuance', { ids, step: 'publish' });
  }

  describe('an exam', () => {
    it.each([
      ['applications that end before they begin', { applyEndTime: at(-2) }, '报名截止要晚于报名开始'],
      ['applications that end behind the exam', { applyEndTime: at(61) }, '报名截止不能晚于考试结束'],
      ['a reservation without an end', { reserveStartTime: at(1) }, '预约截止 不能为空'],
      [
        'a reservation before applications',
        { reserveStartTime: at(-3), reserveEndTime: at(3) },
        '预约开始不能早于报名开始',
      ],
      ['an exam that ends before it begins', { validityPeriodEndTime: at(14) }, '考试结束要晚于考试开始'],
    ])('X1: is not stored with %s', async (_, values, told) => {
      const wrong = examValues(values);
      const refused = await admin.post<{ errors: { message: string }[] }>('/exam/save', wrong);
      expect(refused.status).toBe(422);
      expect(refused.data.errors.map(({ message }) => message)).toContainEqual(expect.stringContaining(told));
      const found = await must(
        admin.post<{ total: number }>('/exam/list', { keyword: wrong['examName'], pageNum: 1, pageSize: 10 }),
      );
      expect(found.total).toBe(0);
    });

    it('X2: leaves none of its sessions outside its period', async () => {
      const exam = await makeExam();
      for (const day of [14, 61]) expect((await save({ exam, day })).message).toContain('场次要在考试时间里');
      const { id } = await make({ exam, day: 20 });
      const moved = { id, version: 1, startTime: at(70), endTime: at(70, 2) };
      expect((await admin.post('/certExam/updateCertExam', moved)).status).toBe(422);
      const narrowed = { id: exam.id, version: exam.version, validityPeriodStartTime: at(21) };
      const refused = await admin.post('/exam/save', narrowed);
      expect([refused.status, refused.message]).toEqual([
        422,
        expect.stringMatching(/场次 CC\d{4}-\d{4} 在这段时间以外/),
      ]);
      expect((await readExam(exam.id)).version).toBe(exam.version);
    });

    it('S3: is not removed while it has sessions, which are named once', async () => {
      const exam = await makeExam();
      await must(save({ exam, day: 20 }));
      const refused = await admin.post('/exam/delete', { ids: [exam.id] });
      expect([refused.status, refused.message]).toEqual([
        409,
        expect.stringMatching(/^“考试 \d+”还有 1 条场次在使用，不能删除。/),
      ]);
    });

    it('X5: is cancelled with its sessions, whose rooms are free then', async () => {
      const exam = await makeExam();
      const { id } = await make({ exam, day: 21, roomIds: [rooms[0]] });
      expect((await save({ exam, day: 21, roomIds: [rooms[0]] })).status).toBe(422);
      expect((await publish(id)).status).toBe(200);
      const withdrawn = await admin.post('/exam/step', { ids: [exam.id], step: 'withdraw' });
      expect([withdrawn.status, withdrawn.message]).toEqual([409, expect.stringContaining('还有已发布的场次')]);
      await must(admin.post('/exam/step', { ids: [exam.id], step: 'cancel', cancelReason: '报名的人太少' }));
      expect((await read(id)).state).toBe('cancelled');
      const other = await makeExam();
      expect((await save({ exam: other, day: 21, roomIds: [rooms[0]] })).status).toBe(200);
      expect((await save({ exam, day: 22 })).message).toBe('考试已取消，不能再新增或发布场次');
      expect((await publish(id)).status).toBe(409);
    });

    it('X4: a session comes out of the recycle bin as a draft, and only into the period of its exam', async () => {
      const exam = await makeExam();
      const { id } = await make({ exam, day: 23, roomIds: [rooms[2]] });
      expect((await publish(id)).status).toBe(200);
      await must(admin.post('/examSession/delete', { ids: [id] }));
      const narrowed = await must(
        admin.post<Exam>('/exam/save', {
          id: exam.id,
          version: (await readExam(exam.id)).version,
          validityPeriodEndTime: at(22),
        }),
      );
      const restore = () => admin.post('/examSession/restore', { ids: [id] });
      expect(await restore()).toMatchObject({ status: 422, message: expect.stringContaining('场次要在考试时间里') });
      await must(admin.post('/exam/save', { id: exam.id, version: narrowed.version, validityPeriodEndTime: at(60) }));
      await must(restore());
      expect(await read(id)).toMatchObject({ state: 'draft', minutes: null, passScore: null });
      expect((await publish(id)).status).toBe(200);
    });

    it('X6: is copied for the next term, without the rooms that are taken then', async () => {
      const ruled = { multiplePolicy: 'half', showsRank: true, reviewDays: 7, ticketNotes: '带身份证' };
      const exam = await makeExam({
        reserveStartTime: at(0),
        reserveEndTime: at(12),
        ticketFromTime: at(20),
        places: 40,
        ...ruled,
      });
      await make({ exam, day: 30, roomIds: [rooms[0], rooms[1]] });
      await make({ exam: await makeExam({ validityPeriodEndTime: at(300) }), day: 130, roomIds: [rooms[1]] });
      const input = { id: exam.id, examName: `下一期 ${database}`, days: 100, isWithSessions: true };
      const { id, left } = await must(admin.post<{ id: string; left: string[] }>('/exam/copyToNext', input));
      expect(left).toEqual([`${at(130).slice(0, 16)} 乙`]);
      const copy = await must(admin.get<Values>(`/exam/detail?id=${id}`));
      expect(copy).toMatchObject({ state: 'draft', places: 40, ...ruled });
      expect(copy).toMatchObject({ applyEndTime: at(110), reserveEndTime: at(112), ticketFromTime: at(120) });
      const { rows } = await must(
        admin.post<{ rows: Session[] }>('/certExam/queryByPage', { examId: id, pageNum: 1, pageSize: 10 }),
      );
      expect(rows.map(({ startTime, state }) => [startTime, state])).toEqual([[at(130), 'draft']]);
      const [{ id: sessionId = '' } = {}] = rows;
      expect((await read(sessionId)).rooms.map(({ roomId }) => roomId)).toEqual([rooms[0]]);
      expect((await admin.post('/exam/copyToNext', input)).status).toBe(422);
      expect(await admin.post('/exam/copyToNext', { ...input, examName: '   ' })).toMatchObject({
        status: 422,
        data: { errors: [{ path: '/examName', message: expect.stringMatching(/不能为空$/) }] },
      });
    });
  });

  describe('a session', () => {
    it('X3: has its terms from the moment of its publication, as the others of its subject', async () => {
      const exam = await makeExam({ subjects: [{ subjectName: '理论', mode: 'online', passScore: 15 }] });
      const first = await make({ exam, day: 23, roomIds: [rooms[0]] });
      const second = await make({ exam, day: 24, roomIds: [rooms[0]] });
      expect(first).toMatchObject({ minutes: null, passScore: null, fullScore: null, ruleList: null });
      expect((await publish(first.id)).status).toBe(200);
      const terms = { minutes: 90, passScore: 15, fullScore: 20, ruleList: [{ type: 'single', num: 10, score: 2 }] };
      expect(await read(first.id)).toMatchObject(terms);
      expect((await readExam(exam.id)).state).toBe('published');
      await changeRule([{ ...rule[0], num: 20 }]);
      expect((await publish(second.id)).status).toBe(200);
      expect([await read(first.id), await read(second.id)]).toMatchObject([terms, terms]);
      await must(admin.post('/examSession/step', { ids: [first.id, second.id], step: 'withdraw' }));
      expect(await read(first.id)).toMatchObject({ minutes: null, passScore: null, fullScore: null, ruleList: null });
      expect((await publish(first.id)).status).toBe(200);
      expect(await read(first.id)).toMatchObject({ fullScore: 40 });
      await changeRule(rule);
    });

    it('X4: is not published without a room, a rule, its minutes or a pass line within reach', async () => {
      const exam = await makeExam();
      const told = async (id: string): Promise<string> => {
        const { status, message } = await publish(id);
        expect([status, (await read(id)).state]).toEqual([409, 'draft']);
        return message;
      };
      expect(await told((await make({ exam, day: 25 })).id)).toContain('还没有考场');
      const short = { endTime: at(25, 1) };
      expect(await told((await make({ exam, day: 25, roomIds: [rooms[0]], values: short })).id)).toContain('90 分钟');
      const high = await makeExam({ subjects: [{ subjectName: '理论', mode: 'online', passScore: 21 }] });
      expect(await told((await make({ exam: high, day: 26, roomIds: [rooms[0]] })).id)).toContain(
        '合格分数 21 超过满分 20',
      );
      await changeRule([{ ...rule[0], num: 25 }]);
      expect(await told((await make({ exam, day: 28, roomIds: [rooms[0]] })).id)).toContain('单选题还差 5 题');
      await changeRule(rule);
      const bare = await makeExam({ certId: certIds.bare });
      expect(await told((await make({ exam: bare, day: 27, values: { place: 'online' } })).id)).toContain(
        '没有组卷规则',
      );
      const begun = await makeExam({ applyStartTime: at(-9), applyEndTime: at(-5), validityPeriodStartTime: at(-4) });
      expect(await told((await make({ exam: begun, day: -3, values: { place: 'online' } })).id)).toContain('已经开考');
    });

    it('B4: books its rooms against everybody, and says what is taken, not by whom', async () => {
      const exam = await makeExam();
      const theirs = await makeExam({ person: elsewhere, certId: certIds.theirs });
      const first = await make({ exam, day: 31, hour: 0, roomIds: [rooms[2]] });
      const refused = await save({ exam: theirs, day: 31, hour: 1, roomIds: [rooms[2]], person: elsewhere });
      expect([refused.status, refused.message]).toEqual([422, '“丙”在这段时间已有安排，请换一个，或者改时间']);
      expect(JSON.stringify(refused.data)).not.toContain(exam.examName);
      const touching = await must(save({ exam: theirs, day: 31, hour: 2, roomIds: [rooms[2]], person: elsewhere }));
      const into = { id: first.id, version: first.version, startTime: at(31, 1), endTime: at(31, 3) };
      expect((await admin.post('/certExam/updateCertExam', into)).status).toBe(422);
      await must(elsewhere.post('/certExam/deleteById', { id: touching.id }));
      expect((await admin.post('/certExam/updateCertExam', into)).status).toBe(200);
      expect((await elsewhere.post('/examSession/restore', { ids: [touching.id] })).status).toBe(422);
      await must(admin.post('/examSession/step', { ids: [first.id], step: 'cancel', cancelReason: '没有人' }));
      expect((await elsewhere.post('/examSession/restore', { ids: [touching.id] })).status).toBe(200);
    });

    it('B4: of twenty who book a room at once one does', async () => {
      const exam = await makeExam();
      const replies = await Promise.all(Array.from({ length: 20 }, () => save({ exam, day: 32, roomIds: [rooms[2]] })));
      expect(replies.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 19 }, () => 422)]);
    });

    it('B4: books its staff over organisations, whoever has two duties in it once', async () => {
      const person = async (caller: Person): Promise<string> => {
        const { rows } = await must(
          caller.post<{ rows: Stored[] }>('/student/list', { keyword: 'admin', pageNum: 1, pageSize: 10 }),
        );
        return rows[0]?.id ?? '';
      };
      const [mine, theirOwn] = [await person(admin), await person(elsewhere)];
      const exam = await makeExam();
      const theirs = await makeExam({ person: elsewhere, certId: certIds.theirs });
      const { id } = await make({ exam, day: 33, values: { place: 'online' } });
      const other = await must(
        save({ exam: theirs, day: 33, hour: 1, person: elsewhere, values: { place: 'online' } }),
      );
      const both = ['/certExam/invigilator/save', '/certExam/examiner/save'];
      for (const path of both) await must(admin.post(path, { sessionId: id, personIds: [mine] }));
      const busy = await elsewhere.post('/certExam/invigilator/save', { sessionId: other.id, personIds: [theirOwn] });
      expect([busy.status, busy.message]).toEqual([422, '“张敏”在这段时间已有安排，请换一个，或者改时间']);
      for (const path of both) await must(admin.post(path, { sessionId: id, personIds: [] }));
      const list = { sessionId: id, pageNum: 1, pageSize: 10 };
      expect((await must(admin.post<{ total: number }>('/certExam/invigilator/list', list))).total).toBe(0);
      await must(elsewhere.post('/certExam/invigilator/save', { sessionId: other.id, personIds: [theirOwn] }));
      expect((await admin.post('/certExam/invigilator/save', { sessionId: other.id, personIds: [mine] })).status).toBe(
        404,
      );
    });

    it('B4: leaves the former session of whoever goes to another', async () => {
      const { rows: people } = await must(
        admin.post<{ rows: Stored[] }>('/student/list', { keyword: 'teacher', pageNum: 1, pageSize: 1 }),
      );
      const exam = await makeExam();
      const online = { place: 'online' };
      const [one, two, three] = await Promise.all([37, 38, 37].map((day) => make({ exam, day, values: online })));
      const staff = { personId: people[0]?.id, role: 'examiner' };
      const stored = await must(admin.post<Stored>('/sessionStaff/save', { ...staff, sessionId: one?.id }));
      expect((await admin.post('/sessionStaff/save', { ...staff, sessionId: three?.id })).status).toBe(422);
      await must(admin.post('/sessionStaff/save', { id: stored.id, version: stored.version, sessionId: two?.id }));
      expect((await admin.post('/sessionStaff/save', { ...staff, sessionId: three?.id })).status).toBe(200);
      expect(
        (await admin.post('/sessionStaff/save', { ...staff, role: 'invigilator', sessionId: two?.id })).status,
      ).toBe(200);
    });

    it('B7: puts its staff into rooms that it has', async () => {
      const { rows: people } = await must(
        admin.post<{ rows: Stored[] }>('/student/list', { keyword: 'teacher', pageNum: 1, pageSize: 1 }),
      );
      const exam = await makeExam();
      const session = await make({ exam, day: 36, roomIds: [rooms[0], rooms[1]] });
      const staff = { sessionId: session.id, personId: people[0]?.id, role: 'invigilator' };
      const refused = await admin.post('/sessionStaff/save', { ...staff, roomId: rooms[2] });
      expect([refused.status, refused.message]).toEqual([422, '所选考场不在这个场次中']);
      await must(admin.post('/sessionStaff/save', { ...staff, roomId: rooms[1] }));
      const fewer = { id: session.id, version: session.version, rooms: session.rooms.slice(0, 1) };
      const sent = { ...fewer, rooms: fewer.rooms.map(({ id, roomId, places }) => ({ id, roomId, places })) };
      await must(admin.post('/certExam/updateCertExam', sent));
      const list = { sessionId: session.id, pageNum: 1, pageSize: 10 };
      const { rows: left } = await must(admin.post<{ rows: Values[] }>('/certExam/invigilator/list', list));
      expect(left.map(({ roomId }) => roomId)).toEqual([null]);
    });

    it('B5: takes rooms that its organisation may use, and no more places than they have', async () => {
      const exam = await makeExam();
      const beyond = await save({ exam, day: 34, roomIds: [foreignRoom] });
      expect([beyond.status, beyond.message]).toEqual([422, expect.stringContaining('不供本机构使用')]);
      const many = await save({ exam, day: 34, values: { rooms: [{ roomId: rooms[0], places: 9 }] } });
      expect([many.status, many.message]).toEqual([422, '“甲”只有 8 个座位，名额不能更多']);
      expect((await make({ exam, day: 34, roomIds: [rooms[0]] })).rooms.map(({ places }) => places)).toEqual([8]);
      const options = await must(admin.post<{ rows: Stored[] }>('/room/options', { pageNum: 1, pageSize: 200 }));
      const offered = options.rows.map(({ id }) => id);
      expect([offered.includes(rooms[0] ?? ''), offered.includes(foreignRoom)]).toEqual([true, false]);
      const free = await must(
        admin.post<{ rows: { id: string; isFree: boolean }[] }>('/certExam/roomList', {
          startTime: at(34),
          endTime: at(34, 1),
        }),
      );
      expect(
        free.rows
          .filter(({ id }) => rooms.includes(id))
          .map(({ isFree }) => isFree)
          .sort(),
      ).toEqual([false, true, true]);
    });

    it('B6: keeps the seats that it has taken of a room', async () => {
      const exam = await makeExam();
      await make({ exam, day: 35, values: { rooms: [{ roomId: rooms[1], places: 5 }] } });
      const { version } = await must(operator.get<Stored>(`/examination/room/detail?id=${rooms[1] ?? ''}`));
      const shrink = (seatPlan: string[]): Promise<Reply<Values>> =>
        operator.post('/examination/room/update', { id: rooms[1], version, seatPlan });
      const refused = await shrink(['ss', 'xx']);
      expect([refused.status, refused.message]).toEqual([422, expect.stringContaining('还有场次要用其中')]);
      expect((await operator.post(`/examination/room/delete/${rooms[1] ?? ''}`, {})).status).toBe(409);
    });

    it('is made with its exam where it names none, and with the only subject where it names one', async () => {
      const alone = { startTime: at(40), endTime: at(40, 2), place: 'online' };
      const missing = await admin.post<{ errors: { path: string }[] }>('/certExam/insertCertExam', alone);
      expect([missing.status, missing.data.errors.map(({ path }) => path)]).toEqual([
        422,
        [
          '/certId',
          '/examName',
          '/applyStartTime',
          '/applyEndTime',
          '/validityPeriodStartTime',
          '/validityPeriodEndTime',
        ],
      ]);
      const { subjects: _, ...exam } = examValues();
      const made = await must(
        admin.post<{ id: string; examId: string }>('/certExam/insertCertExam', { ...alone, ...exam }),
      );
      expect((await read(made.id)).examId).toBe(made.examId);
      expect((await readExam(made.examId)).subjects).toHaveLength(1);
      expect(await admin.post('/certExam/insertCertExam', { ...alone, ...exam, examName: '  ' })).toMatchObject({
        status: 422,
        data: { errors: [{ path: '/examName' }] },
      });
      const outside = { ...alone, ...exam, examName: `不成 ${named}`, startTime: at(70), endTime: at(70, 2) };
      expect((await admin.post('/certExam/insertCertExam', outside)).status).toBe(422);
      const named2 = await must(
        admin.post<{ id: string }>('/certExam/insertCertExam', {
          ...alone,
          startTime: at(41),
          endTime: at(41, 2),
          examId: made.examId,
        }),
      );
      expect((await read(named2.id)).examId).toBe(made.examId);
      const [{ count } = { count: -1 }] = await asOwner<{ count: number }>({
        server,
        text: `select count(*)::integer as "count" from "exam" where "examName" = $1`,
        values: [outside.examName],
      });
      expect(count).toBe(0);
    });

    it('is offered to learners while reservations are open, once it is published', async () => {
      const exam = await makeExam({ reserveStartTime: at(-1), reserveEndTime: at(12) });
      const learner = personOf({ server, token: await server.signIn('student') });
      const offered = async (): Promise<string[]> => {
        const { rows } = await must(learner.post<{ rows: Stored[] }>('/certExam/querySession', { examId: exam.id }));
        return rows.map(({ id }) => id);
      };
      const { id } = await make({ exam, day: 42, roomIds: [rooms[2]] });
      expect(await offered()).toEqual([]);
      expect((await publish(id)).status).toBe(200);
      expect(await offered()).toEqual([id]);
      expect((await learner.post('/certExam/queryByPage', { pageNum: 1, pageSize: 10 })).status).toBe(403);
    });
  });
});

/** So many days from now, at nine and so many hours, as calls take times. */
function at(days: number, hours = 0): string {
  return `${dayFromNow(days)} ${String(9 + hours).padStart(2, '0')}:00:00`;
}

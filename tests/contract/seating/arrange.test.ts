/** People are seated by a job, moved by hand and given their places (rules Z9 to Z13). */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import readXlsxFile from 'read-excel-file/node';
import { changing } from '#server/database/statement.ts';
import { startServer, type TestServer } from '#server/testing.ts';
import { operation } from '../artefacts.ts';
import { checkImport, commitImport, writeSheet } from '../catalogue/workbook.ts';
import { addMembers, told, type Member } from '../certApply/people.ts';
import { callerOf } from '../client.ts';
import { must, personOf, type Person, type Reply, type Values } from '../mock/exam.ts';
import { arranging, ownOf, reserve, type Arranging, type Prepared } from '../placement/places.ts';

interface Seat {
  seat: number;
  entryId: string | null;
  personName: string;
  isFixed: boolean;
  problems: string[];
}
interface Entry {
  id: string;
  applyId: string;
  roomId: string;
  seat: number;
  'applyId.applyCode'?: string;
}
interface Board {
  canMove: boolean;
  rooms: { sessionId: string; roomId: string; seats: Seat[] }[];
  left: { entryId: string; reason: string | null }[];
}
interface Job extends Values {
  state: string;
  message: string | null;
}

describe.each(['pglite', 'postgres'] as const)('people seated by a plan on %s', (database) => {
  let server: TestServer;
  let at: Arranging;
  let operator: Person;
  let siteId = '';
  let made = 0;

  beforeAll(async () => {
    server = await startServer({ database });
    at = await arranging(server);
    operator = personOf({ server, token: await server.signIn('operator') });
    siteId = await site('SEAT-1');
  }, 120_000);
  afterAll(() => server?.close());

  const make = async (path: string, values: Values): Promise<string> =>
    (await must(operator.post<{ id: string }>(path, values))).id;
  async function site(siteCode: string): Promise<string> {
    const id = await make('/examination/site/insert', { siteName: `考点 ${siteCode}`, siteCode, address: '一路 1 号' });
    await must(operator.post('/examination/site/bindTenant', { id, version: 1, tenantIds: [at.tenantId] }));
    return id;
  }
  const room = (seatPlan: string[], atSite = siteId): Promise<string> => {
    made += 1;
    return make('/examination/room/insert', { siteId: atSite, roomName: `考场 ${made}`, seatPlan });
  };
  const sessionIn = (exam: Prepared, rooms: string[], values: Values = {}): Promise<string> =>
    at.session({ exam, place: 'room', rooms: rooms.map((roomId) => ({ roomId })), ...values });
  const planFor = async ({ examId, subjectId }: Prepared): Promise<string> =>
    (await must(at.admin.post<{ id: string }>('/seatingPlan/save', { examId, subjectId }))).id;
  const boardOf = (id: string): Promise<Board> => must(at.admin.get<Board>(`/seatingPlan/seats?id=${id}`));
  const step = (id: string, name: string, values: Values = {}): Promise<Reply<Values>> =>
    at.admin.post('/seatingPlan/step', { ids: [id], step: name, ...values });
  const move = (values: Values): Promise<Reply<Values>> => at.admin.post('/seatingEntry/move', values);

  async function arrange(id: string, by: Person = at.admin): Promise<Job> {
    const { id: jobId } = await must(by.post<{ id: string }>('/seatingPlan/arrange', { id }));
    for (;;) {
      const job = await must(by.get<Job>(`/job/progress?id=${jobId}`));
      if (!['waiting', 'running'].includes(job.state)) return job;
      await new Promise((done) => setTimeout(done, 10));
    }
  }
  async function countsOf(id: string): Promise<Values> {
    const { seatedCount, leftCount } = await must(at.admin.get<Values>(`/seatingPlan/detail?id=${id}`));
    return { seated: seatedCount, left: leftCount };
  }
  async function entriesOf(id: string): Promise<Entry[]> {
    const page = { planId: [id], pageNum: 1, pageSize: 9 };
    return (await must(at.admin.post<{ rows: Entry[] }>('/seatingEntry/list', page))).rows;
  }
  /** What the application of somebody on a plan says beside. */
  const say = (exam: Prepared, n: number, set: string): Promise<unknown> =>
    at.change(`update "certApply" set ${set} where "tenantId" = $1 and "examId" = $2 and "userId" = $3`, [
      at.tenantId,
      exam.examId,
      exam.learners[n]?.userId,
    ]);
  const applyOf = async ({ examId, learners }: Prepared, n: number): Promise<string | undefined> => {
    const page = { pageNum: 1, pageSize: 50, examId: [examId] };
    const { rows } = await must(at.admin.post<{ rows: { id: string; userId: string }[] }>('/certApply/list', page));
    return rows.find(({ userId }) => userId === learners[n]?.userId)?.id;
  };
  const seatsOf = ({ rooms }: Board): Seat[] => rooms.flatMap(({ seats }) => seats);

  it('seats all, keeps whom somebody moved, and gives places that learners are told of', async () => {
    const exam = await at.exam({ people: 4 });
    const roomId = await room(['ssx', 'sss']);
    const sessionId = await sessionIn(exam, [roomId]);
    const id = await planFor(exam);
    expect(await arrange(id)).toMatchObject({ state: 'done', message: '4 人有座位' });
    expect(await countsOf(id)).toEqual({ seated: 4, left: 0 });
    const [first] = seatsOf(await boardOf(id)) as [Seat];
    const taken = new Set(seatsOf(await boardOf(id)).map(({ seat }) => seat));
    const empty = [1, 2, 4, 5, 6].find((seat) => !taken.has(seat));
    await must(move({ id: first.entryId, sessionId, roomId, seat: empty }));
    await arrange(id);
    const board = await boardOf(id);
    expect(seatsOf(board).find(({ entryId }) => entryId === first.entryId)).toMatchObject({
      seat: empty,
      isFixed: true,
    });
    expect(seatsOf(board)).toHaveLength(4);
    await must(step(id, 'publish'));
    expect(await at.counted(sessionId)).toEqual({ placed: 4 });
    expect((await boardOf(id)).canMove).toBe(false);
    const [{ token }] = exam.learners as [Member];
    const { rows } = await must(personOf({ server, token }).get<{ rows: Values[] }>('/certExam/myExam'));
    expect(rows[0]).toMatchObject({ state: 'placed', way: 'assigned', sessionId, seat: expect.any(Number) });
    const titles = await told(personOf({ server, token }));
    expect(titles.filter((title) => title.startsWith('考位已安排'))).toHaveLength(1);
  });

  it('says of each why they have no place, and leaves nobody out unasked', async () => {
    const exam = await at.exam({ people: 5 });
    const elsewhere = await site('SEAT-2');
    await sessionIn(exam, [await room(['ss'])]);
    await say(exam, 0, `"needsAccessibleSeat" = true`);
    await say(exam, 1, `"siteId" = '${elsewhere}'`);
    const id = await planFor(exam);
    expect(await arrange(id)).toMatchObject({ message: '2 人有座位，3 人没有' });
    const reasons = (await boardOf(id)).left.map(({ reason }) => reason);
    expect(reasons.sort()).toEqual(['名额不够', '指定考点没有这个科目的考场', '没有空的无障碍座位']);
    expect(await step(id, 'publish')).toMatchObject({
      status: 409,
      message: expect.stringContaining('还有 3 人没有座位'),
    });
    expect((await boardOf(id)).canMove).toBe(true);
    await must(step(id, 'publish', { mayLeave: true }));
  });

  it('Z10 what somebody needs is said by a step, at a site of the organisation alone, and the plan keeps it', async () => {
    const exam = await at.exam({ people: 3 });
    const here = await site('SEAT-HERE');
    const foreign = await make('/examination/site/insert', {
      siteName: '别家考点',
      siteCode: 'SEAT-X',
      address: '二路 1 号',
    });
    const [near, far] = [await room(['sas'], here), await room(['sss'])];
    const sessionId = await sessionIn(exam, [near, far]);
    const applyIds = await Promise.all(exam.learners.map(async (each) => (await ownOf(each))?.applyId ?? ''));
    const arrangeFor = (n: number, values: Values) =>
      at.admin.post<Values>('/certApply/step', { ids: [applyIds[n]], step: 'arrangeFor', ...values });
    expect(await arrangeFor(0, { siteId: foreign })).toMatchObject({
      status: 422,
      data: { errors: [{ path: '/siteId', message: '所选考点不能使用：它已停用，或不供本机构使用' }] },
    });
    await must(arrangeFor(0, { siteId: here }));
    await must(arrangeFor(1, { needsAccessibleSeat: true }));
    expect(await must(at.admin.get<Values>(`/certApply/detail?id=${applyIds[1]}`))).toMatchObject({
      state: 'registered',
      needsAccessibleSeat: true,
      siteId: null,
    });
    const id = await planFor(exam);
    await arrange(id);
    const entries = await entriesOf(id);
    expect(entries.find(({ applyId }) => applyId === applyIds[0])).toMatchObject({ roomId: near });
    expect(entries.find(({ applyId }) => applyId === applyIds[1])).toMatchObject({ roomId: near, seat: 2 });
    await must(step(id, 'publish'));
    expect(await at.counted(sessionId)).toEqual({ placed: 3 });
    expect(seatsOf(await boardOf(id)).map(({ problems }) => problems)).toEqual([[], [], []]);
  });

  it('Z10 sites to choose from are those that the organisation uses', async () => {
    const foreign = await make('/examination/site/insert', {
      siteName: '别家',
      siteCode: 'SEAT-Y',
      address: '三路 1 号',
    });
    const offered = async (person: Person): Promise<string[]> => {
      const { rows } = await must(
        person.post<{ rows: { id: string }[] }>('/site/options', { pageNum: 1, pageSize: 50 }),
      );
      return rows.map((row) => row.id);
    };
    expect(await offered(at.admin)).toContain(siteId);
    expect(await offered(at.admin)).not.toContain(foreign);
    expect(await offered(operator)).toEqual(expect.arrayContaining([siteId, foreign]));
  });

  it('the site of a place follows its room to another', async () => {
    const exam = await at.exam({ people: 1 });
    const [from, to] = [await site('SEAT-FROM'), await site('SEAT-TO')];
    const roomId = await room(['s'], from);
    await sessionIn(exam, [roomId]);
    const id = await planFor(exam);
    await arrange(id);
    await must(step(id, 'publish'));
    const [learner] = exam.learners as [Member];
    const placementId = (await ownOf(learner))?.placementId ?? '';
    const placed = () => must(at.admin.get<Values>(`/placement/detail?id=${placementId}`));
    const before = await placed();
    expect(before['siteId']).toBe(from);
    const { version } = await must(operator.get<Values>(`/examination/room/detail?id=${roomId}`));
    await must(operator.post('/examination/room/update', { id: roomId, version, siteId: to }));
    expect(await placed()).toMatchObject({ siteId: to, version: before['version'] });
  });

  it('swaps two, and refuses a seat out of use, a room of another session, a full room and a plan that is given up', async () => {
    const exam = await at.exam({ people: 3 });
    const [roomId, other] = [await room(['sssx']), await room(['ss'])];
    const sessionId = await sessionIn(exam, [], { rooms: [{ roomId, places: 2 }] });
    const id = await planFor(exam);
    await arrange(id);
    const [one, two] = seatsOf(await boardOf(id)) as [Seat, Seat];
    await must(move({ id: one.entryId, sessionId, roomId, seat: two.seat }));
    const seats = seatsOf(await boardOf(id));
    expect(seats.map(({ entryId, seat }) => [entryId, seat])).toEqual([
      [two.entryId, one.seat],
      [one.entryId, two.seat],
    ]);
    const [rest] = (await boardOf(id)).left;
    const empty = [1, 2, 3].find((seat) => seats.every((each) => each.seat !== seat));
    expect(await move({ id: rest?.entryId, sessionId, roomId, seat: empty })).toMatchObject({
      status: 409,
      message: expect.stringContaining('名额已满'),
    });
    await must(move({ id: two.entryId }));
    expect(await move({ id: two.entryId, sessionId, roomId, seat: 4 })).toMatchObject({
      status: 422,
      data: { errors: [{ path: '/seat', message: '考场没有这个座位，或者这个座位停用' }] },
    });
    expect(await move({ id: two.entryId, sessionId, roomId: other, seat: 1 })).toMatchObject({ status: 422 });
    expect(await move({ id: two.entryId, seat: 1 })).toMatchObject({ status: 422, message: '请选择场次' });
    expect(await countsOf(id)).toEqual({ seated: 1, left: 2 });
    await must(step(id, 'cancel'));
    expect(await move({ id: two.entryId, sessionId, roomId, seat: one.seat })).toMatchObject({ status: 409 });
    expect(seatsOf(await boardOf(id))).toEqual([]);
  });

  it('names whose seat somebody got meanwhile, and stays a draft', async () => {
    const exam = await at.exam({ people: 2 });
    const roomId = await room(['ss']);
    const sessionId = await sessionIn(exam, [roomId]);
    const id = await planFor(exam);
    await arrange(id);
    const [first] = (await entriesOf(id)) as [Entry];
    await must(at.admin.post('/placement/save', { applyId: first.applyId, sessionId, roomId, seat: first.seat }));
    expect(await step(id, 'publish')).toMatchObject({
      status: 409,
      message: expect.stringContaining('“王小明”不能安排：在这个科目已有考位'),
    });
    expect(await at.counted(sessionId)).toEqual({ placed: 1 });
    await arrange(id);
    await must(step(id, 'publish'));
    expect(await at.counted(sessionId)).toEqual({ placed: 2 });
  });

  it('does not put anybody into a session at whose time they sit elsewhere', async () => {
    const exam = await at.exam({ people: 1 });
    const again = await at.exam({ learners: exam.learners });
    const busy = await sessionIn(exam, [await room(['s'])], { day: 40 });
    const first = await planFor(exam);
    await arrange(first);
    await must(step(first, 'publish'));
    expect(await at.counted(busy)).toEqual({ placed: 1 });
    await sessionIn(again, [await room(['s'])], { day: 40 });
    const second = await planFor(again);
    await arrange(second);
    expect((await boardOf(second)).left).toMatchObject([{ reason: '这段时间已有别的安排' }]);
  });

  it.runIf(database === 'postgres')('is shown while somebody else arranges or publishes it', async () => {
    const id = await planFor(await at.exam());
    await server.app.database.inScope({ scope: { tenantId: at.tenantId, userId: 'system' } }, async (transaction) => {
      await transaction.query(
        changing({
          text: `select from "seatingPlan" where "tenantId" = $1 and "id" = $2 for update`,
          values: [at.tenantId, id],
        }),
      );
      expect(await boardOf(id)).toMatchObject({ canMove: true, rooms: [] });
    });
  });

  it('Z11 online without a room there are no seats, and nobody is put there while they are busy', async () => {
    const busy = await at.exam({ people: 1 });
    await must(reserve(busy.learners[0] as Member, await at.session({ exam: busy, day: 41 })));
    const exam = await at.exam({ learners: busy.learners });
    const sessionId = await at.session({ exam, day: 41 });
    const later = await at.session({ exam, day: 42 });
    const id = await planFor(exam);
    await arrange(id);
    const [entry] = await entriesOf(id);
    expect(entry).toMatchObject({ sessionId: later, seat: null });
    expect(await move({ id: entry?.id, sessionId: later, seat: 5 })).toMatchObject({
      status: 422,
      data: { errors: [{ path: '/seat' }] },
    });
    expect(await move({ id: entry?.id, sessionId })).toMatchObject({
      status: 409,
      message: '“王小明”在这段时间已有别的安排',
    });
  });

  it('Z13 who reaches some people alone seats these around the others, also online without a limit', async () => {
    const role = { roleName: '自己的编排', reach: 'own', codes: ['a12-m2.13', 'a12-m2.13.10'] };
    const { id: roleId } = await must(at.admin.post<{ id: string }>('/role/save', role));
    const [one] = (await addMembers({ server, tenantId: at.tenantId, roleId, count: 1 })) as [Member];
    const others = await addMembers({ server, tenantId: at.tenantId, roleId: '2', count: 2 });
    const exam = await at.exam({ learners: [...others, one] });
    const sessionId = await at.session({ exam });
    for (const each of others)
      await must(at.admin.post('/placement/save', { applyId: (await ownOf(each))?.applyId, sessionId }));
    const id = await planFor(exam);
    await arrange(id, one);
    expect(await countsOf(id)).toEqual({ seated: 1, left: 0 });

    const two = await at.exam({ learners: [...others, one] });
    const roomId = await room(['sas']);
    await sessionIn(two, [roomId], { day: 45 });
    const shared = await planFor(two);
    await must(
      at.admin.post('/certApply/step', {
        ids: [(await applyOf(two, 0)) ?? ''],
        step: 'arrangeFor',
        needsAccessibleSeat: true,
      }),
    );
    await arrange(shared);
    const plan = await must(at.admin.get<Values>(`/seatingPlan/detail?id=${shared}`));
    expect(await one.post('/seatingPlan/save', { id: shared, version: plan['version'], isApart: false })).toMatchObject(
      { status: 403 },
    );
    expect(await one.post('/seatingPlan/step', { ids: [shared], step: 'cancel' })).toMatchObject({ status: 403 });
    const seen = seatsOf(await must(one.get<Board>(`/seatingPlan/seats?id=${shared}`)));
    expect(seen.filter(({ entryId }) => entryId === null)).toEqual([
      expect.objectContaining({ needsAccessible: false, problems: [] }),
      expect.objectContaining({ needsAccessible: false, problems: [] }),
    ]);
    await must(at.admin.post('/seatingPlan/save', { id: shared, version: plan['version'], isApart: false }));
    await must(step(shared, 'cancel'));
  });

  /** A sheet is checked and stored: what the import says, and each row's result by its order. */
  async function sheet(rows: string[][]): Promise<{ job: Values; results: Values[] }> {
    const caller = callerOf({ url: server.url, token: await server.signIn('admin') });
    const headings = ['报名号*', '姓名*', '场次编号*', '考场', '座位号'];
    const content = await writeSheet({ headings, rows });
    const checked = await checkImport({ caller, upload: operation('seatingRow.importExcel'), content });
    expect(checked).toMatchObject({ state: 'ready', bad: 0 });
    const job = await commitImport({ caller, commit: operation('seatingRow.importCommit'), job: checked });
    const page = { pageNum: 1, pageSize: 20, applyCode: '' };
    const listed = await Promise.all(
      rows.map(async ([applyCode = '', , sessionCode = '']) => {
        const own = { ...page, applyCode, sessionCode };
        return (await must(at.admin.post<{ rows: Values[] }>('/seatingRow/list', own))).rows[0] ?? {};
      }),
    );
    return { job, results: listed.map(({ state, reason }) => ({ state, reason })) };
  }
  async function namesOf(exam: Prepared, sessionId: string, roomId: string) {
    const applyIds = await Promise.all(exam.learners.map(async (each) => (await ownOf(each))?.applyId ?? ''));
    const { sessionCode } = await must(at.admin.get<Values>(`/certExam/getExamDetail?id=${sessionId}`));
    const { roomName } = await must(operator.get<Values>(`/examination/room/detail?id=${roomId}`));
    const codes = await Promise.all(
      applyIds.map(async (id) => String((await must(at.admin.get<Values>(`/certApply/detail?id=${id}`)))['applyCode'])),
    );
    return { codes, sessionCode: String(sessionCode), roomName: String(roomName) };
  }

  it('Z14 seats people by a sheet, who change with each other in any order, and takes them off where it is undone', async () => {
    const exam = await at.exam({ people: 4 });
    const roomId = await room(['ssx', 'sss']);
    const sessionId = await sessionIn(exam, [roomId]);
    const { codes, sessionCode, roomName } = await namesOf(exam, sessionId, roomId);
    const rowFor = (n: number, seat: string, name = '王小明'): string[] => [
      codes[n] ?? '',
      name,
      sessionCode,
      roomName,
      seat,
    ];
    expect((await sheet([rowFor(0, '1')])).results).toEqual([
      { state: 'refused', reason: '这个科目没有未发布的考场编排，请先新增一份' },
    ]);
    const id = await planFor(exam);
    const first = await sheet([rowFor(0, '1'), rowFor(1, '2')]);
    expect(first.results.map(({ state }) => state)).toEqual(['seated', 'seated']);
    await arrange(id);
    const seatOf = async (n: number) => {
      const { entryId } = seatsOf(await boardOf(id)).find(({ seat }) => seat === n) ?? {};
      return codes.indexOf(String((await entriesOf(id)).find((entry) => entry.id === entryId)?.['applyId.applyCode']));
    };
    expect([await seatOf(1), await seatOf(2)]).toEqual([0, 1]);
    expect(await countsOf(id)).toEqual({ seated: 4, left: 0 });
    const exported = await fetch(`${server.url}/api/seatingEntry/exportByExcel`, {
      method: 'POST',
      headers: { token: await server.signIn('admin'), 'content-type': 'application/json' },
      body: JSON.stringify({ planId: [id] }),
    });
    const [head = [], ...told] = (await readXlsxFile(Buffer.from(await exported.arrayBuffer())))[0]?.data ?? [];
    const cellOf = (row: unknown[], title: string): unknown => row[head.indexOf(title)];
    const [own = []] = told.filter((row) => cellOf(row, '报名 · 报名号') === codes[0]);
    expect(['结果', '场次', '考场', '座位号', '手工安排'].map((title) => cellOf(own, title))).toEqual([
      '已有座位',
      sessionCode,
      roomName,
      1,
      '是',
    ]);

    const { job, results } = await sheet([rowFor(1, '1'), rowFor(0, '2')]);
    expect(results.map(({ state }) => state)).toEqual(['seated', 'known']);
    expect([await seatOf(1), await seatOf(2)]).toEqual([1, 0]);

    const bad = await sheet([
      rowFor(2, '3'),
      rowFor(3, '1', '李大明'),
      ['BM-0', '王小明', sessionCode, roomName, '4'],
      [codes[1] ?? '', '王小明', 'CC0', roomName, '4'],
    ]);
    expect(bad.results.map(({ reason }) => reason)).toEqual([
      '考场没有这个座位，或者这个座位停用',
      '这个报名号是别人的，请核对报名号和姓名',
      '没有这个报名号，请核对',
      '没有这个场次编号，请核对',
    ]);
    expect([await seatOf(1), await seatOf(2)]).toEqual([1, 0]);
    expect((await sheet([rowFor(2, '3'), rowFor(2, '5')])).job).toMatchObject({ added: 1 });
    expect(await seatOf(5)).toBe(2);
    expect((await sheet([rowFor(2, '6'), rowFor(3, '6')])).results[1]).toEqual({
      state: 'refused',
      reason: '表中前面已有人坐这个座位',
    });

    expect(job['undoEffect']).toContain('离开座位');
    const undo = await must(at.admin.post<Values>('/job/undo', { id: job['id'] }));
    await expect.poll(() => countsOf(id)).toEqual({ seated: 3, left: 1 });
    await expect
      .poll(async () => (await must(at.admin.get<Values>(`/job/progress?id=${undo['id']}`)))['message'])
      .toMatch(
        /^删除了新增的 2 条（其中 1 条导入时没有办成或不用办），恢复了修改的 0 条；还坐在表中座位上的人离开座位/,
      );
    expect([await seatOf(1), await seatOf(2)]).toEqual([-1, 0]);
  });

  it('Z9 seats people of some departments, in one session, and others later', async () => {
    const exam = await at.exam({ people: 3 });
    const [first, second] = [
      await sessionIn(exam, [await room(['sss'])]),
      await sessionIn(exam, [await room(['sss'])]),
    ];
    const dept = async (values: Values): Promise<string> =>
      (await must(at.admin.post<{ id: string }>('/department/save', values))).id;
    const above = await dept({ deptName: `编排的学院 ${made}`, deptCode: `SEAT-D${made}` });
    const below = await dept({ deptName: `编排的班 ${made}`, deptCode: `SEAT-C${made}`, parentId: above });
    await at.change(
      `insert into "deptMember" ("id", "tenantId", "departmentId", "personId")
        select 'seat-' || p."id", $1, $2, p."id" from "person" p where p."tenantId" = $1 and p."userId" = $3`,
      [at.tenantId, below, exam.learners[1]?.userId],
    );
    const save = (values: Values): Promise<string> =>
      must(at.admin.post<{ id: string }>('/seatingPlan/save', { ...exam, learners: undefined, ...values })).then(
        ({ id }) => id,
      );
    const nobody = await save({
      departmentIds: [await dept({ deptName: `没有人的系 ${made}`, deptCode: `SEAT-N${made}` })],
    });
    expect(await arrange(nobody)).toMatchObject({ message: '没有要编排的人：这些部门没有已登记的人' });
    await must(step(nobody, 'cancel'));
    const id = await save({ departmentIds: [above], sessionId: second });
    expect(await arrange(id)).toMatchObject({ message: '1 人有座位' });
    await must(step(id, 'publish'));
    expect(await at.counted(second)).toEqual({ placed: 1 });
    expect((await ownOf(exam.learners[1] as Member))?.state).toBe('placed');
    const others = await save({ sessionId: first });
    expect(await arrange(others)).toMatchObject({ message: '2 人有座位' });
    await must(step(others, 'publish'));
    expect(await at.counted(first)).toEqual({ placed: 2 });
  });

  it('is refused without an open session, and a second draft of a subject, too', async () => {
    const exam = await at.exam({ people: 1 });
    const id = await planFor(exam);
    expect(await arrange(id)).toMatchObject({ state: 'failed', message: expect.stringContaining('没有已发布') });
    const twice = await at.admin.post('/seatingPlan/save', { examId: exam.examId, subjectId: exam.subjectId });
    expect(twice).toMatchObject({
      status: 422,
      data: { errors: [{ message: expect.stringContaining('已有一份没有发布的编排') }] },
    });
  });
});
